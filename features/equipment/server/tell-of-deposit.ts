import { familiesToTell } from '#features/cards/server/public.ts';
import type { EquipmentMessages } from '#features/messages/equipment-messages.ts';
import { notify } from '#features/notifications/server/public.ts';
import { messageAddress } from '#features/tenants/message-address.ts';
import { tenantOfMunicipality } from '#features/tenants/resolve.ts';
import { kroner } from '#platform/language/money.ts';
import type { LoanRow } from './loan-rows.ts';
import { FAMILY_PATH, type Telling } from './tell-family.ts';

export type DepositNews = EquipmentMessages['depositNews']['news'];

/** Those who act for the child today are told what becomes of the deposit. */
export async function tellOfDeposit(context: Telling, loan: LoanRow, news: DepositNews): Promise<void> {
  const { municipality_id, deposit, card_id, name: item } = loan;
  const tenant = tenantOfMunicipality(municipality_id);
  if (!(tenant && deposit)) return;
  const { amount_ore, kept_ore, reason } = deposit;
  for (const { id: user_id, name, address: to, lang: language, for_child } of await familiesToTell(context, [
    card_id,
  ])) {
    const values = {
      name,
      item,
      child: for_child ?? '',
      news,
      amount: kroner(amount_ore),
      kept: kroner(kept_ore),
      back: kroner(amount_ore - kept_ore),
      reason: reason ?? '',
      url: messageAddress({ tenant, language }, context.origins, FAMILY_PATH),
    };
    await notify({ ...context, tenant }, { to, user_id, language, template: 'depositNews', values });
  }
}
