import { sql } from 'kysely';
import type { Category } from '#features/messages/rules.ts';
import type { OrganisationId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import type { NotificationSettings, QuietHours } from '../contract.ts';

type About = { organisation_id?: OrganisationId; category?: Category };

export const setNotifications = (context: Context, settings: NotificationSettings): Promise<undefined> =>
  store(context, {}, settings);

export const setCategoryNotifications = (
  context: Context,
  category: Category,
  settings: NotificationSettings,
): Promise<undefined> => store(context, { category }, settings);

/** Only for an organisation that the person belongs to or follows; others are as if they were not there. */
export async function setOrganisationNotifications(
  context: Context,
  organisation_id: OrganisationId,
  settings: NotificationSettings,
): Promise<undefined> {
  const userId = actorOf(context).id;
  const { rows } = await sql`
    select from organisation
    where id = ${organisation_id} and deleted_at is null
      and (
        exists (select from membership where organisation_id = organisation.id and user_id = ${userId} and status = 'active')
        or exists (select from follower where organisation_id = organisation.id and user_id = ${userId})
      )`.execute(context.db);
  if (rows.length === 0) refuse('not_found');
  await store(context, { organisation_id }, settings);
}

export async function setQuietHours(context: Context, { from_hour, until_hour }: QuietHours): Promise<undefined> {
  await sql`
    insert into quiet_hours (user_id, from_hour, until_hour) values (${actorOf(context).id}, ${from_hour}, ${until_hour})
    on conflict (user_id) do update set from_hour = excluded.from_hour, until_hour = excluded.until_hour`.execute(
    context.db,
  );
}

const PAUSE_MS = 7 * 86_400_000;

/** A week from now, also where there is a pause already. */
export async function pauseNotifications(context: Context): Promise<{ paused_until: string }> {
  const until = new Date(context.now.getTime() + PAUSE_MS);
  await sql`
    insert into notification_pause (user_id, until) values (${actorOf(context).id}, ${until})
    on conflict (user_id) do update set until = excluded.until`.execute(context.db);
  return { paused_until: until.toISOString() };
}

export async function endPause(context: Context): Promise<undefined> {
  await sql`delete from notification_pause where user_id = ${actorOf(context).id}`.execute(context.db);
}

/** An organisation is deleted: there is nothing left to choose. */
export async function forgetNotificationSettings(
  { db }: Pick<Context, 'db'>,
  organisationId: OrganisationId,
): Promise<void> {
  await db.deleteFrom('notification_setting').where('organisation_id', '=', organisationId).execute();
}

async function store(
  context: Context,
  { organisation_id, category }: About,
  { by_portal, by_email, email_pace, by_sms, by_push }: NotificationSettings,
): Promise<undefined> {
  await sql`
    insert into notification_setting (user_id, organisation_id, category, by_portal, by_email, email_pace, by_sms, by_push)
    values (${actorOf(context).id}, ${organisation_id ?? null}, ${category ?? null}, ${by_portal}, ${by_email}, ${email_pace},
      ${by_sms}, ${by_push})
    on conflict (user_id, organisation_id, category)
    do update set by_portal = excluded.by_portal, by_email = excluded.by_email,
      email_pace = excluded.email_pace, by_sms = excluded.by_sms,
      by_push = excluded.by_push`.execute(context.db);
}
