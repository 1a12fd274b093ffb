/** Keeps `(3) ` in front of the page's title, whatever the pages call themselves meanwhile. */
export function titleBadge(): { show(count: number): void; stop(): void } {
  let count = 0;
  let plain = document.title;
  let shown = plain;

  function write() {
    if (document.title !== shown) plain = document.title;
    shown = count > 0 ? `(${count > MAX_SHOWN ? `${MAX_SHOWN}+` : count}) ${plain}` : plain;
    if (document.title !== shown) document.title = shown;
  }

  const watch = new MutationObserver(write);
  watch.observe(document.head, { childList: true, subtree: true, characterData: true });
  return {
    show(next) {
      count = next;
      write();
    },
    stop() {
      watch.disconnect();
      count = 0;
      write();
    },
  };
}

const MAX_SHOWN = 99;
