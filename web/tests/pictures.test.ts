import { expect, it } from "vitest";
import { ISLAND } from "../src/companion/lib/data";
import { pictureOf } from "../src/companion/island/pictures";
import drawings from "../src/companion/parts/Picture.svelte?raw";

it("the drawing of a scene is what the channel's file says, whatever its words are, and every one is drawn", () => {
  const found = ISLAND.scenes.map((scene) => pictureOf(scene));
  expect(ISLAND.scenes.map((scene) => pictureOf({ ...scene, text: "" }))).toEqual(found);
  const drawn = [...drawings.matchAll(/name === "(\w+)"/g)].map(([, name]) => name);
  expect([...new Set(found)].filter(Boolean).sort()).toEqual(drawn.sort());
});
