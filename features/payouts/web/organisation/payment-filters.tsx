import type { ClaimStatus } from '#features/claims/rules.ts';
import { useTexts } from '#platform/web/language.tsx';
import { ChipLink } from '#ui/chip-link.tsx';
import { ChipRow } from '#ui/chip-row.tsx';
import { organisationPaymentTexts } from '../../texts/organisation/token.ts';
import { type AskedPayments, paymentsHref } from './asked-payments.ts';

type PaymentFiltersProps = { organisationId: string; asked: AskedPayments; years: readonly string[] };

const STATUSES: readonly ClaimStatus[] = ['PENDING', 'APPROVED', 'PAID', 'FAILED', 'REJECTED', 'ROLLBACK'];

export function PaymentFilters({ organisationId, asked, years }: PaymentFiltersProps) {
  const { filters: texts, statuses } = useTexts(organisationPaymentTexts);
  const at = (part: Partial<AskedPayments>) => paymentsHref(organisationId, { ...asked, page: 1, ...part });
  return (
    <div>
      <ChipRow label={texts.status}>
        <ChipLink href={at({ status: null })} isSelected={asked.status === null}>
          {texts.all}
        </ChipLink>
        {STATUSES.map((status) => (
          <ChipLink key={status} href={at({ status })} isSelected={asked.status === status}>
            {statuses[status]}
          </ChipLink>
        ))}
      </ChipRow>
      {years.length > 1 || asked.year !== null ? (
        <ChipRow label={texts.year}>
          <ChipLink href={at({ year: null })} isSelected={asked.year === null}>
            {texts.all_years}
          </ChipLink>
          {years.map((year) => (
            <ChipLink key={year} href={at({ year })} isSelected={asked.year === year}>
              {year}
            </ChipLink>
          ))}
        </ChipRow>
      ) : null}
    </div>
  );
}
