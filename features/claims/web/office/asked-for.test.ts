import { expect, test } from 'vitest';
import { askedForIn, EVERYTHING, hrefOf, transactionsAsked } from './asked-for.ts';

test('CRD-09 what the office looks at can be come back to by its address', () => {
  const asked = { list: 'transactions', status: 'FAILED', isRefundRefused: true, q: 'Solvik', page: 3 } as const;
  const { search } = new URL(hrefOf(asked), 'https://bergen.example');
  expect(askedForIn(search)).toEqual(asked);
  expect(askedForIn(new URL(hrefOf(EVERYTHING), 'https://bergen.example').search)).toEqual(EVERYTHING);
});

test('CRD-09 what an address says that is none of it is not asked for', () => {
  expect(askedForIn('?list=bank&status=LOST&page=-1&q=%20%20')).toEqual(EVERYTHING);
  expect(askedForIn(`?q=${'a'.repeat(500)}`).q).toHaveLength(100);
  expect(transactionsAsked(EVERYTHING, {})).toEqual({ query: { page: 1 } });
  expect(transactionsAsked(EVERYTHING, { municipality_id: '301' })).toEqual({
    query: { municipality_id: '301', page: 1 },
  });
});
