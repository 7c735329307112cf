/** The time on the wall, four times a second, for as long as somebody looks at it. */
import { createSubscriber } from "svelte/reactivity";

const subscribe = createSubscriber((update) => {
  let timer: ReturnType<typeof setInterval> | undefined;
  const look = (event?: Event) => {
    clearInterval(timer);
    if (document.hidden) return;
    if (event) update();
    timer = setInterval(update, 250);
  };
  look();
  document.addEventListener("visibilitychange", look);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", look);
  };
});

/** Reading it inside a template or a derived keeps that up to date. */
export function ticking(): number {
  subscribe();
  return Date.now();
}
