import { longDate } from '#platform/language/date-forms.ts';
import type { MomentTexts } from '#platform/language/moments/texts-for.ts';
import type { OrganisationPayment } from '../../organisation-contract.ts';
import type { OrganisationPaymentTexts } from '../../texts/organisation/token.ts';

/** Of the child the first name and the year of birth, and no more. */
export const payerWords = (
  { child_first_name, child_birth_year }: Pick<OrganisationPayment, 'child_first_name' | 'child_birth_year'>,
  texts: OrganisationPaymentTexts,
): string =>
  child_first_name === null || child_birth_year === null
    ? texts.forgotten
    : texts.child(child_first_name, child_birth_year);

/** The file to the bank that it went with, or why it is in none. */
export function payoutWords(
  { status, payout }: Pick<OrganisationPayment, 'status' | 'payout'>,
  texts: OrganisationPaymentTexts,
  moments: MomentTexts,
): string {
  if (payout) {
    const number = String(payout.number);
    return payout.pay_on ? texts.payout(number, longDate(payout.pay_on, moments)) : texts.payout_waits(number);
  }
  if (status === 'PAID') return texts.settled;
  return status === 'REJECTED' || status === 'ROLLBACK' ? texts.never : texts.no_payout;
}
