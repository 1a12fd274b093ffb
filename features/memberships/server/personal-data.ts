import { sql } from 'kysely';
import type { PersonalData } from '#platform/server/personal-data.ts';

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
      hasOwnErasure: true,
    },
    {
      table: 'owner_offer',
      owners: ['from_user_id', 'to_user_id'],
      exported: ['created_at'],
      withheld: ['organisation_id', 'from_user_id', 'to_user_id'],
      inWords: sql`(select name from organisation where organisation.id = owner_offer.organisation_id) as organisation`,
      erasure: 'removed',
    },
    {
      table: 'organisation_invite',
      owners: ['user_id'],
      mentions: ['invited_by'],
      exported: ['email', 'role', 'created_at', 'answer', 'answered_at'],
      withheld: ['id', 'organisation_id', 'token_digest', 'invited_by', 'expires_at', 'user_id'],
      inWords: sql`(select name from organisation where organisation.id = organisation_invite.organisation_id) as organisation`,
      erasure: 'removed',
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
};
