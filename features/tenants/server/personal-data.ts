import { sql } from 'kysely';
import type { PersonalData } from '#platform/server/personal-data.ts';

export const tenantPersonalData: PersonalData = {
  tables: [
    {
      table: 'tenant_version',
      owners: ['changed_by', 'published_by'],
      exported: ['changed_at', 'published_at'],
      withheld: [
        'id',
        'tenant_key',
        'number',
        'state',
        'configuration',
        'colour',
        'revision',
        'publish_at',
        'held_back_at',
        'reason',
        'restores',
        'changed_by',
        'published_by',
      ],
      inWords: sql`tenant_key as name`,
      // How a portal looked is the municipality's: it stays, without who made it so.
      erasure: 'cleared',
      merging: { changed_by: 'stays', published_by: 'stays' },
    },
  ],
};
