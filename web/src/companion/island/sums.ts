/**
 * The sums of Tropical Tycoon the disc did: rents of developments and the final Fortune. Every one of them is compared with
 * the rules themselves by tests/browser/test_companion_sums.py; nothing else may stand here.
 */
import { ISLAND } from "../lib/data";

/** A share of what the owner's deed says for three beach houses, in whole steps of money [TT-65]. */
const share = (deed: number, percent: number): number => Math.floor((deed * percent) / (100 * ISLAND.rent_step)) * ISLAND.rent_step;

/** By the die; below nothing: the owner pays the visitor [TT-65]. */
export const casinoRent = (deed: number, pips: number): number => share(deed, ISLAND.casino[pips - 1]);
/** By the sky, and by the ship in port [TT-65]. */
export const pierRent = (deed: number, sky: number, ship: number): number => share(deed, ISLAND.pier[sky] * (ship ? ISLAND.ship_times : 1));
export const parkRent = (deed: number, sky: number): number => share(deed, ISLAND.park[sky]);
/** By what stands on its left and right [TT-65]. */
export const restaurantRent = (deed: number, left: number, right: number): number =>
  share(deed, ISLAND.kitchen + ISLAND.neighbour[left] + ISLAND.neighbour[right]);

/** Improvements as printed, cash at the agreed rate, and the tokens [TT-84]. */
export const fortuneOf = (tokens: number, cash: number, printed: number, rate: number): number => tokens + Math.floor(cash / rate) + printed;
