import { expect, test } from 'vitest';
import type { ThreadMessage } from '../contract.ts';
import {
  lastSeqIn,
  type MessagePages,
  messagesIn,
  reachesEnd,
  withChanged,
  withNewer,
  withOwn,
} from './message-pages.ts';
import type { MessagePage } from './thread-queries.ts';

const line = (seq: number, body = `${seq}`) => ({ seq, body }) as ThreadMessage;
const page = (seqs: number[], has_newer = false): MessagePage => ({
  data: seqs.map((seq) => line(seq)),
  meta: { has_older: true, has_newer, others_read_seq: 0 },
});
const pagesOf = (...pages: MessagePage[]): MessagePages => ({ pages, pageParams: pages.map(() => ({})) });
const seqs = (pages: MessagePages | null) => pages && messagesIn(pages).map(({ seq }) => seq);

test('CHT-01 lines are in order, each once, however they came', () => {
  const known = pagesOf(page([1, 2]), page([3, 4]));
  expect(seqs(withNewer(known, page([4, 5])))).toEqual([1, 2, 3, 4, 5]);
  expect(lastSeqIn(known)).toBe(4);
});

test('CHT-01 one’s own line is shown at once where nothing is missing before it, and else read with what is', () => {
  const known = pagesOf(page([1, 2]));
  expect(seqs(withOwn(known, line(3)))).toEqual([1, 2, 3]);
  expect(withOwn(known, line(4))).toBeNull();
  expect(withOwn(pagesOf(page([1, 2], true)), line(3))).toBeNull();
});

test('CHT-01 what was missed and is more than one page leaves more to read below', () => {
  expect(reachesEnd(withNewer(pagesOf(page([1])), page([2, 3], true)))).toBe(false);
  expect(reachesEnd(withNewer(pagesOf(page([1])), page([2, 3])))).toBe(true);
});

test('CHT-01 a line that was edited takes the place of the one before', () => {
  const changed = withChanged(pagesOf(page([1, 2])), line(2, 'annet'));
  expect(messagesIn(changed).map(({ body }) => body)).toEqual(['1', 'annet']);
});
