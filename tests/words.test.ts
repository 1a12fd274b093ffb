import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { codeOf, readSources, type Source } from './architecture-rules.ts';

const TABLE = /## Names that are not used[\s\S]*/;

/** Texts are for people, a figure in a drawing stands, and this file has the words on purpose. */
const NOT_MEANT = /\/texts\/|^features\/pictures\/server\/drawing\/|^tests\/words\.test\.ts$/;

/** The left column of the table in DOMAIN.md. */
const unused = [...(TABLE.exec(readFileSync('DOMAIN.md', 'utf8'))?.[0] ?? '').matchAll(/^\| ([^|]+) \|/gm)]
  .map(([, names = '']) => names)
  .filter((names) => names !== 'Not' && !names.startsWith('---'))
  .flatMap((names) => names.split(',').map((name) => name.trim()));

/** `keptAnswers` is also in `KeptAnswers`, `kept-answers` and `wasKeptAnswers`. */
function patternOf(name: string): RegExp {
  if (name.endsWith('_')) return new RegExp(`\\b${name}`);
  const words = name.replaceAll(/[A-Z]/g, (letter) => `-?${letter.toLowerCase()}`);
  return new RegExp(`(^|[^a-z])${words}([^a-z]|$)`, 'i');
}

const namesIn = (source: Source): string[] => [
  source.path,
  ...[...codeOf(source).matchAll(/\b(?:const|let|function|type|class)\s+(\w+)/g)].map(([, name = '']) => name),
];

const found = (sources: readonly Source[]): string[] =>
  sources
    .filter((source) => !NOT_MEANT.test(source.path))
    .flatMap((source) =>
      namesIn(source).flatMap((name) =>
        unused.filter((word) => patternOf(word).test(name)).map((word) => `${source.path}: ${name} says ${word}`),
      ),
    );

test('names use the words of DOMAIN.md', () => {
  expect(unused.length).toBeGreaterThan(10);
  expect(found(readSources())).toEqual([]);
});

test('twin: a name that DOMAIN.md does not want is found', () => {
  const text = 'const MOST_SHOWN = 3;\nexport function keptAnswers() {}\ntype Standing = string;';
  expect(found([{ path: 'features/events/outside-request.ts', text }])).toHaveLength(4);
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
