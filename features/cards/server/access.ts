import { sql } from 'kysely';
import { accountsOf } from '#features/ledger/server/public.ts';
import { type DecidedVersion, decidedVersion } from '#features/schemes/server/public.ts';
import type { CardId, LedgerAccountId, SchemeVersionId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import { shortDate } from '#platform/language/dates.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { type CardRights, maySeeAsStaff } from '../policy.ts';
import { isExpired } from '../rules.ts';
import { type CardRow, cardsNear, readCard, readCards, readTiedCards } from './card-rows.ts';

export type ReadCard = {
  card: Pick<CardRow, 'id' | 'municipality_id' | 'scheme_id' | 'child_id' | 'number' | 'closed_at'>;
  child: Pick<CardRow, 'first_name' | 'last_name' | 'born_on'>;
  /** The rules that it was last granted under. */
  version: DecidedVersion | undefined;
  is_expired: boolean;
};
export type CardAccess = ReadCard & CardRights;

/** The account as the user stands to it now; undefined is not found. */
export async function cardFor(context: Context, id: CardId): Promise<CardAccess | undefined> {
  const [tied] = await readTiedCards(context, actorOf(context).id, sql`card.id = ${id}`);
  if (!tied) return undefined;
  const { role, may_pay, ...row } = tied;
  return { ...(await withVersion(context, row)), role, may_pay };
}

/** Every account that the user has a part in. */
export async function ownCards(context: Context): Promise<CardAccess[]> {
  const { id } = actorOf(context);
  const tied = await readTiedCards(context, id, cardsNear(id));
  const versions = await versionsOf(context, tied);
  return tied.map(({ role, may_pay, ...row }) => ({ ...asRead(context, row, versions), role, may_pay }));
}

/** For what goes on without a user: accounts as they are, but for those whose child has been forgotten. */
export async function cardsById(
  context: Pick<Context, 'db' | 'now'>,
  wanted: readonly CardId[],
): Promise<ReadonlyMap<CardId, ReadCard>> {
  const rows = await readCards(context, wanted);
  const versions = await versionsOf(context, rows);
  return new Map(rows.map((row) => [row.id, asRead(context, row, versions)]));
}

/** The same inside a command: one change of an account at a time. */
export async function lockCard(context: Context, id: CardId): Promise<CardAccess | undefined> {
  await sql`select from card where id = ${id} for update`.execute(context.db);
  return cardFor(context, id);
}

export const demandCard = async (context: Context, id: CardId): Promise<CardAccess> =>
  (await cardFor(context, id)) ?? refuse('not_found');

/** For the municipality's own people. Who looks a child up writes it into the audit log. */
export async function staffCard(context: Context, id: CardId, municipality_id: number): Promise<ReadCard | undefined> {
  if (!maySeeAsStaff(context.actor, municipality_id)) return undefined;
  const row = await readCard(context, sql`card.id = ${id} and card.municipality_id = ${municipality_id}`);
  return row && withVersion(context, row);
}

/** The same inside a command, by the municipality that the account is in. */
export async function lockStaffCard(context: Context, id: CardId): Promise<ReadCard | undefined> {
  await sql`select from card where id = ${id} for update`.execute(context.db);
  const row = await readCard(context, sql`card.id = ${id}`);
  return row && maySeeAsStaff(context.actor, row.municipality_id) ? withVersion(context, row) : undefined;
}

const withVersion = async (context: Context, row: CardRow): Promise<ReadCard> =>
  asRead(context, row, await versionsOf(context, [row]));

export async function versionsOf(context: Pick<Context, 'db'>, rows: readonly Pick<CardRow, 'version_id'>[]) {
  const versions = new Map<SchemeVersionId, DecidedVersion>();
  for (const id of new Set(rows.map(({ version_id }) => version_id))) {
    const version = await decidedVersion(context, id);
    if (version) versions.set(id, version);
  }
  return versions;
}

function asRead(
  context: Pick<Context, 'now'>,
  row: CardRow,
  versions: ReadonlyMap<SchemeVersionId, DecidedVersion>,
): ReadCard {
  const { version_id, first_name, last_name, born_on, ...card } = row;
  const version = versions.get(version_id);
  const { closed_at } = card;
  const is_expired = !version || isExpired({ closed_at, last_day: version.last_day }, shortDate(context.now));
  return { card, child: { first_name, last_name, born_on }, version, is_expired };
}

/** Where the ledger has what is left in an account. */
export async function purseOf(
  context: Pick<Context, 'db' | 'now'>,
  { id, municipality_id }: Pick<CardRow, 'id' | 'municipality_id'>,
): Promise<LedgerAccountId> {
  const [purse] = await accountsOf(context, [{ municipality_id, kind: 'purse', owner_id: id }]);
  if (!purse) throw new Error('A purse is opened when it is asked for.');
  return purse;
}
