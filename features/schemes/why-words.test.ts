import { describe, expect, test } from 'vitest';
import { longDate } from '#platform/language/date-forms.ts';
import { momentTextsFor } from '#platform/language/moments/texts-for.ts';
import { firstForm, readForm } from './form.ts';
import type { SchemeRules } from './rules.ts';
import { en } from './texts/why/en.ts';
import { nb } from './texts/why/nb.ts';
import { nn } from './texts/why/nn.ts';
import { type ChildFacts, why } from './why.ts';
import { reasonWords } from './why-words.ts';

const { rules } = readForm({
  ...firstForm({ min_age: 6, max_age: 18, amount_ore: 200_000, min_times: 10, day: '2026-01-01' }),
  budget: '2 400 000',
  category_ids: ['1'],
});
const ask: ChildFacts = {
  name: 'Ask',
  born_on: '2021-02-03',
  municipality_id: '3203',
  district_id: null,
  postal_code: '1383',
  is_within_income: null,
  on: '2026-11-17',
};

function wordsFor(facts: Partial<ChildFacts>, more: Partial<SchemeRules> = {}, language: 'nb' | 'nn' | 'en' = 'nb') {
  if (!rules) throw new Error('The form is not whole.');
  const reasons = why({ ...ask, ...facts }, { municipality_id: '3203', rules: { ...rules, ...more } });
  const texts = { nb, nn, en }[language];
  const dayText = (day: string) => longDate(day, momentTextsFor(language));
  const in_place = language === 'en' ? 'in Asker' : 'i Asker';
  return Object.fromEntries(reasons.map((reason) => [reason.key, reasonWords(reason, { texts, in_place, dayText })]));
}

describe('BEY-06 why in plain words', () => {
  test('BEY-06 too young: when the account comes, with the name and never he or she', () => {
    expect(wordsFor({}).old_enough).toEqual({
      title: 'Barnet er ikke fylt 6 år',
      told: 'Ask får konto 3. februar 2027, når Ask fyller 6 år. Du trenger ikke søke.',
    });
    expect(wordsFor({}, {}, 'nn').old_enough?.told).toBe(
      'Ask får konto 3. februar 2027, når Ask fyller 6 år. Du treng ikkje søkje.',
    );
    expect(wordsFor({}, {}, 'en').old_enough?.told).toBe(
      'Ask gets an account on 3 February 2027, on turning 6. You don’t need to apply.',
    );
    expect(wordsFor({}).municipality).toEqual({ title: 'Barnet bor i Asker', told: 'Postnummer 1383.' });
  });

  test('BEY-06 nothing is promised to a child who lives elsewhere', () => {
    const words = wordsFor({ municipality_id: '301' });
    expect(words.municipality?.title).toBe('Barnet bor ikke i Asker');
    expect(words.old_enough?.told).not.toContain('får konto');
  });

  test('BEY-06 before the period: the first day of it, or the birthday after it', () => {
    expect(wordsFor({ born_on: '2015-01-01', on: '2026-07-01' }).period?.told).toBe(
      'Ask får konto 1. august 2026. Du trenger ikke søke.',
    );
    expect(wordsFor({ on: '2026-07-01' }).period?.told).toBe('Ask får konto 3. februar 2027. Du trenger ikke søke.');
  });

  test('BEY-06 an income that nobody has asked about is not one that is too high', () => {
    const income = { access: 'income' as const };
    expect(wordsFor({}, income).income?.title).toContain('Vi vet ikke');
    expect(wordsFor({ is_within_income: false }, income).income?.title).toContain('over inntektsgrensen');
    expect(wordsFor({ is_within_income: true }, income).income?.title).toContain('innenfor');
  });
});
