import type { OriginSettings } from '#features/tenants/resolve.ts';
import type { Db } from '#platform/server/database.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { type JobServices, type Worker, worker } from '#platform/server/jobs.ts';
import { number, rowsOf } from '#platform/server/rows.ts';
import { controlJob, proveJob, sealJob } from './jobs-declared.ts';
import { type Comparison, proveLedger, writeProof } from './prove.ts';
import { sealPostings } from './seal.ts';
import { tellOfDifference } from './tell-admins.ts';

type LedgerParts = { origins: OriginSettings; comparisons: readonly Comparison[] };

export const ledgerWorkers = (parts: LedgerParts): readonly Worker[] => [
  worker(sealJob, sealPostings),
  worker(proveJob, async (services) => {
    await sealPostings(services);
    for (const municipality of await municipalitiesWithAccounts(services.db))
      await control(services, parts, municipality);
  }),
  worker(controlJob, async (services, { municipality_id }) => {
    await sealPostings(services);
    await control(services, parts, municipality_id);
  }),
];

async function control(
  services: JobServices,
  { origins, comparisons }: LedgerParts,
  municipality: number,
): Promise<void> {
  const { secrets, enqueue, countRows } = services;
  const now = services.now();
  const proof = await proveLedger(services.db, municipality, { comparisons, now });
  countRows(proof.postings);
  await inTransaction(services.db, async (db) => {
    await writeProof(db, proof, now);
    if (proof.faults.length > 0) await tellOfDifference({ db, now, secrets, enqueue, origins }, proof);
  });
}

async function municipalitiesWithAccounts(db: Db): Promise<number[]> {
  const { rows } = await rowsOf({ municipality_id: number })`
    select id as municipality_id from municipality
    where exists (select from ledger_account where ledger_account.municipality_id = municipality.id)
    order by id`.execute(db);
  return rows.map(({ municipality_id }) => municipality_id);
}
