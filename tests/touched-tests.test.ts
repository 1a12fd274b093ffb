import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readSources } from './architecture-rules.ts';
import { filesNamed, findTouched, unlisted } from './find-touched.ts';
import { TOUCHED_BY_FEATURE, TOUCHED_BY_PLACE, type Touched } from './touched-tests.ts';

const sources = readSources();
const files = sources.map((source) => source.path);
const entries: [string, Touched][] = [...Object.entries(TOUCHED_BY_FEATURE), ...TOUCHED_BY_PLACE];
const KINDS = ['api', 'operations', 'pages'] as const;

describe('what a change can have touched', () => {
  test('every feature has tests through the API and in the browser', () => {
    expect(Object.keys(TOUCHED_BY_FEATURE).sort()).toEqual(readdirSync('features').sort());
    for (const [feature, touched] of Object.entries(TOUCHED_BY_FEATURE)) {
      for (const kind of ['api', 'pages'] as const) {
        expect(filesNamed(kind, [touched], files), `${feature}, ${kind}`).not.toEqual([]);
      }
    }
  });

  test('every name that is written down is the beginning of a test file', () => {
    const dead = entries.flatMap(([place, touched]) =>
      KINDS.flatMap((kind) =>
        (touched[kind] ?? [])
          .filter((start) => filesNamed(kind, [{ [kind]: [start] }], files).length === 0)
          .map((start) => `${place}: ${kind} ${start}`),
      ),
    );
    expect(dead).toEqual([]);
  });

  test('every place is there', () => {
    const dead = TOUCHED_BY_PLACE.filter(
      ([start]) => !files.some((file) => file.startsWith(start)) && !readdirSync('.').some(isAt(start)),
    );
    expect(dead).toEqual([]);
  });

  test('an API test that imports a feature is run when the feature changes, or with everything', () => {
    const always = new Set(unlisted(files));
    const missing = sources
      .filter(({ path }) => /^tests\/api\/.+\.test\.ts$/.test(path) && !always.has(path))
      .flatMap(({ path, text }) =>
        [...text.matchAll(/from '#features\/([^/]+)\/contract\.ts'/g)]
          .map(([, feature = '']) => feature)
          .filter((feature) => !filesNamed('api', [TOUCHED_BY_FEATURE[feature] ?? {}], files).includes(path))
          .map((feature) => `${feature}: ${path}`),
      );
    expect(missing).toEqual([]);
  });

  test('a changed rule runs its own test, those that import it and those of its feature', () => {
    const { vitest, pages } = findTouched(['features/door/rules.ts'], sources);
    expect(vitest).toEqual(
      expect.arrayContaining(['features/door/rules.test.ts', 'tests/api/door.test.ts', 'tests/architecture.test.ts']),
    );
    expect(vitest).not.toContain('tests/api/sms.test.ts');
    expect(pages).toEqual(['tests/e2e/door.spec.ts']);
  });

  test('a command of one feature does not start and stop whole portals', () => {
    const { vitest, pages } = findTouched(['features/comments/server/routes.ts'], sources);
    expect(vitest).toContain('tests/api/comments.test.ts');
    expect(vitest.filter((file) => file.startsWith('tests/operations/'))).toEqual([]);
    expect(pages).toEqual(['tests/e2e/shifts.spec.ts']);
  });

  test('a changed scene runs the tests that use it', () => {
    const { vitest } = findTouched(['tests/support/door-scene.ts'], sources);
    expect(vitest).toContain('tests/api/door.test.ts');
    expect(vitest).not.toContain('tests/api/sms.test.ts');
  });
});

const isAt = (start: string) => (name: string) =>
  `${name}/`.startsWith(start) || start.startsWith(`${name}/`) || name.startsWith(start);
