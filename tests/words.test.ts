import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { codeOf, isTest, readSources, type Source } from './architecture-rules.ts';
import { ELSEWHERE } from './words-elsewhere.ts';

const TABLE = /## Names that are not used[\s\S]*/;

/** Texts are for people, a figure in a drawing stands, and this file has the words on purpose. */
const NOT_MEANT = /\/texts\/|^features\/pictures\/server\/drawing\/|^tests\/words(-elsewhere|\.test)\.ts$/;

const DOMAIN = readFileSync('DOMAIN.md', 'utf8');

/** The left column of the table of names that are not used. */
const unused = [...(TABLE.exec(DOMAIN)?.[0] ?? '').matchAll(/^\| ([^|]+) \|/gm)]
  .map(([, names = '']) => names)
  .filter((names) => names !== 'Not' && !names.startsWith('---'))
  .flatMap((names) => names.split(',').map((name) => name.trim()));

/** The right column of the first table, without those of which it says what else they are. */
const notCalled = [...DOMAIN.slice(0, DOMAIN.indexOf('\n## ')).matchAll(/^\|(?:[^|\n]+\|){3} ([^|\n]+) \|$/gm)]
  .map(([, words = '']) => words)
  .filter((words) => words !== 'Not called' && words !== '–')
  .flatMap((words) => words.split(/, (?![^(]*\))/))
  .filter((word) => !word.includes('('));

/** `keptAnswers`, `KEPT_ANSWERS` and `kept-answers` are the same two words. */
const wordsOf = (name: string): string[] =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);

const pluralsOf = (word: string): string[] => [`${word}s`, `${word}es`, word.replace(/y$/, 'ies')];

/** Anywhere in the name, alone or in the plural. `MOST_` is how a constant begins. */
function finderOf(unwanted: string): (name: string) => boolean {
  if (unwanted.endsWith('_')) return (name) => name.startsWith(unwanted);
  const words = wordsOf(unwanted).join(' ');
  const forms = [words, ...pluralsOf(words)].map((form) => ` ${form} `);
  return (name) => {
    const spoken = ` ${wordsOf(name).join(' ')} `;
    return forms.some((form) => spoken.includes(form));
  };
}

const DECLARED = /\b(?:const|let|function|type|class)\s+(\w+)/g;
const PROPERTY = /(?:^|[{(,])\s*(\w+)\??:/gm;

const namesIn = (source: Source): string[] => [
  source.path,
  ...[DECLARED, PROPERTY].flatMap((pattern) => [...codeOf(source).matchAll(pattern)].map(([, name = '']) => name)),
];

function found(sources: readonly Source[], unwanted: readonly string[]): string[] {
  const finders = unwanted.map((word) => ({ word, says: finderOf(word) }));
  const saidBy = new Map<string, string[]>();
  const saidIn = (name: string): string[] => {
    const said = saidBy.get(name) ?? finders.filter(({ says }) => says(name)).map(({ word }) => word);
    saidBy.set(name, said);
    return said;
  };
  return sources
    .filter((source) => !NOT_MEANT.test(source.path))
    .flatMap((source) =>
      namesIn(source).flatMap((name) => saidIn(name).map((word) => `${source.path}: ${name} says ${word}`)),
    );
}

test('names use the words of DOMAIN.md', () => {
  expect(unused.length).toBeGreaterThan(10);
  expect(found(readSources(), unused)).toEqual([]);
});

test('nothing is called what DOMAIN.md says that it is not called', () => {
  expect(notCalled.length).toBeGreaterThan(100);
  const product = readSources().filter(({ path }) => !isTest(path));
  expect(
    found(
      product,
      notCalled.filter((word) => !ELSEWHERE.includes(word)),
    ),
  ).toEqual([]);
});

test('a word that has another meaning is in the column, and is used', () => {
  const names = [
    ...new Set(
      readSources()
        .filter(({ path }) => !isTest(path))
        .flatMap(namesIn),
    ),
  ];
  const idle = ELSEWHERE.filter((word) => !notCalled.includes(word) || !names.some(finderOf(word)));
  expect(idle).toEqual([]);
});

test('twin: a name that DOMAIN.md does not want is found', () => {
  const text = 'const MOST_SHOWN = 3;\nexport function keptAnswers() {}\ntype Standing = string;';
  expect(found([{ path: 'features/events/outside-request.ts', text }], unused)).toHaveLength(4);
});

test('twin: so is one in the plural, in a longer name, or of a property', () => {
  const text = 'const STANDINGS = [];\nconst isStandingHere = true;\nconst card = {\n  standing: 1,\n  wallets: 2,\n};';
  expect(found([{ path: 'features/cards/any.ts', text }], [...new Set([...unused, ...notCalled])])).toEqual([
    'features/cards/any.ts: STANDINGS says standing',
    'features/cards/any.ts: isStandingHere says standing',
    'features/cards/any.ts: standing says standing',
    'features/cards/any.ts: wallets says wallet',
  ]);
});

/** A reader looks for who is meant: a user, a visitor, an admin. */
const VAGUE = /\b(?:whoever|somebody|anew)\b/i;
const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/[^\n]*/g;
const TITLE = /\b(?:test|describe)\b[^'"`\n]*(['"`])(.*?)\1/g;

const vagueIn = (sources: readonly Source[]): string[] =>
  sources
    .filter((source) => !NOT_MEANT.test(source.path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(COMMENT), ...text.matchAll(TITLE)]
        .filter(([prose]) => VAGUE.test(prose))
        .map(([prose]) => `${path}: ${prose}`),
    );

test('comments and names of tests say who is meant', () => {
  expect(vagueIn(readSources())).toEqual([]);
});

test('twin: a comment and a name of a test that do not say who are found', () => {
  const text = "// For whoever asks.\ntest('OCC-01 somebody signs up', () => {});\nconst note = 'somebody';";
  expect(vagueIn([{ path: 'features/events/any.test.ts', text }])).toHaveLength(2);
});
