import { sql } from 'kysely';
import { vacatePlaces } from '#features/attendance/server/public.ts';
import { removeDevicesOf } from '#features/push/server/public.ts';
import { DEFAULT_TENANT_KEY } from '#features/tenants/entries.ts';
import { isWithOrganiser } from '#features/uploads/server/public.ts';
import type { Db } from '#platform/server/database.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import type { Enqueue } from '#platform/server/jobs.ts';
import { ERASED_NAME } from '../rules.ts';

/** What the row says once the person is gone from it. A test holds it against the columns of the table. */
export const CLEARED = {
  name: ERASED_NAME,
  email: null,
  phone: null,
  password_hash: null,
  thumbnail_url: null,
  lang: 'nb',
  municipality_id: null,
  postal_code: null,
  birth_date: null,
  scopes: [],
  is_readonly: false,
  has_two_factor: false,
  terms_accepted_at: null,
  settings: {},
  email_verified_at: null,
  phone_verified_at: null,
  password_changed_at: null,
  ssn_sealed: null,
  ssn_digest: null,
  authenticator_sealed: null,
  authenticator_step: null,
  picture_upload_id: null,
} as const;

/**
 * Clears away somebody who has asked for it: what is theirs goes; what the law keeps (where they have been, what was
 * done with power) stays without them. Once or ten times, the result is the same.
 */
export async function erasePerson(db: Db, userId: string, now: Date, enqueue: Enqueue): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const person = await transaction
      .selectFrom('app_user')
      .select(['email', 'phone'])
      .where('id', '=', userId)
      .where('erased_at', 'is not', null)
      // Not its key: others sign up meanwhile for what this person has a place at, and refer to them.
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!person) return;
    const addresses = [person.email, person.phone].filter((address) => address !== null);
    const nobody = { actor: null, tenant: { key: DEFAULT_TENANT_KEY } };
    await vacatePlaces({ db: transaction, now, enqueue, ...nobody }, userId);
    await forgetReasons(transaction, userId);
    await removeWhatIsTheirs(transaction, userId, addresses);
    await leaveEverything(transaction, userId, now);
    await transaction
      .updateTable('app_user')
      .set({ ...CLEARED, scopes: [], settings: sql`'{}'::jsonb` })
      .where('id', '=', userId)
      .execute();
  });
}

/** The farewell has been sent, or never will be. */
export async function removeFarewells(db: Db, now: Date): Promise<void> {
  await sql`
    delete from outgoing_message
    using app_user
    where app_user.id = outgoing_message.user_id and erased_at < ${new Date(now.getTime() - DAY_MS)}`.execute(db);
}

const DAY_MS = 86_400_000;

/** What was written about them when somebody else moved them. */
async function forgetReasons(db: Db, userId: string): Promise<void> {
  await sql`
    update attendance_change set reason = null
    from attendance
    where attendance.id = attendance_change.attendance_id and attendance.user_id = ${userId}
      and reason is not null`.execute(db);
}

async function removeWhatIsTheirs(db: Db, userId: string, addresses: string[]): Promise<void> {
  const to = sql`any(${sql.val(addresses)}::text[])`;
  await sql`delete from verification where user_id = ${userId} or username = ${to}`.execute(db);
  await sql`
    delete from outgoing_message
    where (user_id = ${userId} or recipient = ${to} or reply_to = ${to}) and template <> 'erased'`.execute(db);
  await sql`delete from organisation_invite where user_id = ${userId} or lower(email) = ${to}`.execute(db);
  await sql`delete from event_invite where user_id = ${userId} or lower(email) = ${to}`.execute(db);
  await giveShiftsBack(db, userId);
  await sql`delete from owner_offer where ${userId} in (from_user_id, to_user_id)`.execute(db);
  await db.deleteFrom('stamp').where('user_id', '=', userId).execute();
  await db.deleteFrom('follower').where('user_id', '=', userId).execute();
  await db.deleteFrom('fact').where('subject_user_id', '=', userId).execute();
  await removeDevicesOf(db, userId);
  await db.deleteFrom('session').where('user_id', '=', userId).execute();
  await db.deleteFrom('known_device').where('user_id', '=', userId).execute();
  await db.deleteFrom('recovery_code').where('user_id', '=', userId).execute();
  await db.deleteFrom('idporten_attempt').where('user_id', '=', userId).execute();
  await db.deleteFrom('reminder_setting').where('user_id', '=', userId).execute();
  await db.deleteFrom('timetable_address').where('user_id', '=', userId).execute();
  await db.deleteFrom('notification_setting').where('user_id', '=', userId).execute();
  await db.deleteFrom('event_contact').where('user_id', '=', userId).execute();
  await leaveDrafts(db, userId);
  await db.deleteFrom('municipal_grant').where('user_id', '=', userId).execute();
  await db.deleteFrom('idempotency_key').where('actor', '=', userId).execute();
}

/** A draft names those who are to be asked about it. */
async function leaveDrafts(db: Db, userId: string): Promise<void> {
  await sql`
    update event set draft = jsonb_set(draft, '{contact_ids}', (draft -> 'contact_ids') - ${userId}::text)
    where draft is not null and draft -> 'contact_ids' ? ${userId}::text`.execute(db);
}

/** Somebody else can take them. Counted up and down only, so that no lock is needed with those who take one meanwhile. */
async function giveShiftsBack(db: Db, userId: string): Promise<void> {
  await sql`
    with given as (delete from slot_user where user_id = ${userId} returning slot_id)
    update slot set taken_count = greatest(0, taken_count - 1) from given where slot.id = given.slot_id`.execute(db);
}

/**
 * Files go with the job that removes files; their names may tell who they are of. What stands with an activity or an
 * organisation is the organiser's by now, and stays there without its owner.
 */
async function leaveEverything(db: Db, userId: string, now: Date): Promise<void> {
  await sql`
    update upload set owner_user_id = null, name = '–'
    where owner_user_id = ${userId} and ${isWithOrganiser}`.execute(db);
  await db
    .updateTable('upload')
    .set((row) => ({ name: '–', deleted_at: row.fn.coalesce('deleted_at', sql<string>`${now}`) }))
    .where('owner_user_id', '=', userId)
    .execute();
  await db.updateTable('export_file').set({ expires_at: now }).where('user_id', '=', userId).execute();
  await db
    .updateTable('membership')
    .set({ status: 'left', note: null, title: null, is_contact: false })
    .where('user_id', '=', userId)
    .execute();
  await sql`update organisation set request_note = null where requested_by = ${userId}`.execute(db);
  for (const { table, column } of NAMED_IN) {
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = null where ${sql.ref(column)} = ${userId}`.execute(
      db,
    );
  }
}

/** What they did for others stays, without them. */
const NAMED_IN = [
  { table: 'organisation', column: 'owner_user_id' },
  { table: 'organisation', column: 'requested_by' },
  { table: 'organisation', column: 'decided_by' },
  { table: 'organisation', column: 'sms_sender_asked_by' },
  { table: 'membership', column: 'answered_by' },
  { table: 'organisation_invite', column: 'invited_by' },
  { table: 'partnership', column: 'asked_by_user_id' },
  { table: 'partnership', column: 'answered_by_user_id' },
  { table: 'circular', column: 'sender_user_id' },
  { table: 'fact', column: 'actor_user_id' },
  { table: 'event', column: 'changed_by' },
  { table: 'event', column: 'created_by' },
  { table: 'attendance_change', column: 'actor_user_id' },
  { table: 'slot_user', column: 'registered_by' },
  { table: 'comment', column: 'author_id' },
  { table: 'comment', column: 'deleted_by' },
  { table: 'event_invite', column: 'invited_by' },
  { table: 'stamp', column: 'given_by' },
  { table: 'door_entry', column: 'actor_user_id' },
] as const;
