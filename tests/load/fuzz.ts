import { keepCase, keptCases } from '#tests/fuzz/cases.ts';
import { type FuzzReport, openFuzz } from '#tests/fuzz/fuzz-run.ts';
import { setup } from '#tests/support/templates.ts';
import { startCluster } from './cluster.ts';

/** `npm run fuzz`: FUZZ_REQUESTS of them (a million), drawn from FUZZ_SEED (a new one). What is found is kept, once for each fault. */
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 1_000_000);
const SEED = process.env.FUZZ_SEED ?? String(Date.now());
const LINE_EVERY = 5000;
const MAX_FAULTS = 40;

const cluster = process.env.TEST_DATABASE_URL ? null : await startCluster();
if (cluster) process.env.TEST_DATABASE_URL = cluster.urlOf('postgres');
const cleanUp = await setup();
const fuzz = await openFuzz();
const seen = new Set<string>();
const found = (what: string) => {
  seen.add(what);
  process.exitCode = 1;
};
console.log(`seed ${SEED}`);
for (const kept of await keptCases()) {
  const fault = await fuzz.replay(kept);
  if (fault) found(`again: ${fault}`);
}
const startBytes = residentMegabytes();
let warmMegabytes = startBytes;
for (let batch = 0; batch < REQUESTS / fuzz.batchSize && seen.size < MAX_FAULTS; batch += 1) {
  for (const one of await fuzz.runBatch(SEED, batch)) {
    if (seen.has(one.fault)) continue;
    const { fault, cause, answer, requests } = await fuzz.shorten(one);
    found(fault);
    await keepCase({ fault, requests });
    console.log(
      `${fault}\n  ${cause}\n  ${answer}\n  batch ${batch}, ${requests.length} requests, the last: ${JSON.stringify(requests.at(-1)).slice(0, 600)}`,
    );
  }
  const done = (batch + 1) * fuzz.batchSize;
  if (done === LINE_EVERY) warmMegabytes = residentMegabytes();
  if (done % LINE_EVERY === 0) console.log(lineOf(done, fuzz.report));
}
console.log(lineOf(fuzz.report.requests, fuzz.report));
console.log(`memory ${startBytes} MB at the start, ${warmMegabytes} MB warm, ${residentMegabytes()} MB at the end`);
console.log(
  `never carried out: ${fuzz.checks.calls
    .map(({ name }) => name)
    .filter((name) => !fuzz.report.carriedOut.has(name))
    .join(', ')}`,
);
for (const fault of seen) console.log(`FAULT ${fault}`);
await fuzz.close();
await cleanUp();
await cluster?.stop();

function lineOf(done: number, { statuses, carriedOut, slowest, slow }: FuzzReport): string {
  const failures = Object.entries(statuses).reduce(
    (sum, [status, count]) => sum + (Number(status) >= 500 ? count : 0),
    0,
  );
  return [
    `${done} requests, ${failures} answers of 500 or more, ${seen.size} faults, ${slow} slower than 2 s`,
    `slowest ${Math.round(slowest.ms)} ms (${slowest.request})`,
    `${carriedOut.size} of ${fuzz.checks.calls.length} calls carried out, ${residentMegabytes()} MB`,
    JSON.stringify(statuses),
  ].join('; ');
}

function residentMegabytes(): number {
  return Math.round(process.memoryUsage().rss / 1024 / 1024);
}
