import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { PageRequest } from '#apps/page-contract.ts';
import type { PageMaker } from '#apps/server/page.ts';
import type { getEvent } from '#features/events/contract.ts';
import { remote } from '#platform/web/client.ts';
import { PATIENCE } from '#tests/support/patience.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';

/** Slow ones are not done before a test says so. */
let slowPages = Promise.withResolvers<void>();

/** A renderer that says what it was asked for, and does what the path tells it. */
const rendered: PageRequest[] = [];
const maker: PageMaker = {
  assets: {
    stylesOf: () => ['/assets/style.css'],
    fonts: [],
    scriptsOf: () => ['/assets/page.js'],
    startScript: (scripts) => `early ${scripts}`,
    lateStartScript: (scripts) => `late ${scripts}`,
  },
  renderer: async () => ({
    renderShell: ({ url }) => ({ head: '', state: JSON.stringify({ shell: url }) }),
    renderPage: async (request) => {
      rendered.push(request);
      if (request.url.includes('slow')) await slowPages.promise;
      if (request.url.includes('broken')) throw new Error('cannot be rendered');
      if (request.url.includes('moved')) return { kind: 'redirect', location: '/events', status: 302 };
      const id = /\/events\/([\w-]+)$/.exec(request.url)?.[1];
      const name = id === undefined ? '' : await nameOf(request, id);
      const body = `<p>${request.tenant.key} ${request.locale} ${request.url} ${request.origin} ${name}</p>`;
      return { kind: 'page', status: name === null ? 404 : 200, head: '', body, state: '{}', pageFiles: ['page'] };
    },
  }),
};

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal({
    maker,
    renderLimitMs: 3000,
    settings: { BASE_DOMAIN: 'nabolag.example', PUBLIC_SCHEME: 'https' },
  });
});
afterEach(async () => {
  // What a test has changed is told to the portal a moment later.
  await new Promise((resolve) => setTimeout(resolve, 30));
  rendered.length = 0;
});
afterAll(() => portal.close());

const page = (url: string, host = 'bergen.nabolag.example') => portal.get(url, { host });

describe('RTE-01 where addresses lead', () => {
  test.each([
    ['bergen', '/', 302, '/events'],
    ['bergen', '/nn', 302, '/nn/events'],
    ['bergen', '/en', 302, '/en/events'],
    ['bergen', '/nn/', 301, '/nn/'],
    ['bergen', '/?utm_source=x', 302, '/events'],
    ['demo-avviklet', '/', 302, '/sunset'],
    ['demo-avviklet', '/en', 302, '/en/sunset'],
    ['bergen', '/no', 301, '/'],
    ['bergen', '/no/', 301, '/'],
    ['bergen', '/no/events', 301, '/events'],
    ['bergen', '/events/', 301, '/events'],
    ['bergen', '/nn/events/', 301, '/nn/events'],
    ['bergen', '/events/?page=2', 301, '/events?page=2'],
  ])('RTE-01 I18-01 at %s %s is a %i to %s', async (tenant, url, status, location) => {
    const answer = await page(url, `${tenant}.nabolag.example`);
    if (url === '/nn/') return expect(['/nn', '/nn/events']).toContain(answer.headers.location);
    return expect([answer.status, answer.headers.location]).toEqual([status, location]);
  });

  test('RTE-05 a page may lead on', async () => {
    const { status, headers } = await page('/moved');
    expect([status, headers.location]).toEqual([302, '/events']);
  });

  test.each([
    ['/events', 'nb'],
    ['/nn/events', 'nn'],
    ['/en/events', 'en'],
    ['/nnx/events', 'nb'],
  ])('I18-01 %s is in %s', async (url, locale) => {
    const { body } = await page(url);
    expect(body).toContain(`<html lang="${locale}"`);
    expect(rendered[0]?.locale).toBe(locale);
  });
});

describe('RTE-08 a page', () => {
  test('RTE-08 it is whole HTML with its scripts at the end', async () => {
    const { status, headers, body } = await page('/events?page=2');
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(body).toMatch(/^<!doctype html><html lang="nb".*<\/body><\/html>$/s);
    expect(body).toContain('<p>bergen nb /events?page=2 https://bergen.nabolag.example </p>');
    expect(headers.vary).toBe('Host, Accept-Encoding');
    expect(headers['cache-control']).toBe('no-cache');
  });

  test('D-15 its policy allows its two scripts by their hashes, from the portal alone, and no other', async () => {
    for (const url of ['/events', '/slow-and-shell']) {
      const { headers, body } = await page(url);
      const scripts = [...body.matchAll(/<script(?! type="application\/json")[^>]*>([^<]*)<\/script>/g)];
      expect(scripts.map(([tag]) => tag.split('>', 1)[0])).toEqual(['<script', '<script type="module"']);
      const hashes = scripts.map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
      const hash = hashes.join(' ');
      const policies = String(headers['content-security-policy']).split(', ');
      expect(policies[0]).toContain(`; script-src ${hash} 'strict-dynamic'; style-src 'self' 'sha256-`);
      expect(policies.slice(1)).toEqual([`script-src 'self' ${hash}`]);
      expect(policies.join()).not.toMatch(/unsafe|nonce|\*/);
    }
  });

  test('OCC-01 the guess that a user is logged in is made before there is anything to see', async () => {
    const { body } = await page('/events');
    const [guess, styles, content] = ['dataset.login', '<style>', '<p>bergen'].map((each) => body.indexOf(each));
    expect(guess).toBeGreaterThan(0);
    expect(styles).toBeGreaterThan(guess ?? 0);
    expect(content).toBeGreaterThan(styles ?? 0);
  });

  test('D-24 everybody gets the same bytes, and those who have them already are told so', async () => {
    const [first, second] = [await page('/help'), await page('/help')];
    expect(second.body).toBe(first.body);
    expect(second.headers).toEqual({ ...first.headers, date: second.headers.date });
    const etag = String(first.headers.etag);
    expect(etag).toMatch(/^W\/"[\w-]{43}"$/);
    const ask = (known: string, url = '/help') =>
      portal.get(url, { host: 'bergen.nabolag.example', headers: { 'if-none-match': known } });
    for (const known of [etag, `"other", ${etag}`]) {
      const again = await ask(known);
      expect([again.status, again.body]).toEqual([304, '']);
      for (const name of ['etag', 'content-security-policy', 'vary', 'cache-control', 'x-content-type-options']) {
        expect([name, again.headers[name]]).toEqual([name, first.headers[name]]);
      }
    }
    expect((await ask('W/"other"')).status).toBe(200);
    expect((await ask(etag, '/nn/help')).status).toBe(200);
    // What is made for one visitor alone has none.
    expect((await page('/events?q=sjakk')).headers.etag).toBeUndefined();
  });

  test('RTE-08 it comes compressed to a browser that takes it, and says the same', async () => {
    const answer = await portal.server.inject({
      url: '/events',
      headers: { host: 'bergen.nabolag.example', 'accept-encoding': 'gzip' },
    });
    expect(answer.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(answer.rawPayload).toString()).toContain('<p>bergen nb /events ');
  });

  test('RTE-08 what is not there is a 404 with a page, and is not kept', async () => {
    const draft = await portal.given.event({ status: 'draft', name: 'Hemmelig' });
    for (const visit of [1, 2]) {
      const { status, body } = await page(`/events/${draft}`);
      expect([visit, status]).toEqual([visit, 404]);
      expect(body).not.toContain('Hemmelig');
    }
    expect(rendered).toHaveLength(2);
  });

  test('RTE-08 an event page has its content, and is made again when something changed', async () => {
    const id = await portal.given.event({ name: 'Strikkekafé' });
    expect((await page(`/events/${id}`)).body).toContain('Strikkekafé');
    await vi.waitFor(async () => {
      rendered.length = 0;
      await page(`/events/${id}`);
      expect(rendered).toHaveLength(0);
    }, PATIENCE);
    await portal.db.updateTable('event').set({ name: 'Heklekafé' }).where('id', '=', id).execute();
    await portal.given.event();
    await vi.waitFor(async () => expect((await page(`/events/${id}`)).body).toContain('Heklekafé'), PATIENCE);
  });

  test('RTE-08 after its time the shell goes out, and the browser does the rest', async () => {
    const { status, body } = await page('/slow');
    expect(status).toBe(200);
    expect(body).toContain(
      '<div id="root"></div><script type="application/json" id="state">{"shell":"/slow"}</script>',
    );
    slowPages.resolve();
    await vi.waitFor(async () => expect((await page('/slow')).body).toContain('<p>bergen nb /slow'), PATIENCE);
    slowPages = Promise.withResolvers();
  });

  test('RTE-08 the scripts of a page that can be read wait until it is painted; an empty one fetches them at once', async () => {
    const readable = (await page('/events')).body;
    expect(readable).toContain('<script type="module">late /assets/page.js</script></body>');
    const empty = (await page('/slow-and-empty')).body;
    expect(empty).toContain('<script type="module">early /assets/page.js</script></body>');
    slowPages.resolve();
  });

  test('RTE-08 many visitors at once cost one rendering', async () => {
    await Promise.all(Array.from({ length: 20 }, () => page('/organisations')));
    expect(rendered).toHaveLength(1);
  });

  test('ERR-01 a page that cannot be rendered gives nothing away', async () => {
    const { status, body } = await page('/broken');
    expect(status).toBe(500);
    expect(body).not.toMatch(/cannot be rendered|\.ts/);
  });
});

describe('D-08 pages do not mix', () => {
  test('D-08 every tenant and language has its own in 10,000 requests by turns', { timeout: 600_000 }, async () => {
    // Pages are kept for half a minute: while the clock stands still none is made again, however busy the machine is.
    const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now());
    onTestFinished(() => clock.mockRestore());
    const asked = [
      ['', 'nb'],
      ['/en', 'en'],
    ].flatMap(([prefix, locale]) =>
      ['bergen', 'voss'].map((tenant) => {
        const host = `${tenant}.nabolag.example`;
        return { url: `${prefix}/about`, host, text: `<p>${tenant} ${locale} ${prefix}/about https://${host} </p>` };
      }),
    );
    const mixed: string[] = [];
    for (let round = 0; round < 10_000 / asked.length; round += 1) {
      for (const { url, host, text } of asked) {
        const { body } = await page(url, host);
        if (!body.includes(text)) mixed.push(`${host}${url}`);
      }
    }
    expect(mixed).toEqual([]);
    expect(rendered).toHaveLength(asked.length);
  });

  test('D-16 what a page is not asked with cannot change it or make another', async () => {
    const first = await page('/terms');
    const others = ['?utm=<script>evil</script>', '?__proto__=evil', '?q=evil', `?${'a=evil&'.repeat(100)}`];
    for (const query of others) {
      const { body } = await page(`/terms${query}`);
      expect(body).not.toContain('evil');
      expect(body).toBe(first.body);
    }
    expect(rendered).toHaveLength(1);
  });

  test('D-16 a foreign host or a forwarded one is not in the page', async () => {
    const { body } = await portal.get('/privacy', {
      host: 'bergen.evil.example',
      headers: { 'x-forwarded-host': 'evil.example' },
    });
    expect(body).toContain('https://bergen.nabolag.example');
    expect(body).not.toContain('evil');
  });

  test('D-08 a page is rendered for nobody, no matter who asks', async () => {
    const person = await portal.given.person('Kari', { scopes: ['admin'] });
    const id = await portal.given.event({ status: 'draft' });
    const { status } = await portal.as(person).get(`/events/${id}`, { host: 'bergen.nabolag.example' });
    expect(status).toBe(404);
  });

  test('SRH-05 a search is made for the one who asks and not kept', async () => {
    await page('/events?q=sjakk');
    await page('/events?q=sjakk');
    expect(rendered).toHaveLength(2);
  });
});

async function nameOf({ call }: PageRequest, id: string): Promise<string | null> {
  try {
    return (await call(remote<typeof getEvent>('GET', '/events/{id}'), { params: { id } })).data.name;
  } catch {
    return null;
  }
}

describe('D-32 the address of the sign-in', () => {
  test.each(['/auth/login', '/nn/auth/reset-password', '/en/minid-login'])(
    'D-32 %s is told to nobody',
    async (path) => {
      expect((await portal.get(path)).headers['referrer-policy']).toBe('no-referrer');
    },
  );

  test.each(['/events', '/authors', '/minid-login-help'])('D-32 %s is like every other page', async (path) => {
    expect((await portal.get(path)).headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  });
});
