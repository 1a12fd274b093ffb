import { sql } from 'kysely';
import { sameBy } from '#platform/server/merging.ts';
import type { PersonalData } from '#platform/server/personal-data.ts';

export const eventInvitePersonalData: PersonalData = {
  tables: [
    {
      table: 'event_invite',
      owners: ['user_id'],
      mentions: ['invited_by'],
      exported: ['email', 'created_at'],
      withheld: ['id', 'event_id', 'user_id', 'invited_by'],
      inWords: sql`(select name from event where event.id = event_invite.event_id) as event`,
      erasure: 'removed',
      merging: { user_id: { same: sameBy('event_id') }, invited_by: 'stays' },
    },
  ],
  async erase({ db, addresses }) {
    await sql`delete from event_invite where lower(email) = any(${sql.val(addresses)}::text[])`.execute(db);
  },
  /** What was sent to an address that leads to no account any more. */
  async merge({ db, addresses }) {
    await sql`
      delete from event_invite
      where user_id is null and lower(email) = any(${sql.val(addresses)}::text[])`.execute(db);
  },
};
