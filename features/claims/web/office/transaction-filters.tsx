import type { FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { useTexts } from '#platform/web/language.tsx';
import { BadgeCount } from '#ui/badge-count.tsx';
import { Button } from '#ui/button.tsx';
import { ChipLink } from '#ui/chip-link.tsx';
import { ChipRow } from '#ui/chip-row.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { ClaimStatus } from '../../rules.ts';
import { accountsTexts } from '../../texts/office/token.ts';
import styles from './accounts.module.css';
import { type AskedFor, hrefOf, MAX_SEARCH_LENGTH } from './asked-for.ts';

type TransactionFiltersProps = {
  asked: AskedFor;
  counts: { waiting: number; failed: number; refused_refunds: number };
};

/** In the order of what has to be done. */
const STATUSES: readonly ClaimStatus[] = ['PENDING', 'FAILED', 'APPROVED', 'PAID', 'REJECTED', 'ROLLBACK'];
const MAX_COUNTED = 9999;

export function TransactionFilters({ asked, counts }: TransactionFiltersProps) {
  const { filters: texts, statuses, search, own_refund } = useTexts(accountsTexts);
  const navigate = useNavigate();
  const countOf: Partial<Record<ClaimStatus, number>> = { PENDING: counts.waiting, FAILED: counts.failed };
  const at = (part: Partial<AskedFor>) => hrefOf({ ...asked, page: 1, ...part });
  const isAll = asked.status === null && !asked.isRefundRefused;

  function find(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const q = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    void navigate(at({ q }), { preventScrollReset: true });
  }

  return (
    <div className={styles.filters}>
      <ChipRow label={texts.label}>
        <ChipLink href={at({ status: null, isRefundRefused: false })} isSelected={isAll}>
          {texts.all}
        </ChipLink>
        {STATUSES.map((status) => (
          <ChipLink key={status} href={at({ status, isRefundRefused: false })} isSelected={asked.status === status}>
            {statuses[status]}
            <BadgeCount count={countOf[status] ?? 0} limit={MAX_COUNTED} tone="neutral" />
          </ChipLink>
        ))}
        {counts.refused_refunds > 0 || asked.isRefundRefused ? (
          <ChipLink href={at({ status: null, isRefundRefused: true })} isSelected={asked.isRefundRefused}>
            {own_refund.refused}
            <BadgeCount count={counts.refused_refunds} limit={MAX_COUNTED} tone="neutral" />
          </ChipLink>
        ) : null}
      </ChipRow>
      <search>
        <form key={asked.q} className={styles.find} onSubmit={find}>
          <TextField type="search" name="q" label={search.label} defaultValue={asked.q} maxLength={MAX_SEARCH_LENGTH} />
          <Button type="submit" variant="secondary">
            {search.find}
          </Button>
        </form>
      </search>
    </div>
  );
}
