import { type KyselyPlugin, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PageMaker } from '#apps/server/page.ts';
import type { getTenant } from '#features/tenants/contract.ts';
import type { TenantRegister } from '#features/tenants/register.ts';
import { previewTicket } from '#features/tenants/server/preview-ticket.ts';
import { keepTenants, TENANTS } from '#features/tenants/server/public.ts';
import type { SessionId } from '#features/vocabulary/ids.ts';
import { listen, tell } from '#platform/server/live.ts';
import { jsonb } from '#platform/server/rows.ts';
import { createSecrets } from '#platform/server/secrets.ts';
import { DEMO_SECRET } from '#platform/server/settings.ts';
import { remote } from '#platform/web/client.ts';
import { asId } from '#tests/support/as-id.ts';
import { openSession } from '#tests/support/open-sessions.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';

const LONG_MS = 3_600_000;
const secrets = createSecrets(DEMO_SECRET);

/** A page that says which colour the frame and which the call inside have, with whatever comes between them. */
let between: () => Promise<void> = async () => {};
const maker: PageMaker = {
  assets: { stylesOf: () => [], fonts: [], scriptsOf: () => [], startScript: () => '', lateStartScript: () => '' },
  renderer: async () => ({
    renderPage: async ({ tenant, call }) => {
      await between();
      const { data } = await call(remote<typeof getTenant>('GET', '/tenant'), {});
      const body = `frame ${tenant.colour} call ${data.colour}`;
      return { kind: 'page', status: 200, head: '', body, state: 'null', pageFiles: [] };
    },
    renderShell: () => ({ head: '', state: 'null' }),
  }),
};

let portal: TestPortal;
let session_id: SessionId;
beforeAll(async () => {
  portal = await startPortal({ maker });
  const superAdmin = await portal.given.person('Siri', { scopes: ['admin'] });
  session_id = asId((await openSession(portal, new Date(), superAdmin)).id);
});
afterAll(() => portal.close());

async function publish(key: string, configuration: Record<string, unknown>): Promise<void> {
  await sql`
    insert into tenant_version (id, tenant_key, number, state, configuration, changed_at, published_at)
    select gen_random_uuid(), ${key}, max(number) + 1, 'published', ${jsonb(configuration as never)}, now(), now()
    from tenant_version where tenant_key = ${key}`.execute(portal.db);
}

async function draft(key: string, configuration: Record<string, unknown>): Promise<void> {
  await sql`
    insert into tenant_version (id, tenant_key, state, configuration, changed_at)
    values (gen_random_uuid(), ${key}, 'draft', ${jsonb(configuration as never)}, now())
    on conflict (tenant_key) where state <> 'published'
      do update set configuration = excluded.configuration, revision = tenant_version.revision + 1`.execute(portal.db);
  await tell(portal.db, { topic: TENANTS, id: key });
}

const colourAt = async (host: string, headers: Record<string, string> = {}) =>
  (await portal.get('/api/tenant', { host, headers })).json().data.colour;

const withTicket = (key: string, now = new Date()) => ({
  cookie: `nabolag-preview=${previewTicket(secrets, { key, session_id }, now)}`,
});

/** What another process would know: it shares nothing with this one but rows and notices. */
async function otherProcess({ hearsNotices, lookAgainMs }: { hearsNotices: boolean; lookAgainMs: number }) {
  let known: TenantRegister | undefined;
  const keeper = await keepTenants({
    db: portal.db,
    onTrouble: (error) => {
      throw error;
    },
    know: (register) => {
      known = register;
    },
    lookAgainMs,
  });
  const live = await listen(portal.database, () => {});
  if (hearsNotices) live.onChange(keeper.change);
  return {
    colour: (key: string) => known?.byKey(key)?.colour,
    async close() {
      await live.close();
      keeper.close();
    },
  };
}

describe('TEN-08 a version that is published', () => {
  test('TEN-08 is what every process shows when the notice comes', async () => {
    const other = await otherProcess({ hearsNotices: true, lookAgainMs: LONG_MS });
    await publish('voss', { colour: '#114477' });
    await tell(portal.db, { topic: TENANTS, id: 'voss' });
    await expect.poll(() => other.colour('voss')).toBe('#114477');
    await expect.poll(() => colourAt('voss.localhost')).toBe('#114477');
    await other.close();
  });

  test('TEN-08 is found by a process that was not told', async () => {
    const other = await otherProcess({ hearsNotices: false, lookAgainMs: 50 });
    const deaf = await otherProcess({ hearsNotices: false, lookAgainMs: LONG_MS });
    await publish('voss', { colour: '#225588' });
    await tell(portal.db, { topic: TENANTS, id: 'voss' });
    await expect.poll(() => other.colour('voss')).toBe('#225588');
    expect(deaf.colour('voss')).toBe('#114477');
    await other.close();
    await deaf.close();
  });

  test('TEN-08 gives new pages, and no page has something of two versions', async () => {
    const pageOf = async () =>
      (await portal.get('/events', { host: 'gol.localhost' })).body.match(/frame #\w+ call #\w+/)?.[0];
    expect(await pageOf()).toBe('frame #67559c call #67559c');
    await publish('gol', { colour: '#336699' });
    between = async () => {
      between = async () => {};
      await publish('gol', { colour: '#774411' });
      await tell(portal.db, { topic: TENANTS, id: 'gol' });
      await expect.poll(() => colourAt('gol.localhost')).toBe('#774411');
    };
    await tell(portal.db, { topic: TENANTS, id: 'gol' });
    await expect.poll(() => colourAt('gol.localhost')).toBe('#336699');
    expect(await pageOf()).toBe('frame #336699 call #336699');
    expect(await pageOf()).toBe('frame #774411 call #774411');
  });

  test('TEN-08 is read once, and alone: the other tenants are as they were', async () => {
    const read: unknown[][] = [];
    const watched: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        read.push(result.rows.map((row) => row.key));
        return result;
      },
    };
    const registers: TenantRegister[] = [];
    const keeper = await keepTenants({
      db: portal.db.withPlugin(watched),
      onTrouble: (error) => {
        throw error;
      },
      know: (register) => registers.push(register),
      lookAgainMs: LONG_MS,
    });
    const before = registers.at(-1);
    const oslo = before?.byKey('oslo');
    expect(oslo?.colour).toBeDefined();
    read.length = 0;
    await publish('voss', { colour: '#335577' });
    keeper.change({ topic: TENANTS, id: 'voss' });
    await keeper.settled();
    const after = registers.at(-1);
    expect(read).toEqual([['voss']]);
    expect(after?.byKey('voss')?.colour).toBe('#335577');
    expect(after?.byKey('oslo')).toBe(oslo);
    // Pages with it were sent a moment ago.
    expect(after?.hasColour('#225588')).toBe(true);
    keeper.close();
  });

  test('TEN-08 that cannot be read is told, and no other tenant is lost with it', async () => {
    const troubles: unknown[] = [];
    let known: TenantRegister | undefined;
    await publish('lom', { colour: 'blue' });
    const keeper = await keepTenants({
      db: portal.db,
      onTrouble: (error) => troubles.push(error),
      know: (register) => {
        known = register;
      },
    });
    keeper.close();
    expect(known?.byKey('lom')).toMatchObject({ name: 'lom', colour: '#1d6b5c', municipality_ids: [3434] });
    expect(known?.byKey('voss')?.colour).toBe('#335577');
    expect(troubles).toHaveLength(1);
  });

  test('TEN-08 is never changed or deleted, and there is one draft at a time', async () => {
    const changes = [
      sql`update tenant_version set configuration = '{}' where tenant_key = 'oslo'`,
      sql`update tenant_version set state = 'draft', number = null, published_at = null where tenant_key = 'oslo'`,
      sql`delete from tenant_version where tenant_key = 'oslo'`,
      sql`insert into tenant_version (id, tenant_key, number, state, configuration, changed_at, published_at)
        values (gen_random_uuid(), 'oslo', 1, 'published', '{}', now(), now())`,
    ];
    for (const change of changes) await expect(change.execute(portal.db)).rejects.toThrow();
    await draft('oslo', {});
    await expect(
      sql`insert into tenant_version (id, tenant_key, state, configuration, changed_at)
        values (gen_random_uuid(), 'oslo', 'draft', '{}', now())`.execute(portal.db),
    ).rejects.toThrow();
  });
});

describe('BEY-12 a draft', () => {
  const DRAFTED = '#8844aa';
  beforeAll(() => draft('hamar', { colour: DRAFTED }));

  test('BEY-12 is seen at the -vis host by those who have a ticket, and kept nowhere', async () => {
    const headers = withTicket('hamar');
    await expect.poll(() => colourAt('hamar-vis.localhost', headers)).toBe(DRAFTED);
    const answer = await portal.get('/api/tenant', { host: 'hamar-vis.localhost', headers });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json().data).toMatchObject({ key: 'hamar-vis', variant: 'preview', is_indexed: false });
    const page = await portal.get('/events', { host: 'hamar-vis.localhost', headers });
    expect(page.body).toContain(`frame ${DRAFTED} call ${DRAFTED}`);
    expect(page.headers['cache-control']).toBe('no-store');
    expect(page.headers.etag).toBeUndefined();
  });

  test('BEY-12 is framed by portals alone, and what is published by none', async () => {
    const framedBy = async (headers = {}) => {
      const page = await portal.get('/events', { host: 'hamar-vis.localhost', headers });
      return /frame-ancestors ([^;]+)/.exec(String(page.headers['content-security-policy']))?.[1];
    };
    expect(await framedBy(withTicket('hamar'))).toMatch(
      /^https?:\/\/\*\.localhost(?::\d+)? https?:\/\/localhost(?::\d+)?$/,
    );
    expect(await framedBy()).toBe("'none'");
  });

  test('BEY-12 is seen by nobody else, and nowhere else', async () => {
    const published = '#582c6a';
    const forged = `${withTicket('hamar').cookie.slice(0, -3)}abc`;
    expect(await colourAt('hamar-vis.localhost')).toBe(published);
    expect(await colourAt('hamar-vis.localhost', { cookie: forged })).toBe(published);
    expect(await colourAt('hamar-vis.localhost', { cookie: 'nabolag-preview=hamar' })).toBe(published);
    expect(await colourAt('hamar-vis.localhost', withTicket('voss'))).toBe(published);
    expect(await colourAt('hamar-vis.localhost', withTicket('hamar', new Date(Date.now() - LONG_MS)))).toBe(published);
    expect(await colourAt('hamar.localhost', withTicket('hamar'))).toBe(published);
    expect(await colourAt('hamar-dev.localhost', withTicket('hamar'))).toBe(published);
    expect(await colourAt('voss-vis.localhost', withTicket('hamar'))).not.toBe(DRAFTED);
    const page = await portal.get('/events', { host: 'hamar-vis.localhost' });
    expect(page.body).toContain(`frame ${published} call ${published}`);
    expect((await portal.get('/robots.txt', { host: 'hamar-vis.localhost' })).body).toContain('Disallow: /');
  });

  test('BEY-12 of a portal that was never published is seen at its -vis host alone', async () => {
    await sql`insert into tenant (key, municipality_ids, created_at) values ('nyby', '{3403}', now())`.execute(
      portal.db,
    );
    await draft('nyby', { name: 'Nyby', colour: DRAFTED });
    await expect.poll(() => colourAt('nyby-vis.localhost', withTicket('nyby'))).toBe(DRAFTED);
    for (const host of ['nyby.localhost', 'nyby-vis.localhost']) {
      expect((await portal.get('/api/tenant', { host })).json().data.key).toBe('nabolag');
    }
  });
});
