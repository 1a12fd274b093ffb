import { sql } from 'kysely';
import { z } from 'zod';
import { type Category, EMAIL_PACES, USUAL_NOTICES, USUALLY_PUSHED } from '#features/messages/rules.ts';
import { usuallyGets } from '#features/messages/server/public.ts';
import { ids, type OrganisationId, type UserId } from '#features/vocabulary/ids.ts';
import type { Db } from '#platform/server/database.ts';
import { boolean, number, rowsOf, text } from '#platform/server/rows.ts';
import { isPaused } from './paused.ts';

type Asked = { user_id: UserId; organisation_id: OrganisationId | null; category: Category | null };

const channels = { by_portal: boolean, by_email: boolean, by_sms: boolean, by_push: boolean };
const chosenRow = z.object({
  at: number,
  ...channels,
  email_pace: z.enum(EMAIL_PACES),
  /** Nothing that they can do without goes outside the portal now. */
  is_paused: boolean,
  /** The one that the user has made a choice of their own for. */
  organisation: z.object({ id: ids.organisation, name: text }).nullable(),
});
export type Chosen = Omit<z.infer<typeof chosenRow>, 'at'>;

/** By what a user wants to be told, for each that is asked for: as chosen for the organisation, the category, or in general. */
export async function choicesFor({ db, now }: { db: Db; now: Date }, asked: readonly Asked[]): Promise<Chosen[]> {
  const chosen = (column: keyof typeof channels | 'email_pace', usual: unknown) =>
    sql`coalesce(${sql.ref(`own.${column}`)}, ${sql.ref(`of_category.${column}`)}, ${sql.ref(`general.${column}`)}, ${usual})
      as ${sql.ref(column)}`;
  const usuallyPushed = sql`(asked.category is null or asked.category = any(${[...USUALLY_PUSHED]}::text[]))`;
  const { rows } = await rowsOf(chosenRow)`
    select asked.at, ${chosen('by_portal', sql.lit(USUAL_NOTICES.by_portal))}, ${chosen('by_email', usuallyGets('email'))},
      ${chosen('by_sms', usuallyGets('sms'))}, ${chosen('by_push', usuallyPushed)},
      ${chosen('email_pace', sql.lit(USUAL_NOTICES.email_pace))},
      ${isPaused(now)} as is_paused,
      case when own.user_id is not null then json_build_object('id', organisation.id, 'name', organisation.name) end
        as organisation
    from jsonb_to_recordset(${JSON.stringify(asked.map((one, at) => ({ ...one, at })))}::jsonb)
      as asked (at int, user_id uuid, organisation_id uuid, category text)
    join app_user on app_user.id = asked.user_id
    left join notification_setting own
      on own.user_id = asked.user_id and own.organisation_id = asked.organisation_id
    left join organisation on organisation.id = own.organisation_id
    left join notification_setting of_category
      on of_category.user_id = asked.user_id and of_category.category = asked.category
    left join notification_setting general
      on general.user_id = asked.user_id and general.organisation_id is null and general.category is null`.execute(db);
  const byPlace = new Map(rows.map(({ at, ...one }) => [at, one]));
  return asked.map((_, at) => byPlace.get(at) ?? NOTHING);
}

/** Of a user who is not there. */
const NOTHING: Chosen = {
  by_portal: false,
  by_email: false,
  by_sms: false,
  by_push: false,
  email_pace: 'at_once',
  is_paused: false,
  organisation: null,
};
