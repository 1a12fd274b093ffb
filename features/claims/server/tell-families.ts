import { familiesToTell } from '#features/cards/server/public.ts';
import { notify } from '#features/notifications/server/public.ts';
import { messageAddress } from '#features/tenants/message-address.ts';
import { type OriginSettings, tenantOfMunicipality } from '#features/tenants/resolve.ts';
import type { Locale } from '#platform/language/locale.ts';
import { kroner } from '#platform/language/money.ts';
import type { Context } from '#platform/server/context.ts';
import type { ClaimRow } from './claim-rows.ts';

export type Telling = Pick<Context, 'db' | 'now' | 'secrets' | 'enqueue'> & { origins: OriginSettings };
export type Outcome = 'rejected' | 'rolled_back' | 'failed';
/** The municipality's own words, or ours in each language. */
type News = { outcome: Outcome; reason: string | Record<Locale, string> };

/** CRD-04: what became of a payment, and why. */
export async function tellFamilies(
  context: Telling,
  claims: readonly ClaimRow[],
  { outcome, reason }: News,
): Promise<void> {
  const families = await familiesToTell(context, [...new Set(claims.map(({ card_id }) => card_id))]);
  const byCard = Map.groupBy(families, ({ card_id }) => card_id);
  for (const claim of claims) {
    const tenant = tenantOfMunicipality(claim.municipality_id);
    if (!tenant) continue;
    for (const { id: user_id, name, address: to, lang: language } of byCard.get(claim.card_id) ?? []) {
      const values = {
        name,
        payee: claim.payee_name,
        amount: kroner(claim.purse_ore),
        outcome,
        reason: typeof reason === 'string' ? reason : reason[language],
        url: messageAddress({ tenant, language }, context.origins, FAMILY_PATH),
      };
      await notify({ ...context, tenant }, { to, user_id, language, template: 'claimChanged', values });
    }
  }
}

/** Where families see their accounts. */
export const FAMILY_PATH = '/fritidskonto';
