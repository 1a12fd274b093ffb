import { sql } from 'kysely';

/** NOT-04: the user has asked for a pause that is not over, as a condition on `app_user`. */
export const isPaused = (now: Date) => sql`exists (
  select from notification_pause where notification_pause.user_id = app_user.id and notification_pause.until > ${now})`;
