import { afterAll, beforeAll, expect, test } from 'vitest';
import { identityWorkers } from '#features/identity/server/jobs.ts';
import { tidyIdentity } from '#features/identity/server/jobs-declared.ts';
import { importWorkers } from '#features/imports/server/jobs.ts';
import { newId } from '#platform/server/new-id.ts';
import { asId } from '#tests/support/as-id.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';
import { givenRichPerson } from '#tests/support/rich-person.ts';
import { givenMember, logInBrowser } from '#tests/support/sign-in.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.close());

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The hourly work as it is done so long from now. */
async function tidyIn(ms: number): Promise<void> {
  const later = new Date(Date.now() + ms);
  const origins = { baseDomain: 'localhost', scheme: 'http' } as const;
  const workers = identityWorkers({ origins, codeSms: { perDay: 1, perDayOfTenant: 1 } });
  await workers.find(({ job }) => job === tidyIdentity)?.work({ ...portal.jobServices, now: () => later }, {});
}

test('D-23 what is stored for a time is kept so long, and no longer', async () => {
  const { id } = await givenRichPerson(portal);
  const has = {
    idporten_attempt: portal.db.selectFrom('idporten_attempt').where('user_id', '=', asId<'UserId'>(id)),
    verification: portal.db.selectFrom('verification').where('user_id', '=', asId<'UserId'>(id)),
    idempotency_key: portal.db.selectFrom('idempotency_key').where('actor', '=', id),
    known_device: portal.db.selectFrom('known_device').where('user_id', '=', asId<'UserId'>(id)),
  };
  const kept = {
    idporten_attempt: HOUR_MS,
    verification: DAY_MS,
    idempotency_key: 7 * DAY_MS,
    known_device: 180 * DAY_MS,
  };
  for (const table of ['idporten_attempt', 'verification', 'idempotency_key', 'known_device'] as const) {
    const rows = async () => (await has[table].selectAll().execute()).length;
    await tidyIn(kept[table] - HOUR_MS / 2);
    expect(await rows(), table).toBeGreaterThan(0);
    await tidyIn(kept[table] + HOUR_MS / 2);
    expect(await rows(), table).toBe(0);
  }
});

test('D-23 a session is forgotten thirty days after it ended', async () => {
  const { id, email } = await givenMember(portal, 'Gikk Sin Vei');
  const browser = await logInBrowser(portal, email);
  await browser.post('/api/auth/logout');
  const sessions = async () =>
    (await portal.db.selectFrom('session').select('ended_at').where('user_id', '=', id).execute()).length;
  await tidyIn(30 * DAY_MS - HOUR_MS);
  expect(await sessions()).toBe(1);
  await tidyIn(30 * DAY_MS + HOUR_MS);
  expect(await sessions()).toBe(0);
});

test('D-23 a run of an import is forgotten after ninety days, also where nothing is imported any more', async () => {
  const started_at = new Date();
  await portal.db
    .insertInto('import_run')
    .values(
      (['done', 'broken'] as const).map((outcome) => ({
        id: newId<'ImportRunId'>(),
        source: 'dnt',
        started_at,
        finished_at: started_at,
        outcome,
      })),
    )
    .execute();
  const runsIn = async (ms: number) => {
    const now = () => new Date(started_at.getTime() + ms);
    for (const { work } of importWorkers(null)) await work({ ...portal.jobServices, now }, {});
    return (await portal.db.selectFrom('import_run').select('id').execute()).length;
  };
  expect(await runsIn(90 * DAY_MS - HOUR_MS)).toBe(2);
  expect(await runsIn(90 * DAY_MS + HOUR_MS)).toBe(0);
});
