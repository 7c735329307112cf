/** A phone shakes in the hand that has touched the page; before that the browser would only grumble. */
export function shake(pattern: number | number[]): void {
  const { navigator } = globalThis;
  if (navigator?.userActivation?.hasBeenActive ?? true) navigator?.vibrate?.(pattern);
}
