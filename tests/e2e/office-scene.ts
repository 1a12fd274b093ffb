import { sql } from 'kysely';
import type { CardId, OrganisationId, UserId } from '#features/vocabulary/ids.ts';
import { newId } from '#platform/server/new-id.ts';
import { givenCard, givenRunningScheme } from '#tests/support/claim-scene.ts';
import { openPortalDatabase } from './audit-scene.ts';

/** No other test counts its payments. */
const TRONDHEIM = 5001;
const CLUB_ACCOUNT = '12345678903';

type Wanted = { staff: string; guardian: string; organisation: string };

/** A scheme of a municipality with an admin, a family with an account, and an organiser that wants to take part. */
export async function givenOffice({
  staff,
  guardian,
  organisation,
}: Wanted): Promise<{ card: CardId; number: number }> {
  const { db, close } = await openPortalDatabase();
  const userOf = async (email: string) => {
    const { rows } = await sql<{ id: UserId }>`select id from app_user where email = ${email}`.execute(db);
    if (!rows[0]) throw new Error(`Nobody has the address ${email}.`);
    return rows[0].id;
  };
  try {
    await sql`insert into municipal_grant (user_id, municipality_id, role)
      values (${await userOf(staff)}, ${TRONDHEIM}, 'admin')`.execute(db);
    const ofScheme = await givenRunningScheme({ db }, { takes_part_only: false }, TRONDHEIM);
    await sql`insert into participation (id, scheme_id, organisation_id, state, bank_account, asked_at)
      values (${newId()}, ${ofScheme.scheme}, ${organisation as OrganisationId}, 'asked', ${CLUB_ACCOUNT}, now())`.execute(
      db,
    );
    const card = await givenCard({ db }, ofScheme, [await userOf(guardian)]);
    const { rows } = await sql<{ number: number }>`select number from card where id = ${card}`.execute(db);
    return { card, number: rows[0]?.number ?? 0 };
  } finally {
    await close();
  }
}
