import { expect, test } from 'vitest';
import { PERSON_ACTIONS } from '#features/audit/rules.ts';
import { en } from './en.ts';
import { nb } from './nb.ts';
import { nn } from './nn.ts';

test.each([
  ['nb', nb],
  ['nn', nn],
  ['en', en],
])('D-12 what was done about a person says what it was, in %s', (_, { profile }) => {
  const words: Record<string, unknown> = profile.audit.actions;
  expect(PERSON_ACTIONS.filter((action) => !Object.hasOwn(words, action))).toEqual([]);
});
