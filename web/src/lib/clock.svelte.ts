/** The time on the wall, four times a second, for as long as somebody looks at it. */
import { createSubscriber } from "svelte/reactivity";

const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, 250);
  return () => clearInterval(timer);
});

/** Reading it inside a template or a derived keeps that up to date. */
export function ticking(): number {
  subscribe();
  return Date.now();
}
