import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { closureOf, codeOf, importsOf, isTest, readSources, type Source } from './architecture-rules.ts';

const sources = readSources().filter((source) => !isTest(source.path));

type Loader = { file: string; entries: string[]; listed: string[] };

describe('I18-01 texts are loaded by whatever shows them', () => {
  test('a token names the folder that it stands in', () => {
    const tokens = sources.filter((source) => source.path.endsWith('/token.ts'));
    expect(tokens.length).toBeGreaterThan(30);
    const wrong = tokens.filter(({ path: file, text }) => !text.includes(`lazyTexts('${path.posix.dirname(file)}',`));
    expect(wrong.map((source) => source.path)).toEqual([]);
  });

  test('a page lists the dictionaries that its components read', () => {
    const pages = pageLoaders(sources);
    expect(pages.length).toBeGreaterThan(30);
    expect(pages.flatMap((page) => difference(page, sources))).toEqual([]);
  });

  test('a lazy part lists the dictionaries that its components read', () => {
    const parts = partLoaders(sources);
    expect(parts.length).toBeGreaterThan(20);
    expect(parts.flatMap((part) => difference(part, sources))).toEqual([]);
  });

  test('lazyPart is the only way to load a part later', () => {
    const others = sources.filter(({ text }) => /^import \{[^}]*\b(lazy|Suspense)\b[^}]*\} from 'react'/m.test(text));
    expect(others.map((source) => source.path)).toEqual(['platform/web/lazy-part.tsx']);
  });

  test('twin: a dictionary that is not listed, or not read, is found', () => {
    const page = 'apps/web/pages/door/door-page.tsx';
    const changed = (change: (text: string) => string) =>
      sources.map((source) => (source.path === page ? { ...source, text: change(source.text) } : source));
    const found = (all: Source[]) => pageLoaders(all).flatMap((each) => difference(each, all));
    expect(found(changed((text) => text.replace('doorTexts, passTexts]', 'passTexts]')))).toEqual([
      `${page} does not list doorTexts`,
    ]);
    expect(found(changed((text) => text.replace('doorTexts, passTexts]', 'doorTexts, passTexts, mapTexts]')))).toEqual([
      `${page} lists mapTexts, which nothing reads`,
    ]);
  });
});

/** Every page has these. */
const firstTexts = namesIn(/FIRST_TEXTS = \[([^\]]*)\]/.exec(textOf('apps/web/first-texts.ts'))?.[1]);

function pageLoaders(all: readonly Source[]): Loader[] {
  return all
    .filter((source) => /export const page: PageModule = \{/.test(source.text))
    .map(({ path: file, text }) => ({
      file,
      entries: [file],
      listed: namesIn(/^ {2}texts: \[([^\]]*)\],$/m.exec(text)?.[1]),
    }));
}

const PART = /lazyPart\(\s*async \(\) => \(await import\('([^']+)'\)\)\.\w+,?\s*(?:\{([^}]*)\}|(\w+))?,?\s*\)/g;

function partLoaders(all: readonly Source[]): Loader[] {
  return all.flatMap((source) =>
    [...source.text.matchAll(PART)].map(([, specifier = '', options = '', shared]) => {
      const sharedOptions = (name: string) => new RegExp(`const ${name} = \\{([^}]*)\\}`).exec(source.text)?.[1] ?? '';
      const spread = /\.\.\.(\w+)/.exec(options)?.[1] ?? shared;
      const written = options + (spread ? sharedOptions(spread) : '');
      return {
        file: `${source.path}: ${specifier}`,
        entries: importsOf(source)
          .filter(({ isLazy, target }) => isLazy && target.endsWith(path.posix.basename(specifier)))
          .map(({ target }) => target),
        listed: namesIn(/texts: \[([^\]]*)\]/.exec(written)?.[1]),
      };
    }),
  );
}

function difference({ file, entries, listed }: Loader, all: readonly Source[]): string[] {
  const read = tokensRead(entries, all);
  return [
    ...read.filter((name) => !listed.includes(name)).map((name) => `${file} does not list ${name}`),
    ...listed.filter((name) => !read.includes(name)).map((name) => `${file} lists ${name}, which nothing reads`),
  ];
}

/** Without what a lazy part in it reads: that lists its own. */
function tokensRead(entries: readonly string[], all: readonly Source[]): string[] {
  const files = new Set(
    entries.flatMap((entry) => [entry, ...closureOf(all, entry, false).map(({ target }) => target)]),
  );
  const names = all
    .filter((source) => files.has(source.path))
    .flatMap((source) => [...codeOf(source).matchAll(/\b(?:useTexts|textsOf)\((\w+Texts)\)/g)].map(([, name]) => name));
  return [...new Set(names.filter((name) => name !== undefined))].filter((name) => !firstTexts.includes(name)).sort();
}

function namesIn(list = ''): string[] {
  return list
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
}

function textOf(file: string): string {
  return sources.find((source) => source.path === file)?.text ?? '';
}
