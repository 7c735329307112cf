/** A part of the page that could not be fetched (the network was gone for a moment, or the server has a newer page by now) is missing
 *  until the page is loaded anew, and with it perhaps the only way to answer. The game is on the server: nothing is lost by it. */
const KEY = "passgo.anew";
const SOON = 1_000;
/** Where it does not help, as with a browser that blocks a part, it is tried less and less often. */
const RARER = 15;

const after = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

async function anew(): Promise<void> {
  let times = 0;
  try {
    times = Number(sessionStorage.getItem(KEY) ?? 0);
    sessionStorage.setItem(KEY, String(times + 1));
  } catch {
    // A browser that keeps nothing could be loading for ever: it goes on without that part.
    return;
  }
  await after(SOON * RARER ** Math.min(times, 4));
  // Whoever loads a page nobody answers has none at all: wait until somebody does.
  while (
    !(await fetch("./", { cache: "no-store" }).then(
      (answer) => answer.ok,
      () => false,
    ))
  )
    await after(SOON);
  location.reload();
}

export const watchParts = (): void => addEventListener("vite:preloadError", () => void anew(), { once: true });
