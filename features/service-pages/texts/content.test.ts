import { describe, expect, test } from 'vitest';
import { PARTS, RETENTION } from '#features/retention/periods.ts';
import { LOCALES, type Locale } from '#platform/language/locale.ts';
import { SERVICE_PAGES, type ServiceBlock, serviceSection } from '../contract.ts';
import { STORED_THINGS } from '../stored-things.ts';
import type { ContentLike, SectionText } from './blocks.ts';
import { en } from './en.ts';
import { nb } from './nb.ts';
import { nn } from './nn.ts';

const CONTENT: Record<Locale, ContentLike<typeof nb>> = { nb, nn, en };
const NAMES = {
  conversationMonths: 24,
  inTenant: 'i Solvik',
  municipalityName: 'Solvik kommune',
  supportEmail: 'hjelp@solvik.example',
  statementUrl: 'https://uustatus.no/nb/erklaringer/publisert/1',
};

const wordsOf = (block: ServiceBlock): string[] => {
  switch (block.kind) {
    case 'paragraph':
      return [block.text];
    case 'list':
      return block.items;
    case 'question':
      return [block.question, block.answer];
    case 'link':
      return [block.text];
  }
};

const sectionsOf = (locale: Locale): [string, SectionText][] => [
  ...SERVICE_PAGES.flatMap((key) => Object.entries<SectionText>(CONTENT[locale].pages[key](NAMES).sections)),
  ...Object.entries(CONTENT[locale].extra).map(([id, extra]): [string, SectionText] => [id, extra(NAMES)]),
];

const sentencesOf = (locale: Locale): string[] => [
  ...SERVICE_PAGES.flatMap((key) => {
    const { title, intro } = CONTENT[locale].pages[key](NAMES);
    return [title, intro];
  }),
  ...sectionsOf(locale).flatMap(([, { heading, blocks }]) => [heading, ...blocks.flatMap(wordsOf)]),
];

/** Words that are bokmål only. */
const BOKMAL =
  /(?<![\p{L}-])(?:ikke|hva|fra|jeg|noe|noen|hvordan|hvilke[nt]?|hvem|hvor|hvorfor|hvis|aktiviteter|arrangører|mer|være|gjøre|også|kun|et|en|bare|selv|opplysninger|meldinger|tjenesten?|brukeren|uten)(?![\p{L}])/giu;

describe('I18-02 the pages exist in all three languages', () => {
  test('I18-02 every page has the same sections in every language', () => {
    for (const key of SERVICE_PAGES) {
      const [first, ...others] = LOCALES.map((locale) => Object.keys(CONTENT[locale].pages[key](NAMES).sections));
      for (const other of others) expect(other).toEqual(first);
    }
  });

  test('I18-02 every section has the same kinds of block in every language', () => {
    const kindsOf = (locale: Locale) =>
      sectionsOf(locale).map(([id, { blocks }]) => [id, blocks.map(({ kind }) => kind)]);
    expect(kindsOf('nn')).toEqual(kindsOf('nb'));
    expect(kindsOf('en')).toEqual(kindsOf('nb'));
  });

  test('I18-02 links lead to the same places in every language', () => {
    const linksOf = (locale: Locale) =>
      sectionsOf(locale).flatMap(([, { blocks }]) =>
        blocks.flatMap((block) => (block.kind === 'link' ? [block.href] : [])),
      );
    expect(linksOf('nb').length).toBeGreaterThan(10);
    expect(linksOf('nn')).toEqual(linksOf('nb'));
    expect(linksOf('en')).toEqual(linksOf('nb'));
  });

  test('I18-02 nynorsk holds no bokmål function words', () => {
    const found = sentencesOf('nn').flatMap((sentence) =>
      [...sentence.matchAll(BOKMAL)].map(([word]) => `${word}: ${sentence}`),
    );
    expect(found).toEqual([]);
  });

  test('I18-02 the guard against bokmål notices bokmål', () => {
    const guarded = ['ikke', 'hva', 'fra', 'jeg', 'noe', 'hvordan', 'aktiviteter', 'mer'];
    for (const word of guarded) expect(`Eg veit ${word}.`.match(BOKMAL)).toEqual([word]);
    expect(sentencesOf('nb').filter((sentence) => sentence.search(BOKMAL) >= 0).length).toBeGreaterThan(50);
  });

  test.each(LOCALES)('I18-02 nothing is empty or left unfilled in %s', (locale) => {
    for (const sentence of sentencesOf(locale)) {
      expect(sentence.trim()).toBe(sentence);
      expect(sentence).not.toMatch(/undefined|\$\{|\[object|TODO|^$/);
    }
    for (const [id, section] of sectionsOf(locale))
      expect(serviceSection.safeParse({ id, ...section }).success).toBe(true);
  });

  test.each(LOCALES)('I18-02 within one section no block occurs twice in %s', (locale) => {
    for (const [, { blocks }] of sectionsOf(locale)) {
      const written = blocks.map((block) => wordsOf(block).join());
      expect(new Set(written).size).toBe(written.length);
    }
  });
});

describe('SHL-04 what the pages must say', () => {
  const textOf = (locale: Locale, key: (typeof SERVICE_PAGES)[number]) =>
    JSON.stringify(CONTENT[locale].pages[key](NAMES));

  test.each(LOCALES)('SHL-09 the cookies page in %s names everything that is stored', (locale) => {
    const page = textOf(locale, 'cookies');
    for (const thing of STORED_THINGS) {
      expect(page).toContain(thing.name);
      if ('days' in thing) expect(page).toContain(String(thing.days));
    }
  });

  test.each(LOCALES)('SHL-04 privacy in %s names controller, processor, supervision and the age limits', (locale) => {
    const page = textOf(locale, 'privacy');
    expect(page).toContain(NAMES.municipalityName);
    expect(page).toMatch(/databehandla?e?r|processor/);
    expect(page).toContain('Datatilsynet');
    expect(page).toContain('13');
    expect(page).toContain('15');
  });

  test.each(LOCALES)('SHL-04 accessibility in %s names the standard and the ways to complain', (locale) => {
    const page = textOf(locale, 'accessibility');
    expect(page).toContain('WCAG 2.1');
    expect(page).toContain('uutilsynet.no');
    expect(page).toContain(NAMES.municipalityName);
    expect(page).toContain(`mailto:${NAMES.supportEmail}`);
  });

  test.each(LOCALES)('SHL-04 help in %s is questions and answers and ends with a way to reach us', (locale) => {
    const sections = Object.values<SectionText>(CONTENT[locale].pages.help(NAMES).sections);
    const questions = sections.flatMap(({ blocks }) => blocks.filter(({ kind }) => kind === 'question'));
    expect(questions.length).toBeGreaterThanOrEqual(12);
    expect(sections.at(-1)?.blocks.at(-1)).toEqual({
      kind: 'link',
      text: NAMES.supportEmail,
      href: `mailto:${NAMES.supportEmail}`,
    });
  });
});

test('D-23 the privacy page says how long everything is kept that goes by itself', () => {
  const removed = Object.values({ ...RETENTION, ...PARTS }).filter((entry) => 'hours' in entry);
  for (const locale of LOCALES) {
    const words = CONTENT[locale].pages.privacy(NAMES).sections.retention.blocks.flatMap(wordsOf);
    const periods = words.filter((line) => /: \d+ \p{L}+$/u.test(line));
    expect(periods).toHaveLength(removed.length);
  }
  expect(nb.pages.privacy(NAMES).sections.retention.blocks.flatMap(wordsOf)).toEqual(
    expect.arrayContaining([
      'Koder og lenker for innlogging: 24 timer',
      'Innlogginger, etter at de er avsluttet: 30 dager',
      'Loggen over bruk av utvidede rettigheter: 5 år',
    ]),
  );
});
