import { sql } from 'kysely';
import { recordAudit } from '#features/audit/server/public.ts';
import { changeWith, demandInside } from '#features/organisations/server/public.ts';
import type { OriginSettings } from '#features/tenants/resolve.ts';
import type { OrganisationId, UserId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { rowsOf, text, textOrNull } from '#platform/server/rows.ts';
import { smsConfiguration as configuration, type SmsConfiguration } from '../contract.ts';
import { maySeeSmsConfiguration } from '../policy.ts';
import { SMS_PARTS_PER_MONTH } from '../rules.ts';
import { imitatesAnother, namesMunicipality } from '../sender-names.ts';
import { REFUSALS } from '../texts/refusals.ts';
import { countAudience } from './audience.ts';
import { partsLeft, type SmsTerms } from './sms-price.ts';
import { tellAboutProposal } from './tell-about-sender.ts';

export type SenderTerms = SmsTerms & {
  /** Where SMS come from that have no approved sender of their own. */
  smsFrom: string;
};

export async function smsConfiguration(
  context: Context,
  terms: SenderTerms,
  id: OrganisationId,
): Promise<SmsConfiguration> {
  const organisation = await demandInside(context, id);
  if (!maySeeSmsConfiguration(organisation)) refuse('forbidden');
  return readConfiguration(context, terms, id);
}

export const setSmsConfiguration = (
  context: Context,
  terms: SenderTerms & { origins: OriginSettings },
  id: OrganisationId,
  { is_enabled, sender }: Pick<SmsConfiguration, 'is_enabled' | 'sender'>,
): Promise<SmsConfiguration> =>
  changeWith(context, id, 'edit_settings', async (inside, organisation) => {
    if (is_enabled && !terms.hasSms) refuse('conflict', REFUSALS[inside.language].not_available);
    if (is_enabled && sender === null) {
      refuse('invalid', undefined, { sender: [REFUSALS[inside.language].sender_needed] });
    }
    if (sender !== null && (await isTaken(inside, sender, organisation.municipality_id))) {
      refuse('invalid', undefined, { sender: [REFUSALS[inside.language].sender_imitates] });
    }
    const proposer = actorOf(inside).id;
    const { stored, person } = await beforeProposal(inside, id, proposer);
    // Another name than before waits for the municipality again.
    await sql`
      update organisation
      set has_sms = ${is_enabled}, sms_sender = ${sender},
        sms_sender_status = case when sms_sender = ${sender} then sms_sender_status else 'waiting' end,
        sms_sender_reason = case when sms_sender = ${sender} then sms_sender_reason end,
        sms_sender_asked_at = case when sms_sender = ${sender} then sms_sender_asked_at else ${inside.now} end,
        sms_sender_asked_by = case when sms_sender = ${sender} then sms_sender_asked_by else ${proposer}::uuid end
      where id = ${id}`.execute(inside.db);
    await recordAudit(inside, 'sms.configure', {
      municipality_id: organisation.municipality_id,
      details: { organization: id, is_enabled, sender },
    });
    if (sender !== null && sender !== stored)
      await tellAboutProposal(inside, terms.origins, organisation, { sender, person });
    return readConfiguration(inside, terms, id);
  });

/** The name until now, and who proposes another. */
async function beforeProposal({ db }: Context, id: OrganisationId, proposer: UserId) {
  const { rows } = await rowsOf({ stored: textOrNull, person: text })`
    select organisation.sms_sender as stored, app_user.name as person
    from organisation, app_user
    where organisation.id = ${id} and app_user.id = ${proposer}`.execute(db);
  return rows[0] ?? refuse('not_found');
}

/** A name of another sender or another municipality. */
async function isTaken({ db }: Context, sender: string, municipalityId: number): Promise<boolean> {
  if (imitatesAnother(sender)) return true;
  const { rows } = await rowsOf({ name: text })`
    select name from municipality where id <> ${municipalityId}`.execute(db);
  return rows.some(({ name }) => namesMunicipality(sender, name));
}

const storedRow = configuration.pick({ is_enabled: true, sender: true, sender_status: true, sender_reason: true });

async function readConfiguration(context: Context, terms: SenderTerms, id: OrganisationId): Promise<SmsConfiguration> {
  const { rows } = await rowsOf(storedRow)`
    select has_sms as is_enabled, sms_sender as sender, sms_sender_reason as sender_reason,
      case when sms_sender is not null then sms_sender_status end as sender_status
    from organisation where id = ${id}`.execute(context.db);
  const stored = rows[0] ?? refuse('not_found');
  const { recipients } = await countAudience(context, 'sms', id, 'member');
  return {
    ...stored,
    is_available: terms.hasSms,
    sender_in_use: stored.sender_status === 'approved' && stored.sender !== null ? stored.sender : terms.smsFrom,
    parts_left: await partsLeft(context, id),
    parts_per_month: SMS_PARTS_PER_MONTH,
    price_ore: terms.smsPriceOre,
    recipients,
  };
}
