import { sql } from 'kysely';
import { z } from 'zod';
import { CATEGORIES, type Category, type DigestPace, GATHERED_CATEGORIES } from '#features/messages/rules.ts';
import {
  type AskedSubject,
  choicesFor,
  SUBJECT_TEXTS,
  type SubjectHandler,
} from '#features/notifications/server/public.ts';
import { ids } from '#features/vocabulary/ids.ts';
import { boolean, rowsOf, text, textOrNull } from '#platform/server/rows.ts';

/** As it was before, where the user had chosen nothing. */
const NO_CHOICE = 'none';
const CHOICE = 'own';

/** NOT-04: e-mails of one category. What the user has chosen for an organisation stays. */
export const categorySubject: SubjectHandler = {
  async look(asked) {
    const category = categoryIn(asked);
    if (!category) return null;
    const { by_email } = await inForce(asked, category);
    return { what: SUBJECT_TEXTS[asked.language].category[category], is_on: by_email };
  },
  async turnOff(asked) {
    const category = categoryIn(asked);
    if (!category) return NO_CHOICE;
    const { by_portal, by_sms, by_push } = await inForce(asked, category);
    const { numAffectedRows } = await sql`
      update notification_setting set by_email = false
      where user_id = ${asked.user_id} and category = ${category}`.execute(asked.db);
    if (numAffectedRows) return CHOICE;
    await sql`
      insert into notification_setting (user_id, category, by_portal, by_email, by_sms, by_push)
      values (${asked.user_id}, ${category}, ${by_portal}, false, ${by_sms}, ${by_push})
      on conflict (user_id, organisation_id, category) do update set by_email = false`.execute(asked.db);
    return NO_CHOICE;
  },
  async restore({ db, user_id, key }, before) {
    const isTheirs = sql`user_id = ${user_id} and category = ${key} and not by_email`;
    await (before === NO_CHOICE
      ? sql`delete from notification_setting where ${isTheirs}`.execute(db)
      : sql`update notification_setting set by_email = true where ${isTheirs}`.execute(db));
  },
};

/** E-mails of an organisation that the user has made a choice of their own for. */
export const organisationSubject: SubjectHandler = {
  async look({ db, user_id, key, language }) {
    const { rows } = await rowsOf({ name: text, by_email: boolean })`
      select organisation.name, chosen.by_email
      from notification_setting chosen join organisation on organisation.id = chosen.organisation_id
      where chosen.user_id = ${user_id} and chosen.organisation_id = ${ids.organisation.parse(key)}`.execute(db);
    const [chosen] = rows;
    return chosen ? { what: SUBJECT_TEXTS[language].organisation(chosen.name), is_on: chosen.by_email } : null;
  },
  async turnOff(asked) {
    await setByEmail(asked, false);
    return CHOICE;
  },
  restore: (asked) => setByEmail(asked, true),
};

const before = z.object({
  turned_off: z.array(z.object({ organisation_id: ids.organisation.nullable(), category: textOrNull })),
  added: z.array(z.string()),
});

/** The one letter of those who want them gathered: every choice that has asked for it. What never waits comes as before. */
export const digestSubject: SubjectHandler = {
  async look({ db, user_id, key, language }) {
    const pace = paceIn(key);
    if (!pace) return null;
    const { rows } = await sql`
      select from notification_setting where user_id = ${user_id} and email_pace = ${pace} and by_email limit 1`.execute(
      db,
    );
    return { what: SUBJECT_TEXTS[language].digest[pace], is_on: rows.length > 0 };
  },
  async turnOff({ db, user_id, key }) {
    const { rows: added } = await rowsOf({ category: text })`
      insert into notification_setting (user_id, category, by_portal, by_email, by_sms, by_push)
      select user_id, never_gathered, by_portal, true, by_sms, by_push
      from notification_setting, unnest(${NEVER_GATHERED}::text[]) as never_gathered
      where user_id = ${user_id} and organisation_id is null and category is null and email_pace = ${key} and by_email
      on conflict do nothing
      returning category`.execute(db);
    const { rows: turned_off } = await rowsOf(before.shape.turned_off.element)`
      update notification_setting set by_email = false
      where user_id = ${user_id} and email_pace = ${key} and by_email
      returning organisation_id, category`.execute(db);
    return JSON.stringify({ turned_off, added: added.map(({ category }) => category) });
  },
  async restore({ db, user_id }, was) {
    const { turned_off, added } = before.parse(JSON.parse(was));
    await sql`
      update notification_setting set by_email = true
      from jsonb_to_recordset(${JSON.stringify(turned_off)}::jsonb) as was (organisation_id uuid, category text)
      where user_id = ${user_id} and notification_setting.organisation_id is not distinct from was.organisation_id
        and notification_setting.category is not distinct from was.category`.execute(db);
    await sql`
      delete from notification_setting where user_id = ${user_id} and category = any(${added}::text[])`.execute(db);
  },
};

const NEVER_GATHERED = CATEGORIES.filter((category) => !GATHERED_CATEGORIES.some((one) => one === category));

const paceIn = (key: string): DigestPace | undefined => (key === 'daily' || key === 'weekly' ? key : undefined);

async function setByEmail({ db, user_id, key }: AskedSubject, byEmail: boolean): Promise<void> {
  await sql`
    update notification_setting set by_email = ${byEmail}
    where user_id = ${user_id} and organisation_id = ${key}`.execute(db);
}

const categoryIn = ({ key }: AskedSubject): Category | undefined => CATEGORIES.find((category) => category === key);

async function inForce({ db, now, user_id }: AskedSubject, category: Category) {
  const [chosen] = await choicesFor({ db, now }, [{ user_id, organisation_id: null, category }]);
  if (!chosen) throw new Error('There is an answer to each question.');
  return chosen;
}
