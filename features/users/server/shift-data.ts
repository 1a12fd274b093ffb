import { sql } from 'kysely';
import type { PersonalData } from './data-map.ts';

/** The part of the data map that is about shifts, questions and answers, and invitations to activities. */
export const SHIFT_DATA: readonly PersonalData[] = [
  {
    table: 'slot_user',
    owners: ['user_id'],
    mentions: ['registered_by'],
    exported: ['created_at'],
    withheld: ['slot_id', 'user_id', 'registered_by'],
    inWords: sql`
      (select event.name from slot join event on event.id = event_id where slot.id = slot_id) as event,
      (select name from slot where slot.id = slot_id) as name,
      (select start_at from slot where slot.id = slot_id) as start_at`,
    erasure: 'removed',
  },
  {
    table: 'comment',
    owners: ['author_id'],
    mentions: ['deleted_by'],
    exported: ['body', 'created_at', 'edited_at', 'deleted_at'],
    withheld: ['id', 'event_id', 'author_id', 'organisation_id', 'deleted_by'],
    inWords: sql`(select name from event where event.id = comment.event_id) as event`,
    // Others have answered: what was asked stays, without whoever asked.
    erasure: 'cleared',
  },
  {
    table: 'event_invite',
    owners: ['user_id'],
    mentions: ['invited_by'],
    exported: ['email', 'created_at'],
    withheld: ['id', 'event_id', 'user_id', 'invited_by'],
    inWords: sql`(select name from event where event.id = event_invite.event_id) as event`,
    erasure: 'removed',
  },
];
