import { sql } from 'kysely';
import { recordAudit } from '#features/audit/server/record-audit.ts';
import { mayIn } from '#features/organisations/policy.ts';
import { changeWith, demandInside } from '#features/organisations/server/queries.ts';
import { refuse } from '#platform/contract/problem.ts';
import type { Context } from '#platform/server/context.ts';
import type { SmsConfiguration } from '../contract.ts';
import { SMS_PARTS_PER_MONTH } from '../rules.ts';
import { imitatesAnother, namesMunicipality } from '../sender-names.ts';
import { REFUSALS } from '../texts/refusals.ts';
import { countAudience } from './audience.ts';
import { partsLeft } from './sms-price.ts';

export type SmsTerms = {
  /** What a part of an SMS costs. */
  smsPriceOre: number;
  /** Where SMS come from that have no approved sender of their own. */
  smsFrom: string;
};

/** For those who send as well as for those who configure. */
export async function smsConfiguration(context: Context, terms: SmsTerms, id: string): Promise<SmsConfiguration> {
  const organisation = await demandInside(context, id);
  if (!mayIn(organisation, 'send_sms') && !mayIn(organisation, 'edit_settings')) refuse('forbidden');
  return readConfiguration(context, terms, id);
}

export const setSmsConfiguration = (
  context: Context,
  terms: SmsTerms,
  id: string,
  { is_enabled, sender }: Pick<SmsConfiguration, 'is_enabled' | 'sender'>,
): Promise<SmsConfiguration> =>
  changeWith(context, id, 'edit_settings', async (inside, organisation) => {
    if (is_enabled && sender === null) {
      refuse('invalid', undefined, { sender: [REFUSALS[inside.language].sender_needed] });
    }
    if (sender !== null && (await isTaken(inside, sender, organisation.municipality_id))) {
      refuse('invalid', undefined, { sender: [REFUSALS[inside.language].sender_imitates] });
    }
    // Another name than before waits for the municipality again.
    await sql`
      update organisation
      set has_sms = ${is_enabled}, sms_sender = ${sender},
        sms_sender_status = case when sms_sender = ${sender} then sms_sender_status else 'waiting' end,
        sms_sender_reason = case when sms_sender = ${sender} then sms_sender_reason end,
        sms_sender_asked_at = case when sms_sender = ${sender} then sms_sender_asked_at else ${inside.now} end
      where id = ${id}`.execute(inside.db);
    await recordAudit(inside, 'sms.configure', {
      municipality_id: organisation.municipality_id,
      details: { organization: id, is_enabled, sender },
    });
    return readConfiguration(inside, terms, id);
  });

/** A name of another sender or another municipality. */
async function isTaken({ db }: Context, sender: string, municipalityId: number): Promise<boolean> {
  if (imitatesAnother(sender)) return true;
  const { rows } = await sql<{ name: string }>`
    select name from municipality where id <> ${municipalityId}`.execute(db);
  return rows.some(({ name }) => namesMunicipality(sender, name));
}

async function readConfiguration(context: Context, terms: SmsTerms, id: string): Promise<SmsConfiguration> {
  const { rows } = await sql<Pick<SmsConfiguration, 'is_enabled' | 'sender' | 'sender_status' | 'sender_reason'>>`
    select has_sms as is_enabled, sms_sender as sender, sms_sender_reason as sender_reason,
      case when sms_sender is not null then sms_sender_status end as sender_status
    from organisation where id = ${id}`.execute(context.db);
  const stored = rows[0] ?? refuse('not_found');
  const { recipients } = await countAudience(context, 'sms', id, 'member');
  return {
    ...stored,
    sender_in_use: stored.sender_status === 'approved' && stored.sender !== null ? stored.sender : terms.smsFrom,
    parts_left: await partsLeft(context, id),
    parts_per_month: SMS_PARTS_PER_MONTH,
    price_ore: terms.smsPriceOre,
    recipients,
  };
}
