import { inputDate } from '#platform/language/date-forms.ts';
import type { StampDates, StampStatus } from '../rules.ts';
import type { CertificateTexts } from '../texts/token.ts';

/** CER-04: from when until when, as DD/MM/YYYY; null where nobody has decided yet. */
export function periodText(
  { start_at, end_at, forever, status }: StampDates & { status: StampStatus },
  texts: CertificateTexts['facts'],
): string | null {
  if (forever) return texts.forever;
  const [from, to] = [start_at, end_at].map((day) => (day === null ? null : inputDate(day)));
  if (from && to) return status === 'expired' ? texts.past(from, to) : texts.period(from, to);
  if (from) return texts.since(from);
  return to ? texts.until(to) : null;
}
