import { CLAIM_STATUSES, type ClaimStatus } from '#features/claims/rules.ts';
import { organisationPaths } from '#features/portal/web/organisation-paths.ts';

/** What an organisation looks at of its payments, as it stands in the address. */
export type AskedPayments = { status: ClaimStatus | null; year: string | null; page: number };

const YEAR = /^20\d\d$/;
const PAGE = /^[1-9]\d{0,4}$/;

export function askedPaymentsIn(search: string): AskedPayments {
  const asked = new URLSearchParams(search);
  const [year, page] = [asked.get('year') ?? '', asked.get('page') ?? ''];
  return {
    status: CLAIM_STATUSES.find((status) => status === asked.get('status')) ?? null,
    year: YEAR.test(year) ? year : null,
    page: PAGE.test(page) ? Number(page) : 1,
  };
}

export function paymentsHref(id: string, { status, year, page }: AskedPayments): string {
  const search = new URLSearchParams();
  if (status) search.set('status', status);
  if (year) search.set('year', year);
  if (page > 1) search.set('page', String(page));
  return search.size > 0 ? `${organisationPaths.payments(id)}?${search}` : organisationPaths.payments(id);
}

export const narrowedPayments = ({ status, year }: Pick<AskedPayments, 'status' | 'year'>) => ({
  ...(status && { status }),
  ...(year && { year }),
});
