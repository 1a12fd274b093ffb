import { sql } from 'kysely';
import { familiesToTell } from '#features/cards/server/public.ts';
import { isThere, notify, recipient, recipientRow } from '#features/notifications/server/public.ts';
import { messageAddress } from '#features/tenants/message-address.ts';
import { tenantOfMunicipality } from '#features/tenants/resolve.ts';
import type { ClaimId } from '#features/vocabulary/ids.ts';
import { kroner } from '#platform/language/money.ts';
import { rowsOf } from '#platform/server/rows.ts';
import { readClaims } from './claim-rows.ts';
import type { OwnMoneyToTell } from './jobs-declared.ts';
import { FAMILY_PATH, type Telling } from './tell-families.ts';

/** BEY-07: what the family wanted to add never came, or could not be taken. Nothing was, of either part. */
export async function tellOfOwnMoney(context: Telling, { claim_id, why }: OwnMoneyToTell): Promise<void> {
  const [claim] = await readClaims(context, { where: sql`claim.id = ${claim_id}`, limit: 1 });
  const tenant = claim && tenantOfMunicipality(claim.municipality_id);
  if (!claim || !tenant) return;
  const people = [...(await payerOf(context, claim_id)), ...(await familiesToTell(context, [claim.card_id]))];
  const told = [...new Map(people.map((person) => [person.id, person])).values()];
  await notify(
    { ...context, tenant },
    ...told.map(({ id: user_id, name, address: to, lang: language }) => ({
      to,
      user_id,
      language,
      template: 'ownMoneyEnded' as const,
      values: {
        name,
        payee: claim.payee_name,
        amount: kroner(claim.own_ore),
        why,
        url: messageAddress({ tenant, language }, context.origins, FAMILY_PATH),
      },
      once_key: `own-money-ended:${claim_id}:${user_id}`,
    })),
  );
}

/** Whose money it was, also where they have no part in the account any more. */
async function payerOf({ db }: Telling, claim: ClaimId) {
  const { rows } = await rowsOf(recipientRow)`
    select ${recipient} from claim join payment on payment.id = claim.payment_id
    join app_user on app_user.id = payment.user_id
    where claim.id = ${claim} and ${isThere}`.execute(db);
  return rows;
}
