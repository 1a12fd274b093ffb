import { expect, test } from 'vitest';
import type { AlongList } from '../contract.ts';
import { withoutDoubt } from './queries.ts';

test('BEY-04 digits that would mean two things on a list are known as neither', () => {
  const reading = {
    kind: 'ticket',
    outcome: 'holds',
    title: 'Svømming',
    holder: null,
    detail: null,
    until: null,
  } as const;
  const entry = (digest: string, digits_mark: string | null): AlongList['entries'][number] => ({
    digest,
    digits_mark,
    from: null,
    reading,
  });
  const list = [entry('a', '334z'), entry('b', '17k'), entry('c', '334z'), entry('d', null), entry('e', null)];
  expect(withoutDoubt(list).map(({ digest, digits_mark }) => [digest, digits_mark])).toEqual([
    ['a', null],
    ['b', '17k'],
    ['c', null],
    ['d', null],
    ['e', null],
  ]);
});
