import { sql } from 'kysely';
import type { PersonalData } from '#platform/server/personal-data.ts';

export const commentPersonalData: PersonalData = {
  tables: [
    {
      table: 'comment',
      owners: ['author_id'],
      mentions: ['deleted_by'],
      exported: ['body', 'created_at', 'edited_at', 'deleted_at'],
      withheld: ['id', 'event_id', 'author_id', 'organisation_id', 'deleted_by', 'told_at'],
      inWords: sql`(select name from event where event.id = comment.event_id) as event`,
      // Others have answered: the question stays, without its author.
      erasure: 'cleared',
      merging: { author_id: 'moves', deleted_by: 'stays' },
    },
  ],
};
