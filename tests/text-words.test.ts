import { expect, test } from 'vitest';
import { readSources, type Source } from './architecture-rules.ts';

/** The last column of 'Words in the texts' in DOMAIN.md, as far as a word alone gives it away. */
const UNUSED: Record<'nb' | 'nn' | 'en', readonly RegExp[]> = {
  nb: [/\btrinn\b/i, /autentiseringsapp/i, /gjenopprettingskode/i, /kursbevis/i, /\b(en|ny) konto\b/i, /\bfrem\b/i],
  nn: [
    /\btrinn\b/i,
    /autentiseringsapp/i,
    /gjenopprettingskode/i,
    /kursbevis/i,
    /\bein (ny )?konto\b/i,
    /\bhar alt (bede|spurt|fått)\b/i,
  ],
  en: [/\b(some|any|every)body\b/i, /\bwhom\b/i, /\bneed not\b/i],
};

const QUOTED = /'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/g;

/** Texts of one language each; the leisure account's own are about accounts. */
const languageOf = ({ path }: Source) =>
  /\/texts\/(?:.*\/)?(nb|nn|en)\.ts$/.exec(path)?.[1] as keyof typeof UNUSED | undefined;

test('I18-01 the texts use the words of DOMAIN.md', () => {
  const dictionaries = readSources().filter((source) => languageOf(source));
  expect(dictionaries.length).toBeGreaterThan(100);
  const found = dictionaries.flatMap((source) =>
    [...source.text.matchAll(QUOTED)].flatMap(([text]) =>
      UNUSED[languageOf(source) ?? 'en']
        .filter((word) => word.test(text))
        .map((word) => `${source.path}: ${text.slice(0, 80)} says ${word.source}`),
    ),
  );
  expect(found).toEqual([]);
});
