import { expect, test } from 'vitest';
import { askedPaymentsIn, paymentsHref } from './asked-payments.ts';

const NOTHING = { status: null, year: null, page: 1 };

test('CRD-09 what an organisation looks at of its payments can be come back to by its address', () => {
  const asked = { status: 'PAID', year: '2026', page: 3 } as const;
  const { search } = new URL(paymentsHref('club', asked), 'https://bergen.example');
  expect(askedPaymentsIn(search)).toEqual(asked);
  expect(askedPaymentsIn(new URL(paymentsHref('club', NOTHING), 'https://bergen.example').search)).toEqual(NOTHING);
  expect(askedPaymentsIn('?status=LOST&year=26&page=0')).toEqual(NOTHING);
});
