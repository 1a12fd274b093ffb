import { describe, expect, test } from 'vitest';
import {
  codeOf,
  featureOf,
  fileRule,
  importRule,
  isForeign,
  isTest,
  layerOf,
  partOf,
  type Rule,
  readSources,
  type Source,
  WEB_FOR_OTHERS,
} from './architecture-rules.ts';
import { OSLO_DAYS } from './oslo-days.ts';
import { PLAIN_IDS } from './plain-ids.ts';
import { MAX_WEB_FILES, WEB_FILE_NAMES, webFiles } from './web-files.ts';

const sources = readSources();

const MAY_USE: Record<string, string[]> = {
  apps: ['apps', 'features', 'ui', 'platform', 'database'],
  features: ['features', 'ui', 'platform'],
  ui: ['ui', 'platform'],
  platform: ['platform'],
  database: ['database', 'features', 'platform'],
};
/** The tables' types are made from the migrations and known everywhere on the server; the list is what `spec` reads. */
const KNOWN_TO_ALL = ['database/schema.ts', 'tests/requirements.ts'];

const RUNS_ANYWHERE = /^(platform\/(contract|language)\/|features\/[^/]+\/([^/]+\.ts$|texts\/))/;
const KNOWS_NODE =
  /^(apps\/(server|cli)|database|scripts|tests|platform\/server|features\/[^/]+\/server)\/|\.config\.ts$/;
const IS_DATA = /\/texts\/|-data\.ts$|^database\/(seeds\/data\/|schema\.ts$)|^tests\/requirements\.ts$/;

/** Where something is under way without `useAction`, and why. */
const HAS_OWN_PENDING = [
  'features/identity/web/sign-in/use-submit.ts', // the sign-in does without TanStack's library
  'features/styleguide/web/confirmations-section.tsx', // shows the state, and asks for nothing
];

/** Where a feature may look at the clock itself, and why. */
const OWN_CLOCK = [
  'features/event-editing/web/form/use-event-editor.ts', // when a draft was saved last, for the person who writes it
  'features/tickets/web/opens-in.tsx', // the seconds until a group opens, by the server's clock
  'features/tickets/web/use-tickets.ts', // how far this clock is behind the server's
  'features/municipalities/web/read-municipalities.ts', // the age of what the browser has kept; nobody sees it
];

/** Each rule with a made-up file that breaks it: a rule that finds nothing there finds nothing anywhere. */
const RULES: [Rule, ...Source[]][] = [
  [
    importRule('apps → features → ui → platform, never back', ({ from, target, isInside }) => {
      const allowed = MAY_USE[layerOf(from)];
      return isInside && allowed !== undefined && !KNOWN_TO_ALL.includes(target) && !allowed.includes(layerOf(target));
    }),
    { path: 'platform/server/bad.ts', text: "import { x } from '#features/events/rules.ts';" },
    { path: 'ui/bad.tsx', text: "import { x } from '../features/events/rules.ts';" },
    { path: 'features/events/web/bad.tsx', text: "import { x } from '#apps/web/routes.tsx';" },
    { path: 'features/events/server/bad.ts', text: "import type { x } from '#database/seeds/demo.ts';" },
    { path: 'platform/web/bad.tsx', text: "const x = import('#ui/button.tsx');" },
  ],
  [
    importRule(
      "a feature's server uses other features' root files and server/public.ts only",
      (found) =>
        isForeign(found) &&
        partOf(found.from) === 'server' &&
        partOf(found.target) !== 'root' &&
        !found.target.endsWith('/server/public.ts'),
    ),
    { path: 'features/events/server/bad.ts', text: "import { x } from '#features/tenants/server/theme.ts';" },
    { path: 'features/events/server/bad.ts', text: "import { x } from '#features/tenants/server/queries.ts';" },
    { path: 'features/events/server/bad.ts', text: "import { x } from '#features/tenants/texts/nb.ts';" },
  ],
  [
    fileRule(
      "queries.ts holds a feature's own reads: it hands on nothing of others, locks nothing and writes nothing",
      ({ path, text }) =>
        /^features\/[^/]+\/server\/queries\.ts$/.test(path) &&
        /^export .* from '|^export \{|\bfor (no key )?(update|share)\b|\.for(NoKey)?(Update|Share)\(|\b(insert into|delete from) |^\s*update \w+ set|\.(insertInto|updateTable|deleteFrom)\(/m.test(
          text,
        ),
    ),
    { path: 'features/events/server/queries.ts', text: "export { lockEvent } from './access.ts';" },
    { path: 'features/events/server/queries.ts', text: 'await sql`select 1 from event for update`.execute(db);' },
    { path: 'features/events/server/queries.ts', text: "await db.deleteFrom('event').execute();" },
  ],
  [
    importRule(
      "a feature's web imports another feature's web only where that is made for it",
      (found) =>
        isForeign(found) &&
        partOf(found.from) === 'web' &&
        partOf(found.target) === 'web' &&
        !WEB_FOR_OTHERS.includes(featureOf(found.target) ?? ''),
    ),
    { path: 'features/events/web/bad.tsx', text: "import { X } from '#features/tenants/web/home-banner.tsx';" },
  ],
  [
    importRule('web and server never import each other', ({ from, target, isTypeOnly }) => {
      const [own, other] = [partOf(from), partOf(target)];
      const isWeb = own === 'web' || from.startsWith('platform/web/') || from.startsWith('ui/');
      if (isWeb) return other === 'server' || target.startsWith('platform/server/');
      const isServer = own === 'server' || from.startsWith('platform/server/');
      return (
        isServer && !isTypeOnly && (other === 'web' || target.startsWith('platform/web/') || target.startsWith('ui/'))
      );
    }),
    { path: 'features/events/web/bad.tsx', text: "import { x } from '../server/queries.ts';" },
    { path: 'features/events/server/bad.ts', text: "import { x } from '../web/calls.ts';" },
    { path: 'ui/bad.tsx', text: "import type { Db } from '#platform/server/database.ts';" },
  ],
  [
    importRule(
      'root files and texts run anywhere: no Node, no React, no server, no web',
      ({ from, target, isTypeOnly }) =>
        RUNS_ANYWHERE.test(from) &&
        (/^node:|^(react|fastify|kysely|pg)(-|\/|$)/.test(target) || (/\/(server|web)\//.test(target) && !isTypeOnly)),
    ),
    { path: 'features/events/rules.ts', text: "import { readFile } from 'node:fs/promises';" },
    { path: 'features/events/texts/nb.ts', text: "import { useState } from 'react';" },
    { path: 'features/events/contract.ts', text: "import { x } from './server/queries.ts';" },
    { path: 'platform/contract/bad.ts', text: "import { x } from '../server/log.ts';" },
  ],
  [
    fileRule(
      'the browser asks for changes with useAction: no state of its own for what is under way, no endpoints by their text',
      ({ path, text }) =>
        (path.startsWith('apps/web/') || partOf(path) === 'web') &&
        !HAS_OWN_PENDING.includes(path) &&
        /const \[(?:is(?:Pending|Saving|Sending|Busy)|pending),|invalidateQueries\(\{ predicate/.test(text),
    ),
    { path: 'features/events/web/bad.tsx', text: 'const [isPending, setIsPending] = useState(false);' },
    { path: 'apps/web/bad.tsx', text: 'queries.invalidateQueries({ predicate: isAboutEvents });' },
  ],
  [
    importRule(
      'only what runs on a server knows Node',
      ({ from, target }) => target.startsWith('node:') && !KNOWS_NODE.test(from),
    ),
    { path: 'apps/web/bad.ts', text: "import path from 'node:path';" },
    { path: 'features/events/bad.ts', text: "import { x } from 'node:crypto';" },
    { path: 'ui/bad.tsx', text: "const { x } = await import('node:fs');" },
  ],
  [
    importRule(
      'seeds use the root files of features',
      ({ from, target }) =>
        from.startsWith('database/') && featureOf(target) !== undefined && partOf(target) !== 'root',
    ),
    { path: 'database/seeds/bad.ts', text: "import { x } from '#features/events/server/queries.ts';" },
  ],
  [
    importRule(
      'imports name their file, across folders by #',
      ({ from, target, isInside }) =>
        isInside &&
        (!/\.[a-z0-9]+(\?[\w-]+)?$/.test(target) ||
          target.startsWith('..') ||
          !/^(apps|database|features|platform|scripts|tests|ui)\/|^[^/]+$/.test(target) ||
          from === target),
    ),
    { path: 'ui/bad.tsx', text: "import { x } from './button';" },
    { path: 'ui/bad.tsx', text: "import { x } from '../../elsewhere/x.ts';" },
  ],
  [
    fileRule('no file is called index, utils, helpers, common, misc, types or constants', (source) =>
      /(^|\/)(index|utils?|helpers?|common|misc|types?|constants?)\.[a-z.]+$/.test(source.path),
    ),
    { path: 'features/events/utils.ts', text: '' },
    { path: 'ui/index.tsx', text: '' },
  ],
  WEB_FILE_NAMES,
  [
    fileRule(
      'nothing is exported by default, but by configurations',
      (source) =>
        !/\.config\.ts$/.test(source.path) && /^export default\b|^export \{[^}]*\bas default\b/m.test(source.text),
    ),
    { path: 'ui/bad.tsx', text: 'export default function Bad() {}' },
    { path: 'ui/bad.tsx', text: 'export { Bad as default };' },
  ],
  [
    fileRule(
      'files stay under 300 lines, but texts and data',
      (source) => !IS_DATA.test(source.path) && source.text.trimEnd().split('\n').length > 300,
    ),
    { path: 'platform/server/bad.ts', text: 'x;\n'.repeat(301) },
  ],
  [
    fileRule(
      'features know no time and no chance of their own',
      (source) =>
        source.path.startsWith('features/') &&
        !isTest(source.path) &&
        !OWN_CLOCK.includes(source.path) &&
        /new Date\(\s*\)|Date\.now\(|Math\.random\(|Temporal\.Now\b/.test(codeOf(source)),
    ),
    { path: 'features/events/server/bad.ts', text: 'const now = new Date();' },
    { path: 'features/events/rules.ts', text: 'const now = Date.now();' },
    { path: 'features/events/rules.ts', text: 'const luck = Math.random();' },
  ],
  [
    fileRule(
      'no style attributes and no raw HTML',
      (source) =>
        !isTest(source.path) && /\.tsx$/.test(source.path) && /\sstyle=|dangerouslySetInnerHTML/.test(codeOf(source)),
    ),
    { path: 'ui/bad.tsx', text: '<p style={{ color }} />' },
    { path: 'ui/bad.tsx', text: '<p dangerouslySetInnerHTML={{ __html }} />' },
  ],
  [
    fileRule(
      'transactions begin in one place, where the guard is',
      (source) =>
        !isTest(source.path) &&
        source.path !== 'platform/server/guarded-dialect.ts' &&
        /\.transaction\(\)/.test(codeOf(source)),
    ),
    { path: 'features/events/server/bad.ts', text: 'await db.transaction().execute(work);' },
  ],
  [
    fileRule(
      'facts are recorded and read through the feature that has them, so that they are heard',
      (source) => /^features\/(?!facts\/)/.test(source.path) && /\b(from|into|join|update) fact\b/.test(codeOf(source)),
    ),
    { path: 'features/events/server/bad.ts', text: 'await sql`insert into fact (kind) values (1)`.execute(db);' },
    { path: 'features/events/server/bad.ts', text: 'await sql`select max(at) from fact`.execute(db);' },
  ],
  [
    fileRule(
      'what rows are is said by rowsOf, which the tests check, and asserted nowhere else',
      (source) =>
        /^(apps|database|features|platform)\//.test(source.path) &&
        !isTest(source.path) &&
        source.path !== 'platform/server/rows.ts' &&
        /\bsql<|\$castTo\b|\$narrowType\b/.test(codeOf(source)),
    ),
    { path: 'features/events/server/bad.ts', text: 'await sql<{ id: string }>`select id from event`.execute(db);' },
    { path: 'features/events/server/bad.ts', text: 'const isOpen = sql<boolean>`is_open`;' },
    { path: 'platform/server/bad.ts', text: "db.selectFrom('event').select('id').$castTo<Event>();" },
  ],
  PLAIN_IDS,
  OSLO_DAYS,
  [
    fileRule(
      'the environment is read by programs and handed on as settings',
      (source) =>
        !isTest(source.path) &&
        !/^(apps\/(server\/(main|dev|start)|cli\/[\w-]+)\.(ts|mjs)|scripts\/)/.test(source.path) &&
        /(?<!['"])process\.env\b/.test(codeOf(source)),
    ),
    { path: 'features/events/server/bad.ts', text: 'const url = process.env.DATABASE_URL;' },
  ],
  [
    fileRule(
      'no test is left out',
      (source) =>
        isTest(source.path) &&
        /\b(test|it|describe)\.(skip|only|todo)\b/.test(codeOf(source)) &&
        source.path !== 'tests/architecture.test.ts',
    ),
    { path: 'ui/bad.test.ts', text: "test.only('x', () => {});" },
    { path: 'ui/bad.test.ts', text: "describe.skip('x', () => {});" },
  ],
];

describe('the rules of the house', () => {
  test.each(RULES)('$sentence', (rule) => {
    expect(rule.find(sources)).toEqual([]);
  });

  test.each(RULES.flatMap(([rule, ...examples]) => examples.map((example) => [rule.sentence, rule, example] as const)))(
    'the check notices what is against "%s"',
    (_sentence, rule, example) => {
      expect(rule.find([example])).toHaveLength(1);
    },
  );

  test('apps/web does not grow: what belongs to one feature lives in it', () => {
    expect(webFiles().length, 'lower MAX_WEB_FILES when files have left').toBe(MAX_WEB_FILES);
  });

  test('all of the code is looked at', () => {
    const folders = new Set(sources.map((source) => layerOf(source.path)));
    for (const folder of ['apps', 'database', 'features', 'platform', 'tests', 'ui']) expect(folders).toContain(folder);
    expect(sources.length).toBeGreaterThan(200);
  });
});
