import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

export type Source = { path: string; text: string };

/** One import: `target` is a path inside the repository, or the name of a package. */
export type Import = { from: string; target: string; isInside: boolean; isTypeOnly: boolean; isLazy: boolean };

/** A rule of the house in one sentence, and what it finds against it, as sentences of its own. */
export type Rule = { sentence: string; find(sources: readonly Source[]): string[] };

const FOLDERS = '{apps,database,features,platform,scripts,tests,ui}';

export const readSources = (): Source[] =>
  globSync([`${FOLDERS}/**/*.{ts,tsx,mjs}`, '*.config.ts'])
    .map((file) => file.split(path.sep).join('/'))
    .sort()
    .map((file) => ({ path: file, text: readFileSync(file, 'utf8') }));

export const isTest = (file: string): boolean => /\.(test|spec)\.tsx?$/.test(file) || file.startsWith('tests/');

/** Features whose components and hooks others build with. */
export const WEB_FOR_OTHERS = [
  'addresses',
  'exports',
  'identity',
  'municipalities',
  'organisations',
  'passes',
  'portal',
  'stream',
  'uploads',
];

export const layerOf = (file: string): string => file.split('/', 1)[0] ?? '';
export const featureOf = (file: string): string | undefined => /^features\/([^/]+)\//.exec(file)?.[1];
/** `root`, `texts`, `server` or `web`. */
export const partOf = (file: string): string | undefined =>
  /^features\/[^/]+\/(?:(server|web|texts)\/)?/.exec(file)?.[1] ?? (featureOf(file) && 'root');

export const isForeign = ({ from, target }: Import): boolean => {
  const [own, other] = [featureOf(from), featureOf(target)];
  return own !== undefined && other !== undefined && own !== other;
};

const STATEMENT = /^(?:import|export)\s+(type\s)?(?:[^'";]*?\sfrom\s+)?['"]([^'"]+)['"]/gm;
const CALL = /\bimport\(\s*['"]([^'"]+)['"]/g;

export function importsOf({ path: from, text }: Source): Import[] {
  const statements = [...text.matchAll(STATEMENT)].map(([whole, type, specifier = '']) => ({
    ...resolve(from, specifier),
    isTypeOnly: type !== undefined || hasOnlyTypes(whole),
    isLazy: false,
  }));
  const calls = [...text.matchAll(CALL)].map(([, specifier = '']) => ({
    ...resolve(from, specifier),
    isTypeOnly: false,
    isLazy: true,
  }));
  return [...statements, ...calls];
}

/** `import { type A, type B } from` brings nothing either. */
function hasOnlyTypes(statement: string): boolean {
  const names =
    /^import\s*\{([^}]*)\}/
      .exec(statement)?.[1]
      ?.split(',')
      .map((name) => name.trim()) ?? [];
  return names.some(Boolean) && names.every((name) => name === '' || name.startsWith('type '));
}

function resolve(from: string, specifier: string): Pick<Import, 'from' | 'target' | 'isInside'> {
  if (specifier.startsWith('#')) return { from, target: specifier.slice(1), isInside: true };
  if (!specifier.startsWith('.')) return { from, target: specifier, isInside: false };
  return { from, target: path.posix.join(path.posix.dirname(from), specifier), isInside: true };
}

/** A rule about single imports of what is not a test. */
export const importRule = (sentence: string, isAgainst: (found: Import) => boolean): Rule => ({
  sentence,
  find: (sources) =>
    sources
      .filter((source) => !isTest(source.path))
      .flatMap(importsOf)
      .filter(isAgainst)
      .map(({ from, target }) => `${from} imports ${target}`),
});

/** A rule about what a file is called or says. */
export const fileRule = (sentence: string, isAgainst: (source: Source) => boolean): Rule => ({
  sentence,
  find: (sources) => sources.filter(isAgainst).map((source) => source.path),
});

/** Everything that comes along with a file. `isLazyToo` follows what is fetched later as well. */
export function closureOf(sources: readonly Source[], start: string, isLazyToo: boolean): Import[] {
  const byPath = new Map(sources.map((source) => [source.path, source]));
  const seen = new Set<string>();
  const found: Import[] = [];
  const visit = (file: string) => {
    const source = byPath.get(file);
    if (!source || seen.has(file)) return;
    seen.add(file);
    for (const one of importsOf(source)) {
      if (one.isTypeOnly || (one.isLazy && !isLazyToo)) continue;
      found.push(one);
      if (one.isInside) visit(one.target);
    }
  };
  visit(start);
  return found;
}

/** The code without its comments, for looking for words. */
export const codeOf = ({ text }: Source): string =>
  text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|\s)\/\/[^\n]*/g, '$1');
