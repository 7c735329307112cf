// Lets the site's search run on pages opened as files: a browser starts no worker there, so a hidden frame does its work.
// The generator would fetch such a stand-in from elsewhere; this one lies beside the pages.
(() => {
  if (location.protocol !== "file:") return;

  /** What runs inside the frame before the script: a worker's way to answer, and to read more scripts one after the other. */
  const inside = () => {
    window.postMessage = (data) => parent.dispatchEvent(new MessageEvent("frame-worker", { data }));
    window.importScripts = (...sources) =>
      sources.reduce(
        (before, src) =>
          before.then(
            () =>
              new Promise((resolve, reject) => {
                const script = Object.assign(document.createElement("script"), { src, onload: resolve, onerror: reject });
                document.body.append(script);
              }),
          ),
        Promise.resolve(),
      );
  };

  window.Worker = class extends EventTarget {
    constructor(url) {
      super();
      this.frame = Object.assign(document.createElement("iframe"), { hidden: true });
      document.body.append(this.frame);
      this.ready = new Promise((resolve) => this.frame.addEventListener("load", resolve, { once: true }));
      this.hear = ({ data }) => {
        const said = new MessageEvent("message", { data });
        this.dispatchEvent(said);
        this.onmessage?.(said);
      };
      addEventListener("frame-worker", this.hear);
      const page = this.frame.contentWindow.document;
      page.open();
      page.write(`<!doctype html><body><script>(${inside})()</script><script src="${url}"></script>`);
      page.close();
    }

    postMessage(data) {
      this.ready.then(() => this.frame.contentWindow.dispatchEvent(new MessageEvent("message", { data: structuredClone(data) })));
    }

    terminate() {
      removeEventListener("frame-worker", this.hear);
      this.frame.remove();
    }
  };
})();
