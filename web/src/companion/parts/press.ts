/** Works in the moment it is touched, not when the finger leaves; by keyboard and by readers as any button. */
export function press(node: HTMLElement, act: () => void) {
  let now = act;
  const down = (event: PointerEvent) => {
    if (event.button === 0 && event.isPrimary) now();
  };
  const click = (event: MouseEvent) => {
    if (event.detail === 0) now();
  };
  node.addEventListener("pointerdown", down);
  node.addEventListener("click", click);
  return {
    update: (next: () => void) => (now = next),
    destroy() {
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("click", click);
    },
  };
}
