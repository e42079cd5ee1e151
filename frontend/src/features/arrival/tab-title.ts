export interface TabMark {
  unread: number;
  /** The code that came while the tab was hidden. */
  code: string | null;
}

const productName = 'Efêmera';

export function markedTitle(title: string, { unread, code }: TabMark): string {
  if (code !== null) return `${code} · ${productName}`;
  return unread > 0 ? `(${unread}) ${title}` : title;
}

/**
 * Marks the title of the tab with unread number or code, and again when another page or language has replaced it.
 *
 * @returns a function that sets the mark, and a function that stops this.
 */
export function tabTitle(): { mark: (mark: TabMark) => void; stop: () => void } {
  let plain = document.title;
  let marked = plain;
  let current: TabMark = { unread: 0, code: null };

  const write = () => {
    marked = markedTitle(plain, current);
    if (document.title !== marked) document.title = marked;
  };
  const observer = new MutationObserver(() => {
    if (document.title === marked) return;
    plain = document.title;
    write();
  });
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  return {
    mark: (mark) => {
      current = mark;
      write();
    },
    stop: () => {
      observer.disconnect();
      document.title = plain;
    },
  };
}
