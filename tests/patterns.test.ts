import { globSync, readFileSync } from 'node:fs';
import { type ESTree, parseSync, Visitor } from 'vite';
import { beforeAll, describe, expect, test } from 'vitest';
import { EVENT_FILTERS } from '#features/events/filters.ts';
import { decodeFilters } from '#features/filters/encoding.ts';

// Its own build in JavaScript, which is the same on every machine.
process.env.RECHECK_SYNC_BACKEND = 'pure';
const { checkSync } = await import('recheck');

/** As thorough as fifteen seconds allow, and never by the clock: on a busy machine it must say the same. */
const EFFORT = {
  timeout: null,
  incubationTimeout: null,
  seedingTimeout: null,
  attackTimeout: null,
  recallTimeout: -1,
  incubationLimit: 5000,
  maxInitialGenerationSize: 100,
  maxGenerationSize: 20,
  maxIteration: 5,
  mutationSize: 10,
  crossoverSize: 5,
} as const;

type Pattern = { source: string; flags: string; where: string };

const SOURCES = '{apps,database,features,platform,scripts,ui}/**/*.{ts,tsx,mjs}';

const XML_NAME = '[A-Za-z_][\\w.-]*(?::[A-Za-z_][\\w.-]*)?';

/** Patterns that are put together while the program runs, by the file that does it, as they come out there. */
const BUILT: Readonly<Record<string, readonly Pick<Pattern, 'source' | 'flags'>[]>> = {
  'features/payouts/server/read-xml.ts': [
    { source: `<(${XML_NAME})((?:\\s+${XML_NAME}\\s*=\\s*(?:"[^"<]*"|'[^'<]*'))*)\\s*(/?)>`, flags: 'y' },
    { source: `</(${XML_NAME})\\s*>`, flags: 'y' },
    { source: `\\s+(${XML_NAME})\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, flags: 'gy' },
  ],
  'features/portal/web/consent/consent.ts': [{ source: '(?:^|; )clarityConsent=(true|false)(?:;|$)', flags: '' }],
  'platform/server/routes.ts': [
    { source: '^/api/events/[^/]+/slots/[^/]+/users$', flags: '' },
    { source: '^/api/events/[^/]+\\.ics$', flags: '' },
  ],
  'platform/server/signed-code.ts': [{ source: '^([0-9A-V]{26})[0-9A-V]{26}$', flags: '' }],
};

/** Every pattern that stands in a file, and whether the file also puts some together. */
function patternsIn(file: string): { patterns: Pattern[]; isBuilding: boolean } {
  const patterns: Pattern[] = [];
  let isBuilding = false;
  const made = ({ callee, arguments: [first, second] }: Pick<ESTree.NewExpression, 'callee' | 'arguments'>) => {
    if (callee.type !== 'Identifier' || callee.name !== 'RegExp') return;
    if (first?.type !== 'Literal' || typeof first.value !== 'string') isBuilding = true;
    else
      patterns.push({
        source: first.value,
        flags: second?.type === 'Literal' ? String(second.value) : '',
        where: file,
      });
  };
  new Visitor({
    Literal(node) {
      if ('regex' in node) patterns.push({ source: node.regex.pattern, flags: node.regex.flags, where: file });
    },
    NewExpression: made,
    CallExpression: made,
  }).visit(parseSync(file, readFileSync(file, 'utf8')).program);
  return { patterns, isBuilding };
}

let files: { file: string; patterns: Pattern[]; isBuilding: boolean }[];
beforeAll(() => {
  files = globSync(SOURCES)
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .map((file) => ({ file, ...patternsIn(file) }));
});

describe('D-18 patterns', () => {
  test('D-18 what is put together while the program runs is listed here', () => {
    expect(
      files
        .filter(({ isBuilding }) => isBuilding)
        .map(({ file }) => file)
        .sort(),
    ).toEqual(Object.keys(BUILT));
  });

  test('D-18 none takes more than its share of time, whatever it is given', { timeout: 600_000 }, () => {
    const built = Object.entries(BUILT).flatMap(([where, patterns]) => patterns.map((one) => ({ ...one, where })));
    const all = [...files.flatMap(({ patterns }) => patterns), ...built];
    const different = new Map(all.map((pattern) => [`/${pattern.source}/${pattern.flags}`, pattern]));
    expect(different.size).toBeGreaterThan(250);
    const found = [...different].flatMap(([written, { source, flags, where }]) => {
      const told = checkSync(source, flags, EFFORT);
      return told.status === 'safe' ? [] : [`${where} ${written}: ${told.status}`];
    });
    expect(found).toEqual([]);
  });

  test('D-18 a pattern that takes the square of what it is given is noticed: the twin', () => {
    expect(checkSync('^(a+)+$', '', EFFORT).status).toBe('vulnerable');
    expect(checkSync('\\s+$', '', EFFORT).status).toBe('vulnerable');
    expect(checkSync('<mark>(.*?)</mark>(?!x)', 's', EFFORT).status).toBe('vulnerable');
  });
});

describe('D-18 filters of an address', () => {
  test.each(['(', 'a(EQ)b$$', '$$', '%28', ',', '\\', 'events-filterscategories(EQ)', ' '])(
    'D-18 100 KB of %j are not read',
    (part) => expect(decodeFilters(part.repeat(100_000 / part.length), EVENT_FILTERS)).toEqual([]),
  );
});
