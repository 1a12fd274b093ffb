import { sql } from 'kysely';
import { equipmentScene } from './equipment-scene.ts';
import type { PortalSetup } from './portal.ts';

export const DEPOSIT_ORE = 30_000;

/** Lending with a tent that asks for kr 300, and what the ledger says of the accounts. */
export async function depositScene(setup: PortalSetup = {}) {
  const scene = await equipmentScene(setup);
  const { db } = scene.portal;
  const tent = (await scene.lending.item(scene.place, { name: 'Telt', pieces: 5, deposit_ore: DEPOSIT_ORE })).id;
  return {
    ...scene,
    tent,
    /** What is there, and of it what is held. */
    purse: async (card: string) => {
      const { rows } = await sql<{ posted: number; held: number }>`
        select posted_ore as posted, held_ore as held from ledger_account
        where kind = 'purse' and owner_id = ${card}`.execute(db);
      return rows[0];
    },
    postings: async (loan: string) => {
      const { rows } = await sql<{ told: string }>`
        select kind || ' ' || phase || ' ' || amount_ore as told from ledger_posting
        where entry_id = ${loan} or key like ${`%deposit:${loan}`} order by id`.execute(db);
      return rows.map(({ told }) => told);
    },
    deposits: async () =>
      (
        await sql<{ subject: string }>`select subject from outgoing_message where template = 'depositNews'
          order by created_at, subject`.execute(db)
      ).rows.map(({ subject }) => subject),
    decide: (as: string, loan: string, body: object, ask = {}) =>
      scene.post(as, `/municipality/equipment/loans/${loan}/deposit`, body, ask),
  };
}
export type DepositScene = Awaited<ReturnType<typeof depositScene>>;
