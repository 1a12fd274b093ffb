import { expect, test } from 'vitest';
import { nb } from '../texts/nb.ts';
import { DATA_MAP } from './data-map.ts';

/** What `inWords` adds to the columns. */
const IN_WORDS = ['certificate', 'event', 'has_authenticator', 'has_national_id', 'organisation', 'start_at', 'url'];

test('USR-06 every part and every field of the export has a name that people understand', () => {
  expect(Object.keys(nb.export.parts).sort()).toEqual(DATA_MAP.map(({ table }) => table).sort());
  const fields = new Set([...DATA_MAP.flatMap(({ exported }) => exported), ...IN_WORDS]);
  expect(Object.keys(nb.export.fields).sort()).toEqual([...fields].sort());
});
