import { describe, expect, test } from 'vitest';
import { closestWords, slipsBetween } from './closest-words.ts';
import { splitWord } from './compounds.ts';
import { excerptOf } from './excerpt.ts';
import { readQuestion } from './filter-words.ts';
import { askedWords } from './question-words.ts';
import type { Term } from './read-terms.ts';
import { otherWordsFor, SYNONYM_COUNTS } from './synonyms.ts';
import { textQueryOf } from './text-query.ts';

const term = (fits: Partial<Term['fits']>): Term => ({
  typed: 'x',
  isOptional: false,
  fits: {
    exact: [],
    meant: [],
    compound: [],
    beginning: [],
    ending: [],
    topic: [],
    parts: [],
    close: [],
    related: [],
    ...fits,
  },
  audience: [],
  isKnown: true,
  anyEvents: 0,
});

/** A Tuesday. */
const now = new Date('2026-11-17T11:00:00Z');
const questionWords = (q: string) => askedWords(readQuestion(q, now)).map(({ word }) => word);

describe('SRH-05 the words of a question', () => {
  test('are folded, told apart from signs, and few', () => {
    expect(questionWords('Svømming på Kvernhuset!')).toEqual(['svomming', 'kvernhuset']);
    expect(questionWords('fot:* & (ball | !x) <-> y')).toEqual(['fot', 'ball']);
    expect(questionWords('aa bb cc dd ee ff gg hh ii')).toHaveLength(6);
    expect(questionWords('f')).toEqual([]);
    expect(questionWords('x'.repeat(500))[0]).toHaveLength(40);
  });

  test('are only left out for saying nothing when others say something', () => {
    expect(questionWords('med oss')).toEqual(['oss']);
    expect(questionWords('til og med')).toEqual(['til', 'og', 'med']);
  });

  test('what kind of thing it is, and what is read as a filter, only counts besides', () => {
    const required = (q: string) =>
      askedWords(readQuestion(q, now))
        .filter(({ isOptional }) => !isOptional)
        .map(({ word }) => word);
    expect(required('kurs i keramikk')).toEqual(['keramikk']);
    expect(required('kurs')).toEqual(['kurs']);
    expect(required('dans for barn')).toEqual(['dans']);
    expect(required('first aid course')).toEqual(['firstaid']);
  });
});

describe('SRH-05 what the words say of age, price, place and day', () => {
  const readIn = (q: string) =>
    readQuestion(q, now).filters.map(({ kind, value, rest }) => `${kind} ${value} | ${rest}`);

  test.each([
    [
      'gratis svømming for barn i helgen',
      [
        'free  | svømming for barn i helgen',
        'age_group children | gratis svømming i helgen',
        'day weekend | gratis svømming for barn',
      ],
    ],
    [
      'gratis symjing for born i helga',
      [
        'free  | symjing for born i helga',
        'age_group children | gratis symjing i helga',
        'day weekend | gratis symjing for born',
      ],
    ],
    [
      'free swimming for kids this weekend',
      [
        'free  | swimming for kids this weekend',
        'age_group children | free swimming this weekend',
        'day weekend | free swimming for kids',
      ],
    ],
    ['fotball 8 år', ['age 8 | fotball']],
    ['fotball for 8-åringer', ['age 8 | fotball']],
    ['fotball åtte år', ['age 8 | fotball']],
    ['football 8 years old', ['age 8 | football']],
    ['football (age 8)', ['age 8 | football']],
    ['styrke 65+', ['age 65 | styrke']],
    ['yoga lørdag', ['date 2026-11-21 | yoga']],
    ['yoga tysdag', ['date 2026-11-17 | yoga']],
    ['yoga tomorrow', ['date 2026-11-18 | yoga']],
    ['kor i Fana', ['place 460103 | kor']],
    ['svømming Voss', ['place 4621 | svømming']],
    ['rullestol', ['access step_free | ']],
    ['hc-toalett', ['access accessible_toilet | ']],
    ['frivilig arbeid', ['volunteer  | ']],
  ])('%s', (q, filters) => {
    expect(readIn(q)).toEqual(filters);
  });

  test('a word that is only like one, or a name that is also a word, is no filter', () => {
    for (const q of ['barnekor', 'søndagsskole', 'frivillig sentral', 'time', 'strand', '2026', 'youth club', 'katt']) {
      expect(readIn(q), q).toEqual([]);
    }
    expect(readIn('kor i Time')).toEqual(['place 1121 | kor']);
  });
});

describe('SRH-05 compounds', () => {
  test('are about their first half, or for those in it', () => {
    expect(splitWord('dansekurs')).toEqual({ topics: ['danse'], audience: [], kind: 'kurs' });
    expect(splitWord('sjakklubb')?.topics).toContain('sjakk');
    expect(splitWord('ungdomsklubb')).toMatchObject({ topics: ['klubb'], audience: ['ungdom'], kind: null });
    expect(splitWord('fotball')).toBeNull();
    expect(splitWord('kurs')).toBeNull();
  });
});

describe('SRH-05 other words', () => {
  test('are many, in both directions, with endings, and for what is half typed', () => {
    expect(SYNONYM_COUNTS.nynorsk).toBeGreaterThanOrEqual(80);
    expect(SYNONYM_COUNTS.english).toBeGreaterThanOrEqual(60);
    expect(otherWordsFor('svomming', false).meant).toContain('symjing');
    expect(otherWordsFor('symjing', false).meant).toContain('svomming');
    expect(otherWordsFor('leikeplassen', false).meant).toContain('lekeplass');
    expect(otherWordsFor('swimming', false).meant).toEqual(expect.arrayContaining(['svomming', 'symjing']));
    expect(otherWordsFor('footb', true).meant).toContain('fotball');
    expect(otherWordsFor('footb', false).meant).toEqual([]);
    expect(otherWordsFor('fotball', false).meant).toEqual([]);
    expect(otherWordsFor('brettspill', false).related).toContain('sjakk');
  });
});

describe('SRH-05 slips', () => {
  test('are letters too many, too few, wrong or swapped', () => {
    expect(slipsBetween('fotball', 'fotball')).toBe(0);
    expect(slipsBetween('fotbal', 'fotball')).toBe(1);
    expect(slipsBetween('ftoball', 'fotball')).toBe(1);
    expect(slipsBetween('fotbsll', 'fotball')).toBe(1);
    expect(slipsBetween('fottballl', 'fotball')).toBe(2);
    expect(slipsBetween('', 'abc')).toBe(3);
  });

  test('the fewest count, and a word that is too far away is none', () => {
    const word = (lexeme: string, sounds_alike = false) => ({ lexeme, sounds_alike });
    expect(closestWords('sjkak', [word('sjakk'), word('sjakt'), word('sko')])).toEqual([word('sjakk')]);
    expect(closestWords('script', [word('strikk')])).toEqual([]);
    expect(closestWords('konssert', [word('konsert', true)])).toEqual([word('konsert', true)]);
    expect(closestWords('x', [])).toEqual([]);
  });
});

describe('SRH-03 the excerpt', () => {
  test('marks forms of the word, in the spelling of the text', () => {
    expect(excerptOf('Håndball for alle, og håndballen er fin.', [term({ exact: ['handball'] })])).toBe(
      '<mark>Håndball</mark> for alle, og <mark>håndballen</mark> er fin.',
    );
    expect(excerptOf('Fotballskole', [term({ beginning: ['fotb*'] })])).toBe('<mark>Fotballskole</mark>');
  });

  test('escapes everything, and shows the part that fits of a long text', () => {
    expect(excerptOf('<b>"kor" & \'tur\'</b>', [term({ exact: ['kor'] })])).toBe(
      '&lt;b&gt;&quot;<mark>kor</mark>&quot; &amp; &#39;tur&#39;&lt;/b&gt;',
    );
    const long = excerptOf(`${'ord '.repeat(200)}fløyte ${'mer '.repeat(200)}`, [term({ exact: ['floyte'] })]);
    expect(long).toMatch(/^… ord .*<mark>fløyte<\/mark> .* …$/);
    expect(long.length).toBeLessThan(220);
    expect(excerptOf('', [term({ exact: ['kor'] })])).toBe('');
  });
});

test('a word of the question is never an operator', () => {
  const query = textQueryOf([term({ exact: [`it's \\ & !`] })], 'all');
  expect(query.any).toBe(`('it''s \\\\ & !')`);
});
