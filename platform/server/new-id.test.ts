import { expect, test } from 'vitest';
import { uuidOf } from '#platform/contract/id.ts';
import { newId, newRandomId } from './new-id.ts';

const eventId = uuidOf('EventId');

test('D-24 new ids are ordered by the time at which they are made', async () => {
  const earlier = newId<'EventId'>();
  await new Promise((resolve) => setTimeout(resolve, 5));
  const later = newId<'EventId'>();
  expect(earlier < later).toBe(true);
  const made = Number.parseInt(later.replace('-', '').slice(0, 12), 16);
  expect(Math.abs(made - Date.now())).toBeLessThan(10_000);
});

test('D-24 they are of version 7, read as every other id is, and no two are the same', () => {
  const made = Array.from({ length: 10_000 }, () => newId<'EventId'>());
  for (const id of made.slice(0, 100)) {
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(eventId.safeParse(id).success).toBe(true);
  }
  expect(new Set(made).size).toBe(made.length);
});

test('IDN-03 an id that has to be known to get any further tells nothing', () => {
  expect(newRandomId<'VerificationId'>()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4/);
});
