import { sql } from 'kysely';
import type { OrganisationId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import type { NotificationSettings } from '../contract.ts';

export const setNotifications = (context: Context, settings: NotificationSettings): Promise<undefined> =>
  store(context, null, settings);

/** Only for an organisation that the person belongs to; others are as if they were not there. */
export async function setOrganisationNotifications(
  context: Context,
  organisationId: OrganisationId,
  settings: NotificationSettings,
): Promise<undefined> {
  const membership = await context.db
    .selectFrom('membership')
    .innerJoin('organisation', 'organisation.id', 'membership.organisation_id')
    .select('organisation_id')
    .where('organisation_id', '=', organisationId)
    .where('user_id', '=', actorOf(context).id)
    .where('membership.status', '=', 'active')
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!membership) refuse('not_found');
  await store(context, organisationId, settings);
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
  organisationId: OrganisationId | null,
  { by_email, by_sms, by_push }: NotificationSettings,
): Promise<undefined> {
  await sql`
    insert into notification_setting (user_id, organisation_id, by_email, by_sms, by_push)
    values (${actorOf(context).id}, ${organisationId}, ${by_email}, ${by_sms}, ${by_push})
    on conflict (user_id, organisation_id)
    do update set by_email = excluded.by_email, by_sms = excluded.by_sms, by_push = excluded.by_push`.execute(
    context.db,
  );
}
