import { sql } from 'kysely';

/** That a user has a device to be told on, by the column that names them. */
export const hasDevice = (userColumn: string) =>
  sql`exists (select from push_subscription where push_subscription.user_id = ${sql.ref(userColumn)})`;
