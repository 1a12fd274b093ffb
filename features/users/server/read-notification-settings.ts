import { sql } from 'kysely';
import { z } from 'zod';
import { USUAL_QUIET_HOURS } from '#features/messages/quiet-hours.ts';
import { CATEGORIES, EMAIL_PACES, USUAL_NOTICES, USUALLY_PUSHED } from '#features/messages/rules.ts';
import { hasMailbox, hasPhone, usuallyGets } from '#features/messages/server/public.ts';
import { refuse } from '#platform/contract/problem.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { boolean, number, rowsOf, text, textOrNull } from '#platform/server/rows.ts';

const channels = {
  by_portal: boolean,
  by_email: boolean,
  email_pace: z.enum(EMAIL_PACES),
  by_sms: boolean,
  by_push: boolean,
  is_own: boolean,
};
const settingsRow = z.object({
  ...channels,
  quiet_hours: z.object({ from_hour: number, until_hour: number }),
  paused_until: textOrNull,
  has_email: boolean,
  has_phone: boolean,
  categories: z.array(z.object({ ...channels, category: z.enum(CATEGORIES) })),
  organizations: z.array(z.object({ ...channels, id: text, name: text, is_member: boolean })),
});

/** Those with most in common come first; a user who follows more finds the others on their pages. */
const MAX_ORGANISATIONS = 200;

/** NOT-04: what holds for the user, whether they have chosen it there (`is_own`) or it follows from another choice. */
export async function myNotificationSettings(context: Context) {
  const { id } = actorOf(context);
  const all = (chosen: string, without: string, pushed = sql`${sql.ref(`${without}.by_push`)}`) => sql`
    'is_own', ${sql.ref(`${chosen}.user_id`)} is not null,
    'by_portal', coalesce(${sql.ref(`${chosen}.by_portal`)}, ${sql.ref(`${without}.by_portal`)}),
    'by_email', coalesce(${sql.ref(`${chosen}.by_email`)}, ${sql.ref(`${without}.by_email`)}),
    'email_pace', coalesce(${sql.ref(`${chosen}.email_pace`)}, ${sql.ref(`${without}.email_pace`)}),
    'by_sms', coalesce(${sql.ref(`${chosen}.by_sms`)}, ${sql.ref(`${without}.by_sms`)}),
    'by_push', coalesce(${sql.ref(`${chosen}.by_push`)}, ${pushed})`;
  const { rows } = await rowsOf(settingsRow)`
    with own as (
      select user_id, organisation_id, category, by_portal, by_email, email_pace, by_sms, by_push
      from notification_setting where user_id = ${id}
    ), general as (
      select own.user_id is not null as is_own,
        coalesce(own.by_portal, ${USUAL_NOTICES.by_portal}) as by_portal,
        coalesce(own.by_email, ${usuallyGets('email')}) as by_email,
        coalesce(own.email_pace, ${USUAL_NOTICES.email_pace}) as email_pace,
        coalesce(own.by_sms, ${usuallyGets('sms')}) as by_sms,
        coalesce(own.by_push, ${USUAL_NOTICES.by_push}) as by_push,
        (select until from notification_pause where user_id = ${id} and until > ${context.now}) as paused_until,
        ${hasMailbox} as has_email, ${hasPhone} as has_phone,
        json_build_object('from_hour', coalesce(quiet.from_hour, ${USUAL_QUIET_HOURS.from_hour}::int),
          'until_hour', coalesce(quiet.until_hour, ${USUAL_QUIET_HOURS.until_hour}::int)) as quiet_hours
      from app_user left join own on own.organisation_id is null and own.category is null
        left join quiet_hours quiet on quiet.user_id = app_user.id
      where app_user.id = ${id}
    ), tie as (
      select o.id, o.name, o.name_sort, bool_or(tie.is_member) as is_member
      from (
        select organisation_id, true as is_member from membership where user_id = ${id} and status = 'active'
        union all
        select organisation_id, false from follower where user_id = ${id}
      ) as tie join organisation o on o.id = tie.organisation_id and o.deleted_at is null
      group by o.id
      order by bool_or(tie.is_member) desc, o.name_sort, o.id
      limit ${MAX_ORGANISATIONS}
    )
    select general.*, (
      select json_agg(json_build_object('category', one.category,
        ${all('own', 'general', sql`case when general.is_own then general.by_push else one.category = any(${[...USUALLY_PUSHED]}::text[]) end`)})
        order by one.position)
      from unnest(${[...CATEGORIES]}::text[]) with ordinality as one (category, position)
      left join own on own.organisation_id is null and own.category = one.category
    ) as categories, (
      select coalesce(json_agg(json_build_object('id', tie.id, 'name', tie.name, 'is_member', tie.is_member,
        ${all('own', 'general')}) order by tie.is_member desc, tie.name_sort, tie.id), '[]')
      from tie left join own on own.organisation_id = tie.id
    ) as organizations
    from general`.execute(context.db);
  return rows[0] ?? refuse('unauthenticated');
}
