import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pdfPages } from '#tests/support/pdf-text.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';

let portal: TestPortal;
const NOON = new Date('2026-03-10T11:00:00Z');
beforeAll(async () => {
  portal = await startPortal({ now: () => NOON });
});
afterAll(() => portal.close());

const fetched = (id: string, { as, lang = 'nb' }: { as?: string; lang?: string } = {}) =>
  portal.server.inject({
    url: `/api/events/${id}/download?lang=${lang}`,
    headers: { host: 'bergen.localhost', ...(as && { authorization: `Bearer ${as}` }) },
  });

async function givenFair(name = 'Vårmarked på Čáhppeluokta') {
  const contact = await portal.given.person('Kari Bakken');
  const club = await portal.given.organisation({ name: 'Solvik IL', email: 'post@solvik.example' });
  const id = await portal.given.event({
    name,
    description: 'Kom og se.\n\nVafler og kaffe.',
    organisation: club,
    priceOre: 5000,
    contacts: [contact],
    startsAt: ['2026-03-14T09:00:00Z', '2027-01-02T17:00:00Z'],
    cancelledTimes: [1],
    ageGroups: ['children', 'family'],
  });
  return { id, club };
}

describe('EVF-03 an activity as a programme', () => {
  test('EVF-03 everybody fetches it: what, when, where, for how much, for whom and whom to ask', async () => {
    const { id } = await givenFair();
    const answer = await fetched(id);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(answer.headers['content-disposition']).toContain('filename="program-2026-03-10.pdf"');
    const [page = '', ...more] = pdfPages(answer.rawPayload);
    expect(more).toEqual([]);
    for (const words of [
      'Vårmarked på Čáhppeluokta',
      'Kom og se.',
      'Vafler og kaffe.',
      'Lørdag 14. mars 2026, 10:00–12:00',
      'Lørdag 2. januar 2027, 18:00–20:00 (Avlyst)',
      'Hvor: Solvik kunstgress, Bergen',
      'Alder: Barn, Familie',
      'Arrangør: Solvik IL',
      'Kari Bakken',
      'E-post: post@solvik.example',
      `/events/${id}`,
    ]) {
      expect(page).toContain(words);
    }
    expect(page).toMatch(/Pris: kr\s50,00/);
  });

  test('EVF-03 headings are set in a bold face that has the letters of the languages of the country', async () => {
    const title = 'ÆØÅ æøå ČĐŊŠŦŽ čđŋšŧž';
    const { id } = await givenFair(title);
    const [bold = ''] = pdfPages((await fetched(id)).rawPayload, 'Inter-Bold');
    expect(bold.split('\n')).toEqual([title, 'Om aktiviteten', 'Når', 'Kontakt']);
  });

  test('EVF-03 I18-02 in the reader’s language, tagged, with nothing that opens or runs', async () => {
    const { id } = await givenFair();
    const [nynorsk, english] = [await fetched(id, { lang: 'nn' }), await fetched(id, { lang: 'en' })];
    expect(pdfPages(nynorsk.rawPayload)[0]).toContain('Kvar: ');
    expect(pdfPages(english.rawPayload)[0]).toContain('Where: ');
    expect(pdfPages(english.rawPayload)[0]).toMatch(/\/en\/events\//);
    const bytes = english.rawPayload.toString('latin1');
    for (const active of ['/JS', '/JavaScript', '/Launch', '/OpenAction', '/URI', '/Annots', '/EmbeddedFile']) {
      expect(bytes).not.toContain(`${active} `);
      expect(bytes).not.toContain(`${active}(`);
    }
    for (const sign of ['/Marked true', '/Lang (en)', '/StructTreeRoot', '/S /H1', '/S /LI', '/S /Figure', '/Alt (']) {
      expect(bytes).toContain(sign);
    }
  });

  test('EVF-03 D-21 hostile names are text', async () => {
    const name = `/JS (alert) <script> \u202e${'W'.repeat(150)}`;
    const id = await portal.given.event({ name, description: `${'x'.repeat(5000)}\n\u0007)>> endstream` });
    const answer = await fetched(id);
    expect(answer.statusCode).toBe(200);
    const pages = pdfPages(answer.rawPayload);
    expect(pages[0]).toContain('/JS (alert) <script>');
    expect(pages.join('\n')).toContain(')>> endstream');
    expect(answer.rawPayload.toString('latin1').match(/\/Type \/Page\n/g)?.length).toBe(pages.length);
  });

  test('EVF-03 four hundred times go over as many pages as they need', async () => {
    const startsAt = Array.from({ length: 400 }, (_, day) => new Date(NOON.getTime() + day * 86_400_000));
    const id = await portal.given.event({ startsAt });
    const pages = pdfPages((await fetched(id)).rawPayload);
    expect(pages.length).toBeGreaterThan(8);
    expect(pages.join('\n').match(/\d\d:\d\d–\d\d:\d\d/g)).toHaveLength(400);
    expect(pages.at(-1)).toContain(`Side ${pages.length}`);
  });

  test('EVF-03 a draft and what a private organisation has are for those who may see them', async () => {
    const { club, id } = await givenFair();
    const moderator = await portal.given.person('Kim Koordinator');
    await portal.given.member(club, moderator, 'moderator');
    const draft = await portal.given.event({ status: 'draft', organisation: club });
    expect((await fetched(draft)).statusCode).toBe(404);
    expect(pdfPages((await fetched(draft, { as: moderator })).rawPayload)[0]).toContain('Ikke publisert ennå');
    await fetched(id);
    await portal.db.updateTable('organisation').set({ is_private: true }).where('id', '=', club).execute();
    expect((await fetched(id)).statusCode).toBe(404);
    expect((await fetched(id, { as: moderator })).statusCode).toBe(200);
  });

  test('EVF-03 an address that floods it waits in a line of its own, and others are served', async () => {
    const ids = await Promise.all(Array.from({ length: 8 }, () => portal.given.event({})));
    const [wanted = '', ...more] = ids;
    const ask = (id: string, remoteAddress: string) =>
      portal.server.inject({
        url: `/api/events/${id}/download`,
        remoteAddress,
        headers: { host: 'bergen.localhost' },
      });
    const flood = more.map((id) => ask(id, '203.0.113.1'));
    // From the first refusal on, the share of that address is used up.
    const refused = await Promise.any(
      flood.map(async (answer) => {
        const { statusCode } = await answer;
        if (statusCode === 200) throw new Error('served');
        return statusCode;
      }),
    );
    expect(refused).toBe(429);
    expect((await ask(wanted, '203.0.113.2')).statusCode).toBe(200);
    const served = (await Promise.all(flood)).filter(({ statusCode }) => statusCode === 200);
    expect(served.length).toBeGreaterThan(0);
    expect(served.length).toBeLessThan(flood.length);
  });
});
