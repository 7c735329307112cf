/** The keyboard never loses its place: when what had the focus goes away, its successor gets it. */
const USABLE = "button:not([disabled]), a[href], input:not([disabled]), select:not([disabled]), summary, [tabindex]";

type Place = { element: HTMLElement; action: string; region: string };

/** An attachment for whoever holds the regions (`data-region`) of the table. */
export function keepFocus(root: HTMLElement): () => void {
  let last: Place | null = null;
  let pointed: Element | null = null;

  // Who clicked an answer is brought to the next question, never onto the same answer to it: Space would give it.
  const came = ({ target }: FocusEvent) => {
    const element = target as HTMLElement;
    last = { element, action: element === pointed ? "" : (element.dataset.action ?? ""), region: element.closest<HTMLElement>("[data-region]")?.dataset.region ?? "prompt" };
  };
  // A finger on nothing in particular takes the focus away on purpose.
  const pressed = ({ target }: PointerEvent) => {
    pointed = (target as HTMLElement).closest(USABLE);
    if (!pointed) last = null;
  };
  const look = () => {
    if (!last || (document.activeElement && document.activeElement !== document.body)) return;
    const { element, action, region } = last;
    if (element.isConnected && element.matches(":disabled")) return;
    const heir = element.isConnected
      ? element
      : (action && root.querySelector<HTMLElement>(`[data-region="${region}"] [data-action="${CSS.escape(action)}"]:not([disabled])`)) ||
        root.querySelector<HTMLElement>(`[data-region="${region}"]`) ||
        root.querySelector<HTMLElement>("[data-region=prompt]");
    heir?.focus({ preventScroll: true });
  };

  // Once a frame, however much changes; out of sight there are no frames.
  let waiting = false;
  const watcher = new MutationObserver(() => {
    if (waiting || document.hidden) return;
    waiting = true;
    requestAnimationFrame(() => {
      waiting = false;
      look();
    });
  });
  watcher.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ["disabled"] });
  root.addEventListener("focusin", came);
  addEventListener("pointerdown", pressed);
  return () => {
    watcher.disconnect();
    root.removeEventListener("focusin", came);
    removeEventListener("pointerdown", pressed);
  };
}
