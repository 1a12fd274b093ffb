import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { fieldErrors } from './field-errors.ts';

const form = z.strictObject({
  name: z.string().min(2),
  places: z.array(z.strictObject({ lat: z.number(), note: z.string().optional() })),
});

describe('VAL-06 field errors', () => {
  test('VAL-06 each stands at its own field, also further in', () => {
    expect(Object.keys(errorsOf({ name: 'x', places: [{ lat: 1 }, { lat: 'north' }] }))).toEqual([
      'name',
      'places.1.lat',
    ]);
  });

  test('VAL-06 an unknown field is its own mistake, wherever it is', () => {
    const errors = errorsOf({ name: 'Solvik', is_admin: true, role: 'x', places: [{ lat: 1, secret: 1 }] });
    expect(Object.keys(errors).sort()).toEqual(['is_admin', 'places.0.secret', 'role']);
    expect(errors.is_admin?.[0]).toContain('is_admin');
    expect(errors.is_admin?.[0]).not.toContain('role');
  });

  test('D-18 a field with a dangerous name is only a name', () => {
    const given = JSON.parse('{"name":"Solvik","places":[],"__proto__":{"x":1},"constructor":1}');
    const errors = errorsOf(given);
    expect(Object.keys(errors).sort()).toEqual(['__proto__', 'constructor']);
    expect(Object.getPrototypeOf(errors)).toBe(Object.prototype);
  });

  test('D-18 ten thousand mistakes are not all told', () => {
    const given = Object.fromEntries(Array.from({ length: 10_000 }, (_, number) => [`field${number}`, 1]));
    expect(Object.keys(errorsOf(given)).length).toBeLessThanOrEqual(50);
  });
});

function errorsOf(given: unknown) {
  const { error } = form.safeParse(given);
  return error ? fieldErrors(error, 'en') : {};
}
