import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LOCALE_PREFIX, LOCALES } from '#platform/language/locale.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal({ hasPages: true });
  await portal.given.event({ name: 'Kor <script>alert(1)</script>', description: 'Vi synger i kor <img src=x>.' });
  await portal.given.organisation({ name: 'Korlaget' });
});
afterAll(() => portal.close());

const textOf = (html: string): string => html.replace(/<script[\s\S]*?<\/script>|<[^>]+>/g, ' ');
const WORDS = {
  nb: { asked: 'Hva har du lyst til å finne?', count: '1 aktivitet', nothing: 'Her fant vi ingenting' },
  nn: { asked: 'Kva har du lyst til å finne?', count: '1 aktivitet', nothing: 'Her fann vi ingenting' },
  en: { asked: 'What would you like to find?', count: '1 activity', nothing: 'We found nothing here' },
};

describe.each(LOCALES)('SRH-06 /search in %s', (locale) => {
  const get = async (query: string) => (await portal.get(`${LOCALE_PREFIX[locale]}/search${query}`)).body;

  test('is rendered with its hits, and is nothing for search engines', async () => {
    const body = await get('?q=kor');
    expect(textOf(body)).toContain(WORDS[locale].count);
    expect(body).toMatch(/<mark[^>]*>kor<\/mark>/);
    expect(body).toContain('Kor &lt;script&gt;alert(1)&lt;/script&gt;');
    expect(body).not.toMatch(/<script>alert|<img src=x/);
    expect(body).toContain('<meta name="robots" content="noindex"');
    expect(body).not.toMatch(/ style="/);
    expect(body.match(/<h1/g)).toHaveLength(1);
    expect(textOf(await get('?q=kor&tab=organizations'))).toContain('Korlaget');
  });

  test('says what to do without words and without hits', async () => {
    expect(textOf(await get(''))).toContain(WORDS[locale].asked);
    expect(textOf(await get('?q=luftballong'))).toContain(WORDS[locale].nothing);
    expect(textOf(await get(`?q=${'%F0%9F%99%82'.repeat(20)}&tab=x&page=zz`))).toContain(WORDS[locale].nothing);
  });
});
