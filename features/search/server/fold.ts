/** As search_fold in the database does with what is looked through; search.test.ts holds the two together. */
export function fold(text: string): string {
  const plain = text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^a-z0-9\s]/g, (letter) => PLAIN[letter] ?? letter);
  return plain.replaceAll('aa', 'a').replaceAll('ae', 'a').replaceAll('oe', 'o');
}

const SPELLINGS = {
  a: 'æäåáàâã',
  c: 'čç',
  d: 'đð',
  e: 'éèêë',
  i: 'íìîï',
  l: 'ł',
  n: 'ńñŋ',
  o: 'øöóòôõ',
  s: 'šś',
  t: 'ŧ',
  u: 'úùûü',
  y: 'ý',
  z: 'žź',
};

const PLAIN: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(SPELLINGS).flatMap(([plain, letters]) => [...letters].map((letter) => [letter, plain])),
);

/** A word in a text and where it stands. */
export type FoundWord = { word: string; start: number; end: number };

/** Letters and digits of any script; everything else, whatever it may mean to a machine, only separates them. */
export function foldedWords(text: string): FoundWord[] {
  return Array.from(text.matchAll(/[\p{L}\p{N}\p{M}]+/gu), ({ 0: word, index }) => ({
    word: fold(word),
    start: index,
    end: index + word.length,
  }));
}
