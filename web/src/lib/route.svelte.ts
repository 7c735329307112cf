/** Where we are: everything stands in the fragment, so no server ever reads a secret from an address. */
const read = (): string[] => location.hash.replace(/^#\/?/, "").split("/").filter(Boolean).map(decodeURIComponent);

class Route {
  parts = $state<string[]>(read());
  /** Somebody has gone from one page to another; the first one is begun at its top. */
  moved = false;

  constructor() {
    addEventListener("hashchange", () => {
      this.moved = true;
      this.parts = read();
    });
  }

  go(...parts: string[]): void {
    location.hash = "/" + parts.map(encodeURIComponent).join("/");
  }

  /** The same place without what must not stay in the history. */
  replace(...parts: string[]): void {
    history.replaceState(null, "", "#/" + parts.map(encodeURIComponent).join("/"));
    this.parts = parts;
  }
}

export const route = new Route();
export const link = (...parts: string[]): string => `${location.origin}/#/${parts.map(encodeURIComponent).join("/")}`;
