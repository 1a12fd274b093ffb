import { longDate } from '#platform/language/date-forms.ts';
import { momentTexts } from '#platform/language/moments/token.ts';
import { grouped } from '#platform/language/money.ts';
import { useTexts } from '#platform/web/language.tsx';
import { NumberTiles } from '#ui/number-tiles.tsx';
import type { AuditOffice } from '../contract.ts';
import { ledgerTexts } from '../texts/token.ts';

/** The journal in four numbers. */
export function AuditNumbers({ office }: { office: AuditOffice }) {
  const { numbers: texts } = useTexts(ledgerTexts);
  const moments = useTexts(momentTexts);
  const { postings, first_at, broken_links, broken_last_at, days_without_fault, fault_last_at, corrections } = office;
  return (
    <NumberTiles
      tiles={[
        {
          name: texts.postings,
          value: grouped(postings),
          note: first_at === null ? texts.no_postings : texts.since(longDate(first_at, moments)),
        },
        {
          name: texts.broken,
          value: grouped(broken_links),
          note: broken_last_at === null ? texts.broken_never : texts.broken_last(longDate(broken_last_at, moments)),
        },
        {
          name: texts.days,
          value: grouped(days_without_fault),
          note: fault_last_at === null ? texts.fault_never : texts.fault_last(longDate(fault_last_at, moments)),
        },
        { name: texts.corrections, value: grouped(corrections), note: texts.corrections_note },
      ]}
    />
  );
}
