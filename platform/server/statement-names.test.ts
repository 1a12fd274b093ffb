import { expect, test } from 'vitest';
import { statementNames } from './statement-names.ts';

const askedFor = (times: number, nameOf: (text: string) => string | undefined, text: string) =>
  Array.from({ length: times }, () => nameOf(text)).at(-1);

test('D-24 a read that recurs gets a name, the same at each connection', () => {
  const names = statementNames();
  const nameOf = names.ofConnection();
  expect(askedFor(4, nameOf, 'select 1')).toBeUndefined();
  const name = nameOf('select 1');
  expect(name).toBeDefined();
  expect(nameOf('select 1')).toBe(name);
  // Counted for all of them, so that a new connection begins with what recurs.
  expect(names.ofConnection()('select 1')).toBe(name);
  expect(askedFor(5, nameOf, 'select 2')).not.toBe(name);
});

test('D-24 what is asked for now and then takes no name from what recurs later', () => {
  const nameOf = statementNames().ofConnection();
  for (let filter = 0; filter < 5000; filter += 1) expect(askedFor(2, nameOf, `select ${filter}`)).toBeUndefined();
  expect(askedFor(5, nameOf, 'select name from event')).toBeDefined();
});

test('D-24 a connection prepares no more than the server should remember, and a new one what recurs by then', () => {
  const names = statementNames({ prepared: 2 });
  const old = names.ofConnection();
  const named = ['select 1', 'select 2', 'select 3'].map((text) => askedFor(5, old, text) !== undefined);
  expect(named).toEqual([true, true, false]);
  expect(old('select 1')).toBeDefined();
  expect(names.ofConnection()('select 3')).toBeDefined();
});

test('D-24 what changes something, and what was made for one occasion, has no name', () => {
  const nameOf = statementNames().ofConnection();
  expect(askedFor(9, nameOf, "update event set name = ''")).toBeUndefined();
  expect(askedFor(9, nameOf, `select ${'1, '.repeat(4000)}1`)).toBeUndefined();
  expect(askedFor(9, nameOf, 'with found as (select 1) select 1 from found')).toBeDefined();
});
