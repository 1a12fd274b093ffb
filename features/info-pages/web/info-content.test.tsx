import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Portal, PortalProvider } from '#features/portal/web/portal.tsx';
import { INFO_SLOT_TYPES } from '#features/tenants/contract.ts';
import { loadTextsInAllLanguages } from '#platform/language/lazy-texts.ts';
import { LOCALES, type Locale } from '#platform/language/locale.ts';
import { momentTexts } from '#platform/language/moments/token.ts';
import { LanguageProvider } from '#platform/web/language.tsx';
import type { InfoPage, InfoSlot } from '../contract.ts';
import { isHelp, PAGE_TYPE_OF_SLOT } from '../rules.ts';
import { infoTexts } from '../texts/token.ts';
import { InfoContent } from './info-content.tsx';

beforeAll(() => loadTextsInAllLanguages([infoTexts, momentTexts]));

const slotWith = (changes: Partial<InfoSlot>): InfoSlot => ({
  page_type: 'other',
  title: 'Tittel',
  name: null,
  card_title: 'Kort',
  content: 'Innhold.',
  min_age: null,
  max_age: null,
  amount: null,
  url: null,
  links: [],
  ...changes,
});

const pageWith = (changes: Partial<InfoPage> = {}): InfoPage => ({
  title: 'Fritidskonto',
  name: 'Solvik',
  in_place: 'i Solvik',
  is_everywhere: false,
  portal_url: null,
  support_email: 'hjelp@solvik.example',
  scheme: {
    state: 'none',
    title: 'Fritidskonto til alle',
    question: 'Hva er fritidskonto?',
    text: 'Penger til fritiden.',
    more: 'Kommunen bestemmer.',
    amount_ore: 150_000,
    min_age: 6,
    max_age: 18,
    household: null,
    period: null,
    min_activities: 10,
    one_activity_a_year: true,
    activity_cap_ore: null,
    trial_times: 0,
  },
  slots: [],
  ...changes,
});

/** The parts read the colour of the portal alone. */
const PORTAL = { tenant: { colour: '#1d6b5c' } } as Portal;

const render = (page: InfoPage, locale: Locale = 'nb') =>
  renderToStaticMarkup(
    <LanguageProvider locale={locale}>
      <PortalProvider portal={PORTAL}>
        <InfoContent page={page} accountActions={<i>Handlinger</i>} />
      </PortalProvider>
    </LanguageProvider>,
  );

const running = (page: InfoPage = pageWith()): InfoPage => ({ ...page, scheme: { ...page.scheme, state: 'running' } });

describe('INF-01 cards from the slots', () => {
  for (const locale of LOCALES) {
    test.each(INFO_SLOT_TYPES)(
      `INF-01 a slot of type %s is a card or a line, and leads somewhere (${locale})`,
      (type) => {
        const page_type = PAGE_TYPE_OF_SLOT[type];
        const own = slotWith({ page_type, card_title: 'Noe eget' });
        const others = (['venue', 'dynamic'] as const).map((other) => slotWith({ page_type: other, title: other }));
        const html = render(pageWith({ slots: [own, ...others] }), locale);
        expect(html).toContain(`href="/info/about/${page_type}"`);
        expect(html).toContain('Noe eget');
        expect(html.includes('<li')).toBe(isHelp(page_type));
        expect(html.match(/<h1/g)).toHaveLength(1);
      },
    );
  }

  test('INF-01 a slot with one thing to say leads where it points to', () => {
    const url = '/organisations/01900000-0000-7000-8000-000000000100';
    expect(render(pageWith({ slots: [slotWith({ url })] }))).toContain(`href="${url}"`);
  });

  test('INF-01 one with more to say has a page of its own', () => {
    const links = [{ title: 'Mer', url: 'https://solvik.example' }];
    for (const more of [{ links }, { content: 'Første.\nAndre.' }]) {
      const html = render(pageWith({ slots: [slotWith({ url: '/events', ...more })] }));
      expect(html).toContain('href="/info/about/other"');
      expect(html).not.toContain('Andre.');
    }
  });

  test('INF-01 what another portal leads to is there, in the language of the page', () => {
    const slots = [slotWith({ url: '/organisations' }), slotWith({ title: 'Ute', url: 'https://www.bua.no' })];
    const html = render(pageWith({ slots, portal_url: 'https://asker.nabolag.example' }), 'nn');
    expect(html).toContain('href="https://asker.nabolag.example/nn/organisations"');
    expect(html).toContain('href="https://www.bua.no" rel="external noopener noreferrer"');
    expect(html).not.toMatch(/href="\//);
  });

  test.each([
    [{ min_age: 13, max_age: 19 }, '13–19 år'],
    [{ min_age: 60 }, 'Fra 60 år'],
    [{ max_age: 12 }, 'Til 12 år'],
    [{ amount: 2200 }, 'kr 2\u00a0200'],
  ])('INF-01 %j is said as %s', (figures, words) => {
    expect(render(pageWith({ slots: [slotWith(figures)] }))).toContain(`>${words}<`);
  });

  test('INF-01 few slots are cards beside the way to ask, whatever they are about', () => {
    const [card, help] = [slotWith({ title: 'a' }), slotWith({ title: 'b', page_type: 'funding' })];
    expect(render(pageWith({ slots: [card, help] })).match(/<article/g)).toHaveLength(2);
    expect(render(running(pageWith({ slots: [card, help] }))).match(/<article/g)).toHaveLength(1);
  });

  test('INF-01 text is text', () => {
    const html = render(pageWith({ slots: [slotWith({ content: '<b>fet</b>' })] }));
    expect(html).toContain('&lt;b&gt;fet&lt;/b&gt;');
  });
});

describe('INF-01 what comes first', () => {
  test('CRD-06 an account that goes on: its figures, what it is for, what can be done', () => {
    const html = render(running());
    for (const words of ['6–18 år', 'kr 1\u00a0500', '10 ganger', 'Handlinger', 'minst 10 ganger i sesongen']) {
      expect(html).toContain(words);
    }
  });

  test('TEN-06 one that has ended: that, and nothing to do', () => {
    const page = pageWith();
    const html = render({ ...page, scheme: { ...page.scheme, state: 'ended' } });
    expect(html).toContain('Ordningen med fritidskonto er avsluttet');
    expect(html).not.toMatch(/Handlinger|kr 1/);
  });

  test('INF-01 the municipality’s own scheme instead of an account', () => {
    const own = slotWith({ page_type: 'leisurecard-custom', card_title: 'Aktivitetskortet', min_age: 6, max_age: 24 });
    const html = render(pageWith({ slots: [own] }));
    expect(html).toContain('<h2');
    expect(html).toContain('6–24 år');
    expect(html).not.toContain('har ikke fritidskonto');
  });

  test.each([
    ['nb', 'Her kommer det mer'],
    ['nn', 'Her kjem det meir'],
    ['en', 'There is more to come'],
  ] as const)('INF-01 a portal with nothing to tell says what to do instead (%s)', (locale, title) => {
    const html = render(pageWith(), locale);
    expect(html).toContain(title);
    expect(html).toContain('href="/events"');
    expect(html).not.toContain('Solvik har');
  });
});
