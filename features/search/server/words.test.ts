import { describe, expect, test } from 'vitest';
import { closestWords, slipsBetween } from './closest-words.ts';
import { excerptOf } from './excerpt.ts';
import { questionWords, type Term } from './read-terms.ts';
import { otherWordsFor, SYNONYM_COUNTS } from './synonyms.ts';
import { textQueryOf } from './text-query.ts';

const term = (fits: Partial<Term['fits']>): Term => ({
  typed: 'x',
  fits: { exact: [], meant: [], beginning: [], ending: [], parts: [], close: [], ...fits },
  isKnown: true,
  anyEvents: 0,
});

describe('SRH-05 the words of a question', () => {
  test('are folded, told apart from signs, and few', () => {
    expect(questionWords('Svømming på Åsane!')).toEqual(['svomming', 'asane']);
    expect(questionWords('fot:* & (ball | !x) <-> y')).toEqual(['fot', 'ball']);
    expect(questionWords('aa bb cc dd ee ff gg hh ii')).toHaveLength(6);
    expect(questionWords('f')).toEqual([]);
    expect(questionWords('x'.repeat(500))[0]).toHaveLength(40);
  });

  test('are only left out for saying nothing when others say something', () => {
    expect(questionWords('med oss')).toEqual(['oss']);
    expect(questionWords('til og med')).toEqual(['til', 'og', 'med']);
  });
});

describe('SRH-05 other words', () => {
  test('are many, in both directions, with endings, and for what is half typed', () => {
    expect(SYNONYM_COUNTS.nynorsk).toBeGreaterThanOrEqual(80);
    expect(SYNONYM_COUNTS.english).toBeGreaterThanOrEqual(60);
    expect(otherWordsFor('svomming', false)).toContain('symjing');
    expect(otherWordsFor('symjing', false)).toContain('svomming');
    expect(otherWordsFor('leikeplassen', false)).toContain('lekeplass');
    expect(otherWordsFor('swimming', false)).toEqual(expect.arrayContaining(['svomming', 'symjing']));
    expect(otherWordsFor('footb', true)).toContain('fotball');
    expect(otherWordsFor('footb', false)).toEqual([]);
    expect(otherWordsFor('fotball', false)).toEqual([]);
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
    expect(excerptOf('Fotballskole', [term({ beginning: ['fotb'] })])).toBe('<mark>Fotballskole</mark>');
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
