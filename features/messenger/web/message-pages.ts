import type { InfiniteData } from '@tanstack/react-query';
import type { ThreadMessage } from '../contract.ts';
import type { MessagePage } from './thread-queries.ts';

export type MessagePages = InfiniteData<MessagePage, unknown>;

/** In order, each once: a line can come with a page and by itself. */
export function messagesIn(pages: MessagePages | undefined): ThreadMessage[] {
  const bySeq = new Map(pages?.pages.flatMap(({ data }) => data).map((message) => [message.seq, message]));
  return [...bySeq.values()].sort((one, other) => one.seq - other.seq);
}

export const lastSeqIn = (pages: MessagePages | undefined): number => messagesIn(pages).at(-1)?.seq ?? 0;

/** Whether what is shown goes on to the newest line. */
export const reachesEnd = (pages: MessagePages | undefined): boolean => !(pages?.pages.at(-1)?.meta.has_newer ?? false);

/** What comes after the last line that is known; other lines replace what is known of them. */
export function withNewer(pages: MessagePages, newer: MessagePage): MessagePages {
  const last = pages.pages.at(-1);
  if (!last) return pages;
  const end = lastSeqIn(pages);
  const added = newer.data.filter(({ seq }) => seq > end);
  const page = { data: [...last.data, ...added], meta: { ...last.meta, has_newer: newer.meta.has_newer } };
  return { ...pages, pages: [...pages.pages.slice(0, -1), page] };
}

/** There is more to read further down, for the user who scrolls there. */
export const withMoreBelow = (pages: MessagePages): MessagePages => ({
  ...pages,
  pages: pages.pages.map((page, at) =>
    at === pages.pages.length - 1 ? { ...page, meta: { ...page.meta, has_newer: true } } : page,
  ),
});

export const withChanged = (pages: MessagePages, changed: ThreadMessage): MessagePages => ({
  ...pages,
  pages: pages.pages.map((page) => ({
    ...page,
    data: page.data.map((message) => (message.seq === changed.seq ? changed : message)),
  })),
});

/** What the user has written has arrived. Where lines before it are missing, they are read first. */
export function withOwn(pages: MessagePages, own: ThreadMessage): MessagePages | null {
  if (!reachesEnd(pages) || own.seq > lastSeqIn(pages) + 1) return null;
  return withNewer(pages, { data: [own], meta: { has_older: true, has_newer: false, others_read_seq: 0 } });
}
