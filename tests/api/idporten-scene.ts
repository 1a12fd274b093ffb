import { createSecrets } from '#platform/server/secrets.ts';
import { DEMO_SECRET } from '#platform/server/settings.ts';
import { startPortal } from '#tests/support/portal.ts';
import { browserAt } from './idporten-browser.ts';
import { listenFor } from './raw-request.ts';
import { openBeside } from './second-portal.ts';

export const CALLBACK_ORIGIN = 'http://localhost:3000';

/** A port that browsers and Node never connect to. */
const NOBODY_THERE = 'http://127.0.0.1:9';

/** A portal that really listens, with the embedded provider; beside it one whose identity service is away. */
export async function openScene() {
  const circumstances = { laterMs: 0, isAway: false };
  const now = () => new Date(Date.now() + circumstances.laterMs);
  const portal = await startPortal({ now });
  const lonely = await openBeside(
    portal.database,
    { IDPORTEN_ISSUER: NOBODY_THERE, IDPORTEN_CLIENT_SECRET: 'a secret that nobody asks for' },
    { now },
  );
  const [port, lonelyPort] = await Promise.all([listenFor(portal.server), listenFor(lonely.server)]);
  // The first who comes opens the provider, which takes its time where a lot else is going on.
  await browserAt(() => port).visit(`${CALLBACK_ORIGIN}/op/jwks`);
  const { db } = portal;
  return {
    db,
    database: portal.database,
    secrets: createSecrets(DEMO_SECRET),
    now,
    circumstances,
    browser: () => browserAt(() => (circumstances.isAway ? lonelyPort : port)),
    people: () =>
      db
        .selectFrom('app_user')
        .select([
          'id',
          'name',
          'lang',
          'birth_date',
          'municipality_id',
          'terms_accepted_at',
          'ssn_sealed',
          'ssn_digest',
        ])
        .execute(),
    sessions: () => db.selectFrom('session').select(['user_id', 'method', 'is_two_factor_pending']).execute(),
    attempt: () => db.selectFrom('idporten_attempt').select(['state_digest', 'sealed']).executeTakeFirstOrThrow(),
    async startAgain() {
      Object.assign(circumstances, { laterMs: 0, isAway: false });
      await db.deleteFrom('app_user').execute();
      await db.deleteFrom('idporten_attempt').execute();
    },
    async close() {
      await lonely.close();
      await portal.close();
    },
  };
}

export type Scene = Awaited<ReturnType<typeof openScene>>;
