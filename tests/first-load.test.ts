import { expect, test } from 'vitest';
import { closureOf, type Import, readSources } from './architecture-rules.ts';

const sources = readSources();
const BROWSER_ENTRY = 'apps/web/entry-client.tsx';

const isTooHeavy = ({ target }: Import) => /^zod($|\/)|^@digdir\/designsystemet-react($|\/)/.test(target);
const isForServers = ({ target }: Import) => /^node:|^(fastify|kysely|pg|pg-boss|sharp)$|(^|\/)server\//.test(target);

test('SHL-01 no file of the first load brings zod or the whole design system', () => {
  const closure = closureOf(sources, BROWSER_ENTRY, false);
  expect(closure.length).toBeGreaterThan(20);
  expect(closure.filter(isTooHeavy).map(({ from, target }) => `${from} imports ${target}`)).toEqual([]);
});

test('SHL-01 nothing that runs in the browser, now or later, is for servers', () => {
  const closure = closureOf(sources, BROWSER_ENTRY, true);
  expect(closure.filter(isForServers).map(({ from, target }) => `${from} imports ${target}`)).toEqual([]);
});

test('SHL-01 the check notices both, also when they hide behind another file', () => {
  const example = [
    {
      path: BROWSER_ENTRY,
      text: "import { x } from './middle.ts';\nimport type { y } from 'zod';\nconst later = import('./later.ts');",
    },
    { path: 'apps/web/middle.ts', text: "export { z } from 'zod';" },
    { path: 'apps/web/later.ts', text: "import { Button } from '@digdir/designsystemet-react';\nimport 'node:fs';" },
  ];
  expect(closureOf(example, BROWSER_ENTRY, false).filter(isTooHeavy)).toHaveLength(1);
  expect(closureOf(example, BROWSER_ENTRY, false).filter(isForServers)).toHaveLength(0);
  expect(closureOf(example, BROWSER_ENTRY, true).filter(isTooHeavy)).toHaveLength(2);
  expect(closureOf(example, BROWSER_ENTRY, true).filter(isForServers)).toHaveLength(1);
});
