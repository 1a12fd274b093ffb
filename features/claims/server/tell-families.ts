import { isThere, notify, recipient, recipientRow } from '#features/notifications/server/public.ts';
import { messageAddress } from '#features/tenants/message-address.ts';
import { type OriginSettings, tenantOfMunicipality } from '#features/tenants/resolve.ts';
import { ids } from '#features/vocabulary/ids.ts';
import { ADULT_AGE } from '#platform/language/ages.ts';
import { shortDate } from '#platform/language/dates.ts';
import { monthsAfter } from '#platform/language/days.ts';
import type { Locale } from '#platform/language/locale.ts';
import { kroner } from '#platform/language/money.ts';
import type { Context } from '#platform/server/context.ts';
import { rowsOf } from '#platform/server/rows.ts';
import type { ClaimRow } from './claim-rows.ts';

export type Telling = Pick<Context, 'db' | 'now' | 'secrets' | 'enqueue'> & { origins: OriginSettings };
export type Outcome = 'rejected' | 'rolled_back' | 'failed';
/** The municipality's own words, or ours in each language. */
type News = { outcome: Outcome; reason: string | Record<Locale, string> };

const familyRow = recipientRow.extend({ claim_id: ids.claim });

/** More than the guardians of all the children that are decided about at once. */
const MAX_TOLD = 1000;

/** Those who act for the child today; the one who was the child from the day they are of age. */
async function familiesOf({ db, now }: Telling, claims: readonly ClaimRow[]) {
  const grownUp = monthsAfter(shortDate(now), -ADULT_AGE * 12);
  const { rows } = await rowsOf(familyRow)`
    select ${recipient}, claim.id as claim_id
    from claim
    join card on card.id = claim.card_id
    join child on child.id = card.child_id
    join app_user on case when child.born_on <= ${grownUp}::date then app_user.id = child.user_id
      else exists (
        select from guardianship
        where guardianship.child_id = child.id and guardianship.guardian_user_id = app_user.id
          and guardianship.ended_at is null
      ) end
    where claim.id = any(${claims.map(({ id }) => id)}::uuid[]) and ${isThere}
    order by claim.id, app_user.id limit ${MAX_TOLD}`.execute(db);
  return rows;
}

/** CRD-04: what became of a payment, and why. */
export async function tellFamilies(
  context: Telling,
  claims: readonly ClaimRow[],
  { outcome, reason }: News,
): Promise<void> {
  const byId = new Map(claims.map((claim) => [claim.id, claim]));
  for (const person of await familiesOf(context, claims)) {
    const claim = byId.get(person.claim_id);
    const tenant = claim && tenantOfMunicipality(claim.municipality_id);
    if (!claim || !tenant) continue;
    const { id: user_id, name, address: to, lang: language } = person;
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

/** Where families see their accounts. */
const FAMILY_PATH = '/fritidskonto';
