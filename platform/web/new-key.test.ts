import { expect, test } from 'vitest';
import { createSending, newKey } from './new-key.ts';

test('D-09 every key is another, and one that the server takes', () => {
  const keys = Array.from({ length: 1000 }, newKey);
  expect(new Set(keys).size).toBe(1000);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
});

test('D-09 the user who tries again sends the same key; other words, or the same once more, have another', () => {
  const sending = createSending();
  const first = sending.keyOf({ body: 'Hei' });
  expect(sending.keyOf({ body: 'Hei' })).toBe(first);
  const other = sending.keyOf({ body: 'Hei!' });
  expect(other).not.toBe(first);
  sending.arrived();
  expect(sending.keyOf({ body: 'Hei!' })).not.toBe(other);
});
