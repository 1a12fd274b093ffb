import { sql } from 'kysely';
import { hasMailbox, hasPhone } from '#features/messages/server/public.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { rowsOf } from '#platform/server/rows.ts';
import { ownReminderSettings, type ReminderSettings } from '../contract.ts';

/** BEY-01: what holds for the user who has not chosen, as the columns of `reminder_setting`; `remind_time` knows the hours. */
export const USUAL_REMINDER = { by_email: true, by_sms: false, hours_before: 24 } as const satisfies ReminderSettings;

export async function getReminderSettings(context: Context) {
  const { rows } = await rowsOf(ownReminderSettings)`
    select coalesce(chosen.by_email, ${USUAL_REMINDER.by_email}) as by_email,
      coalesce(chosen.by_sms, ${USUAL_REMINDER.by_sms}) as by_sms,
      coalesce(chosen.hours_before, ${USUAL_REMINDER.hours_before}) as hours_before,
      ${hasMailbox} as has_email,
      ${hasPhone} as has_phone
    from app_user left join reminder_setting chosen on chosen.user_id = app_user.id
    where app_user.id = ${actorOf(context).id}`.execute(context.db);
  const [settings] = rows;
  if (!settings) throw new Error('The user who asks has an account.');
  return settings;
}

export async function putReminderSettings(
  context: Context,
  { by_email, by_sms, hours_before }: ReminderSettings,
): Promise<undefined> {
  // It changes the user's places too, which others may be changing.
  await inTransaction(context.db, (db) =>
    sql`
      insert into reminder_setting (user_id, by_email, by_sms, hours_before)
      values (${actorOf(context).id}, ${by_email}, ${by_sms}, ${hours_before})
      on conflict (user_id) do update
      set by_email = excluded.by_email, by_sms = excluded.by_sms, hours_before = excluded.hours_before`.execute(db),
  );
}
