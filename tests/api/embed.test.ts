import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';

// The widget as it is built and rendered.
let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal({ hasPages: true });
  for (let number = 0; number < 25; number += 1) await portal.given.event({ name: `Nummer ${number}` });
  await portal.given.event({ name: 'I Fjordbygda', municipality: 4640 });
});
afterAll(() => portal.close());

const FRAMES = /frame-ancestors ([^;]+)/;
const framersOf = (policy: unknown) => FRAMES.exec(String(policy))?.[1];
const cardsIn = (body: string): number => body.match(/<li /g)?.length ?? 0;

describe('BEY-03 the widget', () => {
  test.each(['/embed', '/nn/embed', '/en/embed?count=3&theme=dark'])(
    'BEY-03 %s has no script, sets no cookie and may be framed',
    async (path) => {
      const { status, headers, body } = await portal.get(path);
      expect(status).toBe(200);
      expect(body).not.toMatch(/<script|modulepreload|id="state"/);
      expect(headers['set-cookie']).toBeUndefined();
      expect(headers['x-frame-options']).toBeUndefined();
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      expect(headers['content-security-policy']).not.toContain('script-src');
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(body.match(/<h1/g)).toHaveLength(1);
      expect(body.endsWith('</body></html>')).toBe(true);
    },
  );

  test('BEY-03 only the portal itself and the sites that the tenant names may frame it', async () => {
    const bergen = await portal.get('/embed');
    expect(framersOf(bergen.headers['content-security-policy'])).toBe("'self'");
    const fjordbygda = await portal.get('/embed', { host: 'demo-nynorsk.localhost' });
    expect(framersOf(fjordbygda.headers['content-security-policy'])).toBe("'self' https://www.fjordbygda.example");
    expect(fjordbygda.body).toContain('I Fjordbygda');
  });

  test.each([
    '/events',
    '/slideshow',
    '/embedded',
    '/embed/x',
    '/events/embed',
    '/about',
    '/auth/get-started',
    '/nn',
    '/api/events',
    '/dcat.ttl',
  ])('BEY-03 %s is framed by nobody', async (path) => {
    const { headers } = await portal.get(path, { host: 'demo-nynorsk.localhost' });
    expect(headers['x-frame-options']).toBe('DENY');
    if (headers['content-security-policy']) {
      expect(framersOf(headers['content-security-policy'])).toBe("'none'");
    }
  });

  test('BEY-03 shows five, or as many as are asked for up to twenty', async () => {
    const counts = await Promise.all(
      ['', '?count=1', '?count=12', '?count=20', '?count=999', '?count=0'].map(async (query) =>
        cardsIn((await portal.get(`/embed${query}`)).body),
      ),
    );
    expect(counts).toEqual([5, 1, 12, 20, 20, 1]);
  });

  test('BEY-03 links lead to the portal, in a tab of their own', async () => {
    const { body } = await portal.get('/nn/embed?count=2');
    const links = [...body.matchAll(/<a [^>]*>/g)].map(([link]) => link);
    expect(links).toHaveLength(3);
    for (const link of links) {
      expect(link).toMatch(/href="http:\/\/bergen\.localhost:\d+\/nn\/events/);
      expect(link).toContain('target="_blank"');
      expect(link).toContain('rel="noopener"');
    }
  });

  test.each([
    'theme=%22%3E%3Cscript%3Ealert(1)%3C/script%3E',
    'count=-1&theme=__proto__',
    'count=5e1',
    'q=%3Cscript%3Ealert(1)%3C/script%3E',
    'filters=(EQ)(AND)%00',
    'municipalities=4601%27--',
    'lang=xx&embed_origins=https://evil.example&frame-ancestors=*',
  ])('BEY-03 a hostile %s changes nothing of what it may do', async (query) => {
    const { status, headers, body } = await portal.get(`/embed?${query}`);
    expect(status).toBe(200);
    expect(framersOf(headers['content-security-policy'])).toBe("'self'");
    expect(headers['content-security-policy']).not.toContain('evil');
    expect(body).not.toContain('<script');
    expect(body).not.toMatch(/data-color-scheme="(?!auto"|light"|dark")/);
  });

  test('BEY-03 the theme is light, dark, or the visitor’s own', async () => {
    const schemeOf = async (query: string) =>
      [...(await portal.get(`/embed${query}`)).body.matchAll(/data-color-scheme="(\w+)"/g)].map(([, scheme]) => scheme);
    expect(await schemeOf('')).toEqual(['auto']);
    expect(await schemeOf('?theme=dark')).toEqual(['auto', 'dark']);
    expect(await schemeOf('?theme=light')).toEqual(['auto', 'light']);
  });

  test('BEY-03 an empty list says so', async () => {
    const { body } = await portal.get('/embed', { host: 'voss.localhost' });
    expect(cardsIn(body)).toBe(0);
    expect(body).toContain('Ingen aktiviteter framover akkurat nå.');
  });
});

describe('SLD-01 the wall as the server sends it', () => {
  test('SLD-01 has its first page and nothing around it', async () => {
    const { status, body } = await portal.get('/slideshow?size=4&municipalities[]=4601&municipalities[]=301');
    expect(status).toBe(200);
    expect(body.match(/<article/g)).toHaveLength(4);
    expect(body).toContain('Dette skjer i Bergen og i Oslo');
    expect(body).toContain('>1/7<');
    expect(body).not.toMatch(/<footer|<nav/);
    expect(body).toContain('<meta name="robots" content="noindex"');
  });

  test('SLD-01 an organisation’s wall bears its name; an unknown one is not there', async () => {
    const organisation = await portal.given.organisation({ name: 'Fana skilag' });
    await portal.given.event({ organisation, name: 'Skileik' });
    const { body } = await portal.get(`/nn/slideshow/${organisation}?cols=3`);
    expect(body).toMatch(/<h1[^>]*>Fana skilag<\/h1>/);
    expect(body).toContain('data-columns="3"');
    expect(body).toContain('Skileik');
    const hidden = await portal.given.organisation({ isPrivate: true });
    for (const id of [hidden, 'x', '00000000-0000-4000-8000-000000000000']) {
      expect([id, (await portal.get(`/slideshow/${id}`)).status]).toEqual([id, 404]);
    }
  });
});
