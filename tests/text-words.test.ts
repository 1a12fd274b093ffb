import { expect, test } from 'vitest';
import { readSources, type Source } from './architecture-rules.ts';

/** The last column of 'Words in the texts' in DOMAIN.md, as far as a word alone gives it away. */
const UNUSED: Record<'nb' | 'nn' | 'en', readonly RegExp[]> = {
  nb: [
    /\btrinn(s|\b)/i,
    /autentiseringsapp/i,
    /gjenopprettingskode/i,
    /kursbevis/i,
    /\b(en|ny) konto\b/i,
    /\bslette kontoen\b|\bkontoen din er slettet\b/i,
    /\bsertifikat\w*( \S+)? er slått av\b/i,
    /\bfrem\b/i,
    /\bvi fikk ikke (hentet|lest)\b/i,
  ],
  nn: [
    /\btrinn(s|\b)/i,
    /autentiseringsapp/i,
    /gjenopprettingskode/i,
    /kursbevis/i,
    /\bein (ny )?konto\b/i,
    /\bslette kontoen\b|\bkontoen din er sletta\b/i,
    /\bsertifikat\w*( \S+)? er slått av\b/i,
    /\bhar alt (bede|spurt|fått)\b/i,
    /\bvi fekk ikkje (henta|lese)\b/i,
    /\b(vert|gje|gjev|blei|henne|medlemme(r|ne))\b/i,
  ],
  en: [
    /\b(some|any|every)body\b/i,
    /\bwhom\b/i,
    /\bneed not\b/i,
    /\bcould not fetch\b/i,
    /\bpostal codes?\b/i,
    /\bzip codes?\b/i,
    /\bcertificate( \S+)? (is|has been) turned off\b/i,
  ],
};

const QUOTED = /'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/g;

type Language = keyof typeof UNUSED;

/** Where a file with all three begins with the next one. */
const ONE_OF_THREE = /^const (nb|nn|en)\b[^=]*= \{$/gm;

/** What a file says in each language: one in a dictionary, three where they stand together (refusals, problems). */
function textsOf({ path, text }: Source): [Language, string][] {
  const own = /\/texts\/(?:.*\/)?(nb|nn|en)\.ts$/.exec(path)?.[1] as Language | undefined;
  if (own) return [[own, text]];
  const starts = [...text.matchAll(ONE_OF_THREE)];
  return starts.map((start, at) => [start[1] as Language, text.slice(start.index, starts[at + 1]?.index)]);
}

test('I18-01 the texts use the words of DOMAIN.md', () => {
  const dictionaries = readSources().flatMap((source) =>
    textsOf(source).map(([language, text]) => ({ path: source.path, language, text })),
  );
  expect(dictionaries.length).toBeGreaterThan(200);
  const found = dictionaries.flatMap(({ path, language, text }) =>
    [...text.matchAll(QUOTED)].flatMap(([quoted]) =>
      UNUSED[language]
        .filter((word) => word.test(quoted))
        .map((word) => `${path}: ${quoted.slice(0, 80)} says ${word.source}`),
    ),
  );
  expect(found).toEqual([]);
});
