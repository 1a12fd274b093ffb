import { sql } from 'kysely';
import { type SameThing, sameBy } from '#platform/server/merging.ts';
import type { PersonalData } from '#platform/server/personal-data.ts';

/** Those that were replaced are as many as there were. */
const sameStamp: SameThing = (one, other) =>
  sql`${sameBy('certificate_id', 'organisation_id')(one, other)}
    and ${sql.ref(`${one}.replaced_at`)} is null and ${sql.ref(`${other}.replaced_at`)} is null`;

/** One that is given before one that was asked for, and the one that lasts longest. */
const rankOfStamp = (row: string) => sql`(
  case ${sql.ref(`${row}.status`)} when 'active' then 1000000 when 'requested' then 500000 else 0 end
  + case when ${sql.ref(`${row}.forever`)} then 400000
      else coalesce(${sql.ref(`${row}.end_at`)} - date '2000-01-01', 0) end)`;

export const certificatePersonalData: PersonalData = {
  tables: [
    {
      table: 'stamp',
      owners: ['user_id'],
      mentions: ['given_by'],
      exported: ['status', 'start_at', 'end_at', 'forever', 'accepted_at', 'created_at'],
      withheld: [
        'id',
        'certificate_id',
        'organisation_id',
        'user_id',
        'given_by',
        'version',
        'replaced_at',
        'expiry_told_at',
        'reminded_days',
      ],
      inWords: sql`(select name from certificate where certificate.id = certificate_id) as certificate, (select name from organisation where organisation.id = stamp.organisation_id) as organisation`,
      erasure: 'removed',
      merging: { user_id: { same: sameStamp, rank: rankOfStamp }, given_by: 'stays' },
    },
  ],
};
