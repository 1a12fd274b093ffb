import { z } from 'zod';
import type { Db } from '#platform/server/database.ts';
import { defineJob, type JobServices, type Worker, worker } from '#platform/server/jobs.ts';
import { number, rowsOf } from '#platform/server/rows.ts';
import { proveLedger, writeProof } from './prove.ts';
import { sealPostings } from './seal.ts';

const seal = defineJob({ name: 'ledger.seal', payload: z.object({}), cron: '* * * * *' });
/** After the bank's answers of the night, before people come to work. */
const prove = defineJob({ name: 'ledger.prove', payload: z.object({}), cron: '0 6 * * *' });

export const ledgerWorkers: readonly Worker[] = [
  worker(seal, sealPostings),
  worker(prove, async (services) => {
    await sealPostings(services);
    for (const municipality of await municipalitiesWithAccounts(services.db)) await control(services, municipality);
  }),
];

async function control({ db, now, countRows }: JobServices, municipality: number): Promise<void> {
  const proof = await proveLedger(db, municipality);
  countRows(proof.postings);
  await writeProof(db, proof, now());
}

async function municipalitiesWithAccounts(db: Db): Promise<number[]> {
  const { rows } = await rowsOf({ municipality_id: number })`
    select id as municipality_id from municipality
    where exists (select from ledger_account where ledger_account.municipality_id = municipality.id)
    order by id`.execute(db);
  return rows.map(({ municipality_id }) => municipality_id);
}
