import { sql } from 'kysely';
import { z } from 'zod';
import { actorOf, type Context } from '#platform/server/context.ts';
import { rowsOf } from '#platform/server/rows.ts';
import { CV_AUDIENCES, type CvChoices, NOTHING_SHOWN } from '../rules.ts';

const audience = z.enum(CV_AUDIENCES);
const choiceRow = z.object({ hours: audience, activities: audience, roles: audience, certificates: audience });

/** Nothing is shown to anybody else until the user says so. */
export async function choicesOf(context: Context): Promise<CvChoices> {
  const { rows } = await rowsOf(choiceRow)`
    select hours, activities, roles, certificates from cv_choice
    where user_id = ${actorOf(context).id}`.execute(context.db);
  return rows[0] ?? NOTHING_SHOWN;
}

/** Holds for papers that are made from now on. */
export async function setChoices(context: Context, choices: CvChoices): Promise<CvChoices> {
  const { hours, activities, roles, certificates } = choices;
  await sql`
    insert into cv_choice (user_id, hours, activities, roles, certificates)
    values (${actorOf(context).id}, ${hours}, ${activities}, ${roles}, ${certificates})
    on conflict (user_id) do update set hours = excluded.hours, activities = excluded.activities,
      roles = excluded.roles, certificates = excluded.certificates`.execute(context.db);
  return { hours, activities, roles, certificates };
}
