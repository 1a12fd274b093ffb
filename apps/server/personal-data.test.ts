import { expect, test } from 'vitest';
import { nb } from '#features/users/texts/nb.ts';
import { PERSONAL_DATA } from './personal-data.ts';

const TABLES = PERSONAL_DATA.flatMap(({ tables }) => tables);

/** What `inWords` adds to the columns. */
const IN_WORDS = [
  'certificate',
  'event',
  'group',
  'has_authenticator',
  'has_national_id',
  'organisation',
  'start_at',
  'url',
  'visits',
];

test('USR-06 every part and every field of the export has a name that people understand', () => {
  expect(Object.keys(nb.export.parts).sort()).toEqual(TABLES.map(({ table }) => table).sort());
  const fields = new Set([...TABLES.flatMap(({ exported }) => exported), ...IN_WORDS]);
  expect(Object.keys(nb.export.fields).sort()).toEqual([...fields].sort());
});
