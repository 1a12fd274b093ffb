import { sql } from 'kysely';
import type { PersonalData } from '#platform/server/personal-data.ts';

const nameOf = (group: string) => sql`(
  select name from ticket_group shown where shown.id = ${sql.ref(group)}) as name`;

export const ticketPersonalData: PersonalData = {
  tables: [
    {
      table: 'ticket',
      owners: ['reserved_by'],
      mentions: ['used_by'],
      exported: ['state', 'reserved_at', 'runs_out_at', 'used_at', 'ended_at'],
      withheld: ['id', 'group_id', 'card_id', 'child_id', 'slot', 'reserved_by', 'reminded_at', 'used_by', 'used_key'],
      inWords: nameOf('ticket.group_id'),
      // The ticket is the child's.
      erasure: 'cleared',
      merging: { reserved_by: 'moves', used_by: 'stays' },
    },
    {
      table: 'ticket_wait',
      owners: ['asked_by'],
      exported: ['waiting_since'],
      withheld: ['group_id', 'card_id', 'child_id', 'position', 'asked_by'],
      inWords: nameOf('ticket_wait.group_id'),
      erasure: 'cleared',
      merging: { asked_by: 'moves' },
    },
    {
      table: 'ticket_group',
      owners: ['created_by', 'changed_by'],
      exported: ['name', 'provider_name', 'state', 'created_at', 'changed_at'],
      withheld: [
        'id',
        'municipality_id',
        'scheme_id',
        'organisation_id',
        'description',
        'thumbnail_url',
        'picture_upload_id',
        'total',
        'held',
        'used',
        'waiting',
        'opens_at',
        'closes_at',
        'valid_from',
        'valid_until',
        'hold_days',
        'min_age',
        'max_age',
        'per_card',
        'revision',
        'created_by',
        'changed_by',
      ],
      // The municipality's, without who wrote it.
      erasure: 'cleared',
      merging: { created_by: 'stays', changed_by: 'stays' },
    },
  ],
};
