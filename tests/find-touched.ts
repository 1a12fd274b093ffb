import { importsOf, type Source } from './architecture-rules.ts';
import { TOUCHED_BY_FEATURE, TOUCHED_BY_PLACE, type Touched } from './touched-tests.ts';

const UNIT = /^(apps|database|features|platform|ui)\/.*\.test\.tsx?$|^tests\/[^/]+\.test\.ts$/;
const KINDS = {
  api: /^tests\/api\/(.+\.test\.ts)$/,
  operations: /^tests\/operations\/(.+\.test\.ts)$/,
  pages: /^tests\/e2e\/(.+\.spec\.ts)$/,
};
type Kind = keyof typeof KINDS;

/** About the repository as a whole, and quick: always run. */
const ALWAYS = ['architecture', 'first-load', 'requirements', 'touched-tests'].map((name) => `tests/${name}.test.ts`);

export type Selection = { vitest: string[]; pages: string[] };

/** What to run for these files, out of all there are. */
export function findTouched(changed: readonly string[], sources: readonly Source[]): Selection {
  const files = sources.map((source) => source.path);
  const reached = reachedBy(changed, sources);
  const named = (kind: Kind) => filesNamed(kind, changed.flatMap(touchedBy), files);
  const reachedOf = (pattern: RegExp) => files.filter((file) => reached.has(file) && pattern.test(file));
  const sorted = (found: string[]) => [...new Set(found)].sort();
  const hasCode = changed.some((file) => /^(apps|database|features|platform)\//.test(file));
  return {
    vitest: sorted([
      ...ALWAYS,
      ...reachedOf(UNIT),
      ...reachedOf(KINDS.api),
      ...named('api'),
      ...(hasCode ? unlisted(files) : []),
      ...reachedOf(KINDS.operations),
      ...named('operations'),
    ]).filter((file) => files.includes(file)),
    pages: sorted([...reachedOf(KINDS.pages), ...named('pages')]),
  };
}

export function touchedBy(file: string): Touched[] {
  const feature = TOUCHED_BY_FEATURE[/^features\/([^/]+)\//.exec(file)?.[1] ?? ''];
  const places = TOUCHED_BY_PLACE.filter(([start]) => file.startsWith(start)).map(([, touched]) => touched);
  // A test of a single file touches nothing else.
  return UNIT.test(file) ? [] : [...(feature ? [feature] : []), ...places];
}

export const filesNamed = (kind: Kind, touched: readonly Touched[], files: readonly string[]): string[] => {
  const starts = touched.flatMap((one) => one[kind] ?? []);
  return files.filter((file) => {
    const name = KINDS[kind].exec(file)?.[1];
    return name !== undefined && starts.some((start) => name.startsWith(start));
  });
};

/** API tests that no feature names: nothing is known of them, so they run with every change. */
export function unlisted(files: readonly string[]): string[] {
  const all = [...Object.values(TOUCHED_BY_FEATURE), ...TOUCHED_BY_PLACE.map(([, touched]) => touched)];
  const listed = new Set(filesNamed('api', all, files));
  return files.filter((file) => KINDS.api.test(file) && !listed.has(file));
}

/** The changed files and all that import them. The tests' own support starts the whole portal: that says nothing. */
function reachedBy(changed: readonly string[], sources: readonly Source[]): Set<string> {
  const importers = new Map<string, string[]>();
  for (const { from, target, isInside } of sources.flatMap(importsOf)) {
    const isWholePortal = /^tests\/(support|api|fuzz|operations)\//.test(from) && !target.startsWith('tests/');
    if (isInside && !isWholePortal) importers.set(target, [...(importers.get(target) ?? []), from]);
  }
  const reached = new Set<string>();
  const visit = (file: string) => {
    if (reached.has(file)) return;
    reached.add(file);
    for (const importer of importers.get(file) ?? []) visit(importer);
  };
  for (const file of changed) visit(file);
  return reached;
}
