import { familiesToTell } from '#features/cards/server/public.ts';
import type { EquipmentMessages } from '#features/messages/equipment-messages.ts';
import { notify } from '#features/notifications/server/public.ts';
import { messageAddress } from '#features/tenants/message-address.ts';
import { type OriginSettings, tenantOfMunicipality } from '#features/tenants/resolve.ts';
import { whenInLetter } from '#platform/language/when-in-letters.ts';
import type { Context } from '#platform/server/context.ts';
import { opensAt } from '../opening.ts';
import { firstDay, returnBy } from '../stretch.ts';
import { type LoanRow, spanOfLoan } from './loan-rows.ts';

export type Telling = Pick<Context, 'db' | 'now' | 'secrets' | 'enqueue'> & { origins: OriginSettings };
export type LoanNews = EquipmentMessages['loanNews']['news'] | 'offered';

/** Where families see what they have borrowed. */
export const FAMILY_PATH = '/tickets/marketplace';

/** Those who act for the child today are told what has become of a loan, or has to be done with it. */
export async function tellFamily(context: Telling, loan: LoanRow, news: LoanNews): Promise<void> {
  const tenant = tenantOfMunicipality(loan.municipality_id);
  if (!tenant) return;
  const { name: item, place_name: place, card_id } = loan;
  for (const { id: user_id, name, address: to, lang: language, for_child } of await familiesToTell(context, [
    card_id,
  ])) {
    const values = {
      name,
      item,
      child: for_child ?? '',
      when: whenInLetter({ start_at: momentOfNews(loan, news).toISOString() }, language, context.now),
      url: messageAddress({ tenant, language }, context.origins, FAMILY_PATH),
    };
    const envelope = { to, user_id, language };
    await notify(
      { ...context, tenant },
      news === 'offered'
        ? { ...envelope, template: 'loanOffered', values }
        : { ...envelope, template: 'loanNews', values: { ...values, place, news } },
    );
  }
}

/** Of an offer when it has to be answered by; else when the piece has to be back. */
function momentOfNews(loan: LoanRow, news: LoanNews): Date {
  if (news === 'offered' && loan.answer_by) return new Date(loan.answer_by);
  const span = spanOfLoan(loan);
  if (news === 'piece_late' && loan.unit === 'day') return opensAt(loan, firstDay(span));
  return news === 'due_tomorrow' || news === 'due_today' || news === 'overdue'
    ? returnBy(loan, span)
    : new Date(span.from);
}
