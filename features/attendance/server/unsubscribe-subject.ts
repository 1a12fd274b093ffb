import { sql } from 'kysely';
import { type AskedSubject, SUBJECT_TEXTS, type SubjectHandler } from '#features/notifications/server/public.ts';
import { boolean, rowsOf } from '#platform/server/rows.ts';
import { USUAL_REMINDER } from './reminder-settings.ts';

/** BEY-01: reminders by e-mail. When, and whether by SMS, stays as it was chosen. */
export const reminderSubject: SubjectHandler = {
  async look({ db, user_id, language }) {
    const { rows } = await rowsOf({ by_email: boolean })`
      select by_email from reminder_setting where user_id = ${user_id}`.execute(db);
    return { what: SUBJECT_TEXTS[language].reminder, is_on: rows[0]?.by_email ?? USUAL_REMINDER.by_email };
  },
  async turnOff(asked) {
    await setByEmail(asked, false);
    return '';
  },
  restore: (asked) => setByEmail(asked, true),
};

async function setByEmail({ db, user_id }: AskedSubject, byEmail: boolean): Promise<void> {
  const { by_sms, hours_before } = USUAL_REMINDER;
  await sql`
    insert into reminder_setting (user_id, by_email, by_sms, hours_before)
    values (${user_id}, ${byEmail}, ${by_sms}, ${hours_before})
    on conflict (user_id) do update set by_email = excluded.by_email`.execute(db);
}
