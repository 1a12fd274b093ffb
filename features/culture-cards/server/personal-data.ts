import { sql } from 'kysely';
import type { PersonalData } from '#platform/server/personal-data.ts';

export const culturePersonalData: PersonalData = {
  tables: [
    {
      table: 'culture_card',
      owners: ['user_id'],
      mentions: ['added_by'],
      exported: ['name', 'birth_year', 'visits_allowed', 'visits_used', 'added_at', 'removed_at'],
      withheld: ['id', 'municipality_id', 'group_id', 'number', 'name_sort', 'user_id', 'added_by'],
      inWords: sql`(select name from culture_group where culture_group.id = culture_card.group_id) as "group", (
        select coalesce(jsonb_agg(jsonb_build_object('at', visit.at, 'organisation', organisation.name,
          'occasion', visit.occasion, 'companions', visit.companions) order by visit.at), '[]')
        from culture_visit visit
        join culture_venue on culture_venue.id = visit.venue_id
        join organisation on organisation.id = culture_venue.organisation_id
        where visit.card_id = culture_card.id and visit.undone_at is null
      ) as visits`,
      // Visits stay as numbers.
      erasure: 'removed',
      merging: { user_id: 'moves', added_by: 'stays' },
    },
    {
      table: 'culture_visit',
      // The person at the desk.
      owners: ['registered_by'],
      exported: ['occasion', 'companions', 'at', 'registered_at'],
      withheld: [
        'id',
        'municipality_id',
        'group_id',
        'card_id',
        'venue_id',
        'occurrence_id',
        'is_together',
        'registered_by',
        'key',
        'undone_at',
      ],
      erasure: 'cleared',
      merging: { registered_by: 'stays' },
    },
    {
      table: 'culture_group',
      owners: ['created_by'],
      exported: ['name', 'created_at'],
      withheld: [
        'id',
        'municipality_id',
        'venue_id',
        'visits_per_period',
        'valid_from',
        'valid_until',
        'comes_together',
        'with_companion',
        'created_by',
        'ended_at',
      ],
      erasure: 'cleared',
      merging: { created_by: 'stays' },
    },
    {
      table: 'culture_venue',
      owners: ['started_by'],
      exported: ['started_at', 'ended_at'],
      withheld: ['id', 'municipality_id', 'organisation_id', 'started_by'],
      inWords: sql`(select name from organisation where organisation.id = culture_venue.organisation_id) as organisation`,
      erasure: 'cleared',
      merging: { started_by: 'stays' },
    },
  ],
  stops: [
    {
      // Each has its own visits: who takes part in a group knows which card counts.
      reason: 'culture_cards',
      when: ({ gone, kept }) => sql`exists (
        select from culture_card one join culture_card other on other.group_id = one.group_id
        where one.user_id = ${gone} and other.user_id = ${kept}
          and one.removed_at is null and other.removed_at is null)`,
    },
  ],
};
