import { createServer, type Socket, connect as tcpConnect } from 'node:net';
import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenDatabase } from '#platform/server/database.ts';
import { ENDINGS, givenSession, openedBy, openSession, SESSION_KINDS } from '#tests/support/open-sessions.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';
import { givenMember } from '#tests/support/sign-in.ts';

const clock = { now: new Date('2026-11-16T10:00:00Z') };
const later = (ms: number) => {
  clock.now = new Date(clock.now.getTime() + ms);
};
const now = () => clock.now;

const CELLS = Object.entries(ENDINGS).flatMap(([name, { end, kinds = SESSION_KINDS }]) =>
  kinds.map((kind) => ({ name, kind, end })),
);

/** Hears of nothing that other processes tell: its connection for notices leads nowhere. */
const deaf = (own: OpenDatabase): OpenDatabase => ({
  ...own,
  engine: { kind: 'postgres', url: 'postgres://nobody@127.0.0.1:1/nothing' },
});

describe('D-11 on the process that ends a session, with the notice held back', () => {
  let portal: TestPortal;
  beforeAll(async () => {
    portal = await startPortal({ now, database: deaf });
  });
  afterAll(() => portal.close());

  test.each(CELLS)('D-11 $name: the next request with a ticket of the kind $kind is refused', async ({ kind, end }) => {
    const scene = await givenSession(portal, clock.now, kind);
    const before = kind === 'pending' ? 'waiting' : 'open';
    for (let turn = 0; turn < 2; turn += 1) expect(await openedBy(portal, scene.session)).toBe(before);
    expect((await end(portal, scene)).status).toBe(204);
    expect(await openedBy(portal, scene.session)).toBe('ended');
  });

  test('D-11 the eleventh login ends the oldest at once', async () => {
    const { id } = await givenMember(portal, 'Mange Steder');
    const oldest = await openSession(portal, clock.now, id);
    expect(await openedBy(portal, oldest)).toBe('open');
    later(1000);
    for (let turn = 0; turn < 10; turn += 1) await openSession(portal, clock.now, id);
    expect(await openedBy(portal, oldest)).toBe('ended');
  });
});

const twoProcesses = () => {
  let portal: TestPortal;
  let hearing: TestPortal;
  let cutOff: TestPortal;
  let heldBack: TestPortal;
  /** While a test waits here, a session that was read is handed over when the test says so. */
  const gate: { arrive?: () => Promise<void> } = {};
  const heldReads: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      if (result.rows.some((row) => 'is_two_factor_pending' in row && 'seen_at' in row)) await gate.arrive?.();
      return result;
    },
  };
  let line: Awaited<ReturnType<typeof pausableLine>>;
  beforeAll(async () => {
    portal = await startPortal({ now });
    hearing = await startPortal({ now, beside: portal });
    cutOff = await startPortal({
      now,
      beside: portal,
      database: (own) => ({ ...deaf(own), db: own.db.withPlugin(heldReads) }),
    });
    line = await pausableLine(portal.database);
    heldBack = await startPortal({
      now,
      beside: portal,
      database: (own) => ({ ...own, engine: { kind: 'postgres', url: line.url } }),
    });
  });
  afterAll(async () => {
    for (const each of [heldBack, cutOff, hearing, portal]) await each.close();
    line.close();
  });

  test.each(CELLS)(
    'D-11 $name: a ticket of the kind $kind opens nothing on other processes once the notice comes, and after five seconds without it',
    async ({ kind, end }) => {
      const scene = await givenSession(portal, clock.now, kind);
      const before = kind === 'pending' ? 'waiting' : 'open';
      for (const each of [portal, hearing, cutOff, heldBack]) expect(await openedBy(each, scene.session)).toBe(before);
      line.pause();
      expect((await end(portal, scene)).status).toBe(204);
      expect(await openedBy(portal, scene.session)).toBe('ended');
      await expect.poll(() => openedBy(hearing, scene.session), { timeout: 20_000 }).toBe('ended');
      later(5000);
      for (const each of [cutOff, heldBack]) expect(await openedBy(each, scene.session)).toBe('ended');
      line.resume();
    },
  );

  test('D-11 a notice that was held back is heard when it comes', async () => {
    const scene = await givenSession(portal, clock.now, 'ordinary');
    expect(await openedBy(heldBack, scene.session)).toBe('open');
    line.pause();
    await ENDINGS['logged out']?.end(portal, scene);
    // Five seconds have not passed, and nothing has come: this is why the notices are there.
    expect(await openedBy(heldBack, scene.session)).toBe('open');
    line.resume();
    await expect.poll(() => openedBy(heldBack, scene.session), { timeout: 20_000 }).toBe('ended');
  });

  /** Asks with a ticket whose session is read from the database and held there, while something else happens. */
  async function askMeanwhile(session: Parameters<typeof openedBy>[1], happen: () => unknown): Promise<void> {
    const [read, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    gate.arrive = async () => {
      delete gate.arrive;
      read.resolve();
      await release.promise;
    };
    const answer = openedBy(cutOff, session);
    await read.promise;
    await happen();
    release.resolve();
    expect(await answer).toBe('open');
  }

  test('D-11 a ticket that was being read when its session ended is not believed afterwards', async () => {
    const scene = await givenSession(cutOff, clock.now, 'ordinary');
    await askMeanwhile(scene.session, () => ENDINGS['ended in the list of sessions']?.end(cutOff, scene));
    expect(await openedBy(cutOff, scene.session)).toBe('ended');
  });

  test('D-11 what was read is believed for five seconds from the moment it was asked for, not from when it came', async () => {
    const scene = await givenSession(cutOff, clock.now, 'ordinary');
    await askMeanwhile(scene.session, () => later(4000));
    await ENDINGS['logged out']?.end(portal, scene);
    later(1000);
    expect(await openedBy(cutOff, scene.session)).toBe('ended');
  });
};
if (process.env.TEST_DATABASE_URL) describe('on two processes', twoProcesses);

/** A way to the database server on which what it says can be held back. */
async function pausableLine({ engine }: OpenDatabase) {
  if (engine.kind !== 'postgres') throw new Error('Only a database server is reached over a line.');
  const target = new URL(engine.url);
  const fromServer = new Set<Socket>();
  const server = createServer((near) => {
    const far = tcpConnect(Number(target.port), target.hostname);
    fromServer.add(far);
    near.pipe(far).pipe(near);
    for (const end of [near, far]) {
      end.on('error', () => {});
      end.on('close', () => {
        fromServer.delete(far);
        near.destroy();
        far.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The line has no port.');
  const url = new URL(target);
  url.port = String(address.port);
  return {
    url: url.href,
    pause: () => {
      for (const far of fromServer) far.pause();
    },
    resume: () => {
      for (const far of fromServer) far.resume();
    },
    close: () => {
      for (const far of fromServer) far.destroy();
      server.close();
    },
  };
}
