/** What is told besides the picture: to ears at once, to ears when there is time, and one line for everybody. */
class Live {
  urgent = $state("");
  soft = $state("");
  note = $state("");
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** One line that goes away by itself. */
  tell(text: string, ms = 4000): void {
    this.note = text;
    clearTimeout(this.#timer);
    if (ms) this.#timer = setTimeout(() => (this.note = ""), ms);
  }
}

export const live = new Live();
