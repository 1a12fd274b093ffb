import { sql } from 'kysely';
import { type SameThing, sameBy } from '#platform/server/merging.ts';
import type { PersonalData } from '#platform/server/personal-data.ts';

const firstNameOf = (card: string) => sql`(
  select first_name from child join card holder on holder.child_id = child.id where holder.id = ${sql.ref(card)}
) as first_name`;

/** A user has one open share of an account; those that were ended are as many as there were. */
const sameOpenShare: SameThing = (one, other) =>
  sql`${sameBy('card_id')(one, other)} and ${sql.ref(`${one}.ended_at`)} is null and ${sql.ref(`${other}.ended_at`)} is null`;

export const cardPersonalData: PersonalData = {
  tables: [
    {
      table: 'card',
      owners: ['owner_user_id'],
      exported: ['created_at', 'closed_at'],
      withheld: [
        'id',
        'number',
        'municipality_id',
        'scheme_id',
        'version_id',
        'child_id',
        'pin_sealed',
        'owner_user_id',
      ],
      inWords: firstNameOf('card.id'),
      // The account is the child's.
      erasure: 'cleared',
      merging: { owner_user_id: 'stops' },
    },
    {
      table: 'card_grant',
      owners: ['actor_user_id'],
      exported: ['reason', 'amount_ore', 'note', 'created_at'],
      withheld: ['id', 'card_id', 'version_id', 'is_single', 'actor_user_id'],
      // The municipality's accounts stay, without who did it.
      erasure: 'cleared',
      merging: { actor_user_id: 'stays' },
    },
    {
      table: 'card_share',
      owners: ['user_id'],
      mentions: ['ended_by'],
      exported: ['may_pay', 'started_at', 'ended_at'],
      withheld: ['id', 'card_id', 'user_id', 'ended_by'],
      inWords: firstNameOf('card_share.card_id'),
      erasure: 'removed',
      merging: { user_id: { same: sameOpenShare }, ended_by: 'stays' },
    },
  ],
  stops: [
    {
      reason: 'gone_has_children',
      when: ({ gone }) => sql`exists (select from card where owner_user_id = ${gone} and closed_at is null)`,
    },
  ],
};
