import { sql } from 'kysely';
import { LEDGER_COMPARISONS } from '#apps/server/ledger-comparisons.ts';
import { proveLedger, writeProof } from '#features/ledger/server/prove.ts';
import type { CardId, UserId } from '#features/vocabulary/ids.ts';
import { givenCard, givenRunningScheme } from '#tests/support/claim-scene.ts';
import { openPortalDatabase } from './audit-scene.ts';

type Wanted = { admins: readonly string[]; guardian: string };

/** A municipality that was controlled and has not set who pays, with its admins and a family with an account. */
export async function givenBank(municipality: number, { admins, guardian }: Wanted): Promise<{ card: CardId }> {
  const { db, close } = await openPortalDatabase();
  const userOf = async (email: string) => {
    const { rows } = await sql<{ id: UserId }>`select id from app_user where email = ${email}`.execute(db);
    if (!rows[0]) throw new Error(`Nobody has the address ${email}.`);
    return rows[0].id;
  };
  try {
    for (const email of admins) {
      await sql`insert into municipal_grant (user_id, municipality_id, role)
        values (${await userOf(email)}, ${municipality}, 'admin')`.execute(db);
    }
    await sql`delete from payer where municipality_id = ${municipality}`.execute(db);
    const ofScheme = await givenRunningScheme({ db }, { takes_part_only: false }, municipality);
    const card = await givenCard({ db }, ofScheme, [await userOf(guardian)]);
    await writeProof(
      db,
      await proveLedger(db, municipality, { comparisons: LEDGER_COMPARISONS, now: new Date() }),
      new Date(),
    );
    return { card };
  } finally {
    await close();
  }
}
