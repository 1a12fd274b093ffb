import { officePaths } from '#features/portal/web/office-paths.ts';
import { CLAIM_STATUSES, type ClaimStatus } from '../../rules.ts';

const LISTS = ['transactions', 'participations', 'files'] as const;

/** What the office looks at, as it stands in the address. */
export type AskedFor = {
  list: (typeof LISTS)[number];
  status: ClaimStatus | null;
  /** Those alone whose own money the provider refused to give back. */
  isRefundRefused: boolean;
  q: string;
  page: number;
};

export const EVERYTHING: AskedFor = { list: 'transactions', status: null, isRefundRefused: false, q: '', page: 1 };

/** As long as the server reads. */
export const MAX_SEARCH_LENGTH = 100;
const REFUSED = 'refused' as const;
const PAGE = /^[1-9]\d{0,4}$/;

export function askedForIn(search: string): AskedFor {
  const asked = new URLSearchParams(search);
  const page = asked.get('page') ?? '';
  return {
    list: LISTS.find((list) => list === asked.get('list')) ?? 'transactions',
    status: CLAIM_STATUSES.find((status) => status === asked.get('status')) ?? null,
    isRefundRefused: asked.get('refund') === REFUSED,
    q: (asked.get('q') ?? '').trim().slice(0, MAX_SEARCH_LENGTH),
    page: PAGE.test(page) ? Number(page) : 1,
  };
}

export function hrefOf({ list, status, isRefundRefused, q, page }: AskedFor): string {
  const search = new URLSearchParams();
  if (list !== 'transactions') search.set('list', list);
  if (status) search.set('status', status);
  if (isRefundRefused) search.set('refund', REFUSED);
  if (q) search.set('q', q);
  if (page > 1) search.set('page', String(page));
  return search.size > 0 ? `${officePaths.accounts}?${search}` : officePaths.accounts;
}

/** The question to the server. */
export const transactionsAsked = ({ page, ...asked }: AskedFor, office: { municipality_id?: string }) => ({
  query: { ...office, page, ...narrowedBy(asked) },
});

/** What the list is narrowed by, on the screen and in a file. */
export const narrowedBy = ({ status, isRefundRefused, q }: Pick<AskedFor, 'status' | 'isRefundRefused' | 'q'>) => ({
  ...(status && { status }),
  ...(isRefundRefused && { refund: REFUSED }),
  ...(q && { q }),
});
