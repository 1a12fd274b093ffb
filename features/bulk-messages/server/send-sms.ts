import { sql } from 'kysely';
import { recordAudit } from '#features/audit/server/public.ts';
import { changeWith } from '#features/organisations/server/public.ts';
import type { OrganisationId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import { kroner } from '#platform/language/money.ts';
import type { Context } from '#platform/server/context.ts';
import type { SmsPrice } from '../contract.ts';
import { REFUSALS } from '../texts/refusals.ts';
import { priceOf, type SmsTerms, type SmsWish } from './sms-price.ts';
import { writeBulkMessage } from './write-message.ts';

/** Nothing is sent that costs more than a user has agreed to, and two at once cannot spend the same parts. */
export const sendSms = (
  context: Context,
  terms: SmsTerms,
  id: OrganisationId,
  wish: SmsWish & { agreed_cost_ore: number },
): Promise<SmsPrice> =>
  changeWith(context, id, 'send_sms', async (inside, organisation) => {
    await lockBudget(inside, organisation.municipality_id);
    const price = await priceOf(inside, terms, organisation, wish);
    const refusals = REFUSALS[inside.language];
    if (price.obstacle !== null) refuse('conflict', refusals[price.obstacle]);
    if (price.cost_ore > wish.agreed_cost_ore) refuse('conflict', refusals.price_changed(kroner(price.cost_ore)));
    const { recipients, parts, cost_ore } = price;
    const circular = await writeBulkMessage(inside, {
      organisation_id: id,
      channel: 'sms',
      audience: 'members',
      subject: null,
      body: wish.body,
      from_role: wish.from_role,
      recipients_count: recipients,
      parts_count: parts,
      cost_ore,
    });
    await recordAudit(inside, 'sms.send', {
      municipality_id: organisation.municipality_id,
      details: { organization: id, circular, recipients, parts, cost_ore },
    });
    return { ...price, parts_left: price.parts_left - parts };
  });

/** The day's parts are shared by the organisations of a municipality: the organisation's own lock is not enough. */
async function lockBudget({ db }: Context, municipalityId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('sms'), ${municipalityId}::int)`.execute(db);
}
