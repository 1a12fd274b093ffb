import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { LOCALES } from '../locale.ts';
import { validationMessage, validationTextsFor } from './message.ts';
import { nn } from './nn.ts';

function firstMessage(schema: z.ZodType, value: unknown) {
  const issue = schema.safeParse(value).error?.issues[0];
  if (!issue) throw new Error('The value was accepted');
  return validationMessage(issue, 'nb');
}

describe('VAL-01 messages', () => {
  test('VAL-01 the sentences of the specification are exact', () => {
    const texts = validationTextsFor('nb');
    expect(texts.email_invalid).toBe('E-posten er ikke gyldig');
    expect(texts.phone_invalid).toBe('Nummeret er ikke gyldig');
    expect(texts.username_required).toBe('Telefonnummer eller e-post er påkrevd');
    expect(texts.code_required).toBe('Skriv inn koden du har mottatt');
    expect(texts.name_required).toBe('Navn påkrevd');
    expect(texts.invalid).toBe('Ugyldig');
    expect(texts.date_required).toBe('Dato påkrevd');
    expect(texts.date_in_past).toBe('Dato kan ikke være i fortiden');
    expect(texts.message_required).toBe('Du må skrive inn meldingen');
  });

  test('I18-02 a key becomes a sentence in each language', () => {
    const sentences = LOCALES.map((locale) => validationMessage({ message: 'email_invalid' }, locale));
    expect(sentences).toEqual([
      'E-posten er ikke gyldig',
      'E-posten er ikkje gyldig',
      'The e-mail address is not valid',
    ]);
  });

  test('I18-02 what zod says by itself is said in the language of the person', () => {
    expect(firstMessage(z.string(), undefined)).toBe('Feltet må fylles ut');
    expect(firstMessage(z.string().min(1), '')).toBe('Feltet må fylles ut');
    expect(firstMessage(z.string().min(3), 'a')).toBe('Skriv minst 3 tegn');
    expect(firstMessage(z.string().max(2), 'abc')).toBe('Skriv høyst 2 tegn');
    expect(firstMessage(z.array(z.string()).min(1), [])).toBe('Velg minst én');
    expect(firstMessage(z.array(z.string()).max(1), ['a', 'b'])).toBe('Velg høyst én');
    expect(firstMessage(z.number().min(6), 5)).toBe('Må være 6 eller mer');
    expect(firstMessage(z.number().max(18), 19)).toBe('Må være 18 eller mindre');
    expect(firstMessage(z.coerce.number(), 'x')).toBe('Skriv et tall');
    expect(firstMessage(z.int(), 1.5)).toBe('Skriv et helt tall');
    expect(firstMessage(z.enum(['a', 'b']), 'c')).toBe('Velg et av alternativene');
    expect(firstMessage(z.iso.date(), '2026-13-40')).toBe('Datoen er ikke gyldig');
    expect(firstMessage(z.url(), 'x')).toBe('Nettadressen er ikke gyldig');
    expect(firstMessage(z.strictObject({}), { role: 'admin' })).toBe('Ukjent felt: role');
    expect(firstMessage(z.string(), 7)).toBe('Ugyldig');
  });

  test('VAL-01 a message that only looks like a key of every object is no key', () => {
    expect(validationMessage({ message: 'toString' }, 'nb')).toBe('Ugyldig');
    expect(validationMessage({ message: 'too_short' }, 'nb')).toBe('Ugyldig');
  });

  test('I18-02 nynorsk holds no bokmål function words', () => {
    const sentences = [
      ...Object.values(nn).filter((text) => typeof text === 'string'),
      ...[1, 2].flatMap((count) => [
        nn.too_short(count),
        nn.too_long(count),
        nn.too_small(count),
        nn.too_large(count),
        nn.too_few(count),
        nn.too_many(count),
        nn.duration_too_long(count),
      ]),
    ];
    const bokmal = /(?<!\p{L})(?:ikke|hva|fra|jeg|noe|hvordan|mer|være|bare|et|en|kun|velg)(?!\p{L})/iu;
    expect(sentences.filter((sentence) => bokmal.test(sentence))).toEqual([]);
    expect(bokmal.test('Nummeret er ikke gyldig')).toBe(true);
  });
});
