import { organisationSms } from '#features/messages/sms-text.ts';
import { demandPermission, type OrganisationWithAccess } from '#features/organisations/server/public.ts';
import type { OrganisationId } from '#features/vocabulary/ids.ts';
import type { GivenRole } from '#features/vocabulary/roles.ts';
import { instantAt, osloWallTime, startOfDay } from '#platform/language/dates.ts';
import type { Context } from '#platform/server/context.ts';
import { boolean, number, rowsOf } from '#platform/server/rows.ts';
import type { SmsPrice } from '../contract.ts';
import { SMS_PARTS_PER_DAY, SMS_PARTS_PER_MONTH, sizeOfSms } from '../rules.ts';
import { countAudience } from './audience.ts';

export type SmsTerms = {
  /** What a part of an SMS costs. */
  smsPriceOre: number;
  /** Whether the portal has a way to send SMS at all. */
  hasSms: boolean;
};

export type SmsWish = { body: string; from_role: GivenRole };

export async function priceSms(
  context: Context,
  terms: SmsTerms,
  id: OrganisationId,
  wish: SmsWish,
): Promise<SmsPrice> {
  return priceOf(context, terms, await demandPermission(context, id, 'send_sms'), wish);
}

/** What it costs at this moment, and whether it can be sent. */
export async function priceOf(
  context: Context,
  { smsPriceOre, hasSms }: SmsTerms,
  organisation: OrganisationWithAccess,
  { body, from_role }: SmsWish,
): Promise<SmsPrice> {
  const { id, name, municipality_id } = organisation;
  const { recipients } = await countAudience(context, 'sms', id, from_role);
  const parts_each = sizeOfSms(organisationSms(name, body)).parts;
  const parts = parts_each * recipients;
  const parts_left = await partsLeft(context, id);
  const obstacle = hasSms
    ? await obstacleOf(context, { id, municipality_id, recipients, parts, parts_left })
    : 'not_available';
  return { recipients, parts_each, parts, cost_ore: parts * smsPriceOre, parts_left, obstacle };
}

type Sending = { id: OrganisationId; municipality_id: number; recipients: number; parts: number; parts_left: number };

async function obstacleOf(context: Context, sending: Sending): Promise<SmsPrice['obstacle']> {
  if (!(await isEnabled(context, sending.id))) return 'not_enabled';
  if (sending.recipients === 0) return 'no_recipients';
  if (sending.parts > sending.parts_left) return 'over_quota';
  const sentToday = await partsOfTheDay(context, sending.municipality_id);
  return sentToday + sending.parts > SMS_PARTS_PER_DAY ? 'over_budget' : null;
}

async function isEnabled({ db }: Context, id: OrganisationId): Promise<boolean> {
  const { rows } = await rowsOf({ is_enabled: boolean })`
    select has_sms and sms_sender is not null as is_enabled from organisation where id = ${id}`.execute(db);
  return rows[0]?.is_enabled ?? false;
}

/** Of the month in Norway. */
export async function partsLeft({ db, now }: Context, id: OrganisationId): Promise<number> {
  const { year, month } = osloWallTime(now);
  const { rows } = await rowsOf({ parts: number })`
    select coalesce(sum(parts_count), 0)::int as parts from circular
    where organisation_id = ${id} and created_at >= ${instantAt({ year, month, day: 1 })} and channel = 'sms'`.execute(
    db,
  );
  return Math.max(0, SMS_PARTS_PER_MONTH - (rows[0]?.parts ?? 0));
}

/** What all organisations of a municipality have sent today. */
async function partsOfTheDay({ db, now }: Context, municipalityId: number): Promise<number> {
  const { rows } = await rowsOf({ parts: number })`
    select coalesce(sum(c.parts_count), 0)::int as parts
    from circular c
    join organisation o on o.id = c.organisation_id
    where c.channel = 'sms' and c.created_at >= ${startOfDay(now)} and o.municipality_id = ${municipalityId}`.execute(
    db,
  );
  return rows[0]?.parts ?? 0;
}
