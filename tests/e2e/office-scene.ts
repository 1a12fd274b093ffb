import { sql } from 'kysely';
import { countRunning } from '#features/card-office/server/period-figures.ts';
import type { CardId, OrganisationId, SchemeId, SchemeVersionId, UserId } from '#features/vocabulary/ids.ts';
import type { Db } from '#platform/server/database.ts';
import { newId } from '#platform/server/new-id.ts';
import { givenCard, givenRunningScheme } from '#tests/support/claim-scene.ts';
import { openPortalDatabase } from './audit-scene.ts';

/** No other test counts its payments. */
export const TRONDHEIM = 5001;
const CLUB_ACCOUNT = '12345678903';

/** Where the portal of leisure accounts is at home: its scheme is running. */
export const LEISURE_TOWN = 3203;

type Wanted = { staff: string; guardian: string; organisation: string; place?: number };

/** A scheme of a municipality with an admin, a family with an account, and an organiser that wants to take part. */
export async function givenOffice({
  staff,
  guardian,
  organisation,
  place = TRONDHEIM,
}: Wanted): Promise<{ card: CardId; number: number; scheme: SchemeId }> {
  const { db, close } = await openPortalDatabase();
  try {
    await sql`insert into municipal_grant (user_id, municipality_id, role)
      values (${await userOf(db, staff)}, ${place}, 'admin')`.execute(db);
    const ofScheme = await givenRunningScheme({ db }, { takes_part_only: false }, place);
    await sql`insert into participation (id, scheme_id, organisation_id, state, bank_account, asked_at)
      values (${newId()}, ${ofScheme.scheme}, ${organisation as OrganisationId}, 'asked', ${CLUB_ACCOUNT}, now())`.execute(
      db,
    );
    const card = await givenCard({ db }, ofScheme, [await userOf(db, guardian)]);
    const { rows } = await sql<{ number: number }>`select number from card where id = ${card}`.execute(db);
    return { card, number: rows[0]?.number ?? 0, scheme: ofScheme.scheme };
  } finally {
    await close();
  }
}

/** What the clock does every quarter of an hour. */
export async function countAccounts(): Promise<void> {
  const { db, close } = await openPortalDatabase();
  try {
    await countRunning({ db, now: () => new Date(), countRows: () => {} });
  } finally {
    await close();
  }
}

/** Gives a user a role as admin of a municipality, or takes it back. */
export async function grantAdmin(email: string, place: number, isGiven = true): Promise<void> {
  const { db, close } = await openPortalDatabase();
  try {
    const user = await userOf(db, email);
    await (isGiven
      ? sql`insert into municipal_grant (user_id, municipality_id, role) values (${user}, ${place}, 'admin')`
      : sql`delete from municipal_grant where user_id = ${user} and municipality_id = ${place}`
    ).execute(db);
  } finally {
    await close();
  }
}

/** A family of the town with leisure accounts, with an account under its scheme, and an admin of the town. */
export async function givenFamily({
  staff,
  guardian,
}: Omit<Wanted, 'organisation' | 'place'>): Promise<{ card: CardId }> {
  const { db, close } = await openPortalDatabase();
  try {
    await sql`insert into municipal_grant (user_id, municipality_id, role)
      values (${await userOf(db, staff)}, ${LEISURE_TOWN}, 'admin')`.execute(db);
    const { rows } = await sql<{ scheme: SchemeId; version: SchemeVersionId }>`
      select scheme.id as scheme, scheme_version.id as version
      from scheme join scheme_version on scheme_version.scheme_id = scheme.id
      where scheme.municipality_id = ${LEISURE_TOWN} and scheme_version.state = 'published'
      order by scheme_version.number desc limit 1`.execute(db);
    if (!rows[0]) throw new Error('The town with leisure accounts has a scheme.');
    const card = await givenCard({ db }, rows[0], [await userOf(db, guardian)]);
    await sql`update child set postal_code = '1386' where id = (select child_id from card where id = ${card})`.execute(
      db,
    );
    return { card };
  } finally {
    await close();
  }
}

async function userOf(db: Db, email: string): Promise<UserId> {
  const { rows } = await sql<{ id: UserId }>`select id from app_user where email = ${email}`.execute(db);
  if (!rows[0]) throw new Error(`Nobody has the address ${email}.`);
  return rows[0].id;
}
