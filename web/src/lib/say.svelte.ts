/**
 * The browser's voice: one utterance a sentence, for some stop in the middle of long ones. Everything said stands on the
 * screen as well, so nothing is lost where there is no voice, or where it is switched off.
 */
const KEY = "passgo.voice";

class Voice {
  on = $state(true);
  /** The sentence that is being read, for the caption. */
  reading = $state(-1);
  #turn = 0;

  constructor() {
    try {
      this.on = localStorage.getItem(KEY) !== "off";
    } catch {
      // It speaks.
    }
  }

  get possible(): boolean {
    return "speechSynthesis" in window && typeof SpeechSynthesisUtterance === "function";
  }

  switch(on = !this.on): void {
    this.on = on;
    if (!on) this.stop();
    try {
      localStorage.setItem(KEY, on ? "on" : "off");
    } catch {
      // See above.
    }
  }

  stop(): void {
    this.#turn++;
    this.reading = -1;
    if (this.possible) speechSynthesis.cancel();
  }

  /** To be called in a tap: some browsers let no page speak by itself. */
  say(text: string): void {
    this.stop();
    if (!this.on || !this.possible) return;
    const turn = this.#turn;
    sentences(text).forEach((sentence, n) => {
      const said = new SpeechSynthesisUtterance(sentence);
      said.lang = document.documentElement.lang;
      said.onstart = () => {
        if (turn === this.#turn) this.reading = n;
      };
      said.onend = () => {
        if (turn === this.#turn && this.reading === n) this.reading = -1;
      };
      try {
        speechSynthesis.speak(said);
      } catch {
        // The caption is there.
      }
    });
  }
}

export const sentences = (text: string): string[] =>
  text
    .match(/[^.!?]+[.!?]+["”’]?|[^.!?]+$/g)
    ?.map((one) => one.trim())
    .filter(Boolean) ?? [];

export const voice = new Voice();
