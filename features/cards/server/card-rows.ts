import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { type CardId, ids, type UserId } from '#features/vocabulary/ids.ts';
import { shortDate } from '#platform/language/dates.ts';
import type { Context } from '#platform/server/context.ts';
import { boolean, number, rowsOf, text, textOrNull } from '#platform/server/rows.ts';
import { type CardRights, rightsTo } from '../policy.ts';
import { MAX_CARDS } from '../rules.ts';

const CARD = {
  id: ids.card,
  municipality_id: number,
  scheme_id: ids.scheme,
  version_id: ids.schemeVersion,
  child_id: ids.child,
  number,
  closed_at: textOrNull,
  first_name: text,
  last_name: text,
  born_on: text,
};
const cardRow = z.object(CARD);
export type CardRow = z.infer<typeof cardRow>;

const tiedRow = z.object({
  ...CARD,
  is_self: boolean,
  is_guardian: boolean,
  is_first_guardian: boolean,
  may_pay: boolean.nullable(),
  shared_at: textOrNull,
});

const COLUMNS = sql`card.id, card.municipality_id, card.scheme_id, card.version_id, card.child_id, card.number,
  card.closed_at, child.first_name, child.last_name, child.born_on`;

/** The guardian who opened the account first, then the one who has been a guardian longest. */
const firstGuardian = sql`(
  select first.guardian_user_id from guardianship first
  where first.child_id = card.child_id and first.ended_at is null
  order by (first.guardian_user_id = card.owner_user_id) desc nulls last, first.started_at, first.id limit 1)`;

const statement = (user: UserId, wanted: RawBuilder<unknown>) => rowsOf(tiedRow)`
  select ${COLUMNS}, coalesce(child.user_id = ${user}, false) as is_self,
    exists (
      select from guardianship
      where guardianship.child_id = card.child_id and guardian_user_id = ${user} and ended_at is null
    ) as is_guardian,
    coalesce(${firstGuardian} = ${user}, false) as is_first_guardian,
    share.may_pay, share.started_at as shared_at
  from card join child on child.id = card.child_id
  left join card_share share on share.card_id = card.id and share.user_id = ${user} and share.ended_at is null
  where ${wanted}
  order by child.born_on, child.first_name, card.number
  limit ${MAX_CARDS}`;

export type TiedCard = CardRow & CardRights;

/** Accounts as the user stands to them now; those that they have no part in are left out. */
export async function readTiedCards(
  { db, now }: Pick<Context, 'db' | 'now'>,
  user: UserId,
  wanted: RawBuilder<unknown>,
): Promise<TiedCard[]> {
  const { rows } = await statement(user, wanted).execute(db);
  return rows.flatMap(({ may_pay, shared_at, is_self, is_guardian, is_first_guardian, ...card }) => {
    const share =
      may_pay === null || shared_at === null ? null : { may_pay, started_on: shortDate(new Date(shared_at)) };
    const ties = { born_on: card.born_on, is_self, is_guardian, is_first_guardian, share };
    const rights = rightsTo(ties, shortDate(now));
    return rights ? [{ ...card, ...rights }] : [];
  });
}

/** Whatever a user may have a part in; who they are to it is decided by `rightsTo`. */
export const cardsNear = (user: UserId) => sql`card.id in (
  select near.id from card near join guardianship on guardianship.child_id = near.child_id
  where guardian_user_id = ${user} and ended_at is null
  union select near.id from card near join child mine on mine.id = near.child_id where mine.user_id = ${user}
  union select card_share.card_id from card_share where card_share.user_id = ${user} and card_share.ended_at is null)`;

export async function readCard({ db }: Pick<Context, 'db'>, wanted: RawBuilder<unknown>): Promise<CardRow | undefined> {
  const { rows } = await rowsOf(cardRow)`
    select ${COLUMNS} from card join child on child.id = card.child_id where ${wanted} limit 1`.execute(db);
  return rows[0];
}

export async function readCards({ db }: Pick<Context, 'db'>, wanted: readonly CardId[]): Promise<CardRow[]> {
  const { rows } = await rowsOf(cardRow)`
    select ${COLUMNS} from card join child on child.id = card.child_id where card.id = any(${wanted}::uuid[])`.execute(
    db,
  );
  return rows;
}
