import { sql } from 'kysely';
import { sameBy } from '#platform/server/merging.ts';
import type { PersonalData } from '#platform/server/personal-data.ts';

/** A membership that holds before one that does not, and the stronger role. */
const rankOfMembership = (row: string) =>
  sql`(case ${sql.ref(`${row}.status`)} when 'active' then 100 when 'requested' then 50 else 0 end
    + ${sql.ref(`${row}.role_rank`)})`;

export const membershipPersonalData: PersonalData = {
  tables: [
    {
      table: 'membership',
      owners: ['user_id'],
      mentions: ['answered_by'],
      exported: [
        'role',
        'status',
        'kind',
        'owner_kind',
        'starts_on',
        'ends_on',
        'is_contact',
        'title',
        'note',
        'created_at',
        'answered_at',
      ],
      withheld: ['organisation_id', 'user_id', 'answered_by', 'role_rank', 'name_sort'],
      inWords: sql`(select name from organisation where organisation.id = membership.organisation_id) as organisation`,
      erasure: 'cleared',
      merging: { user_id: { same: sameBy('organisation_id'), rank: rankOfMembership }, answered_by: 'stays' },
      hasOwnErasure: true,
    },
    {
      table: 'owner_offer',
      owners: ['from_user_id', 'to_user_id'],
      exported: ['created_at'],
      withheld: ['organisation_id', 'from_user_id', 'to_user_id'],
      inWords: sql`(select name from organisation where organisation.id = owner_offer.organisation_id) as organisation`,
      erasure: 'removed',
      merging: { from_user_id: 'ends', to_user_id: 'ends' },
    },
    {
      table: 'organisation_invite',
      owners: ['user_id'],
      mentions: ['invited_by'],
      exported: ['email', 'role', 'created_at', 'answer', 'answered_at'],
      withheld: ['id', 'organisation_id', 'token_digest', 'invited_by', 'expires_at', 'user_id'],
      inWords: sql`(select name from organisation where organisation.id = organisation_invite.organisation_id) as organisation`,
      erasure: 'removed',
      merging: { user_id: 'stays', invited_by: 'stays' },
    },
  ],
  async erase({ db, id, addresses }) {
    await sql`delete from organisation_invite where lower(email) = any(${sql.val(addresses)}::text[])`.execute(db);
    await db
      .updateTable('membership')
      .set({ status: 'left', note: null, title: null, is_contact: false })
      .where('user_id', '=', id)
      .execute();
  },
  async merge({ db, gone, kept, addresses }) {
    // Lists of members stand in the order of the names that they show.
    await sql`
      update membership set name_sort = app_user.name_sort from app_user
      where membership.user_id = ${gone} and app_user.id = ${kept}`.execute(db);
    await sql`
      delete from organisation_invite
      where answer is null and lower(email) = any(${sql.val(addresses)}::text[])`.execute(db);
  },
};
