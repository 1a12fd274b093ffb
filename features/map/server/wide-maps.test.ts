import { expect, test } from 'vitest';
import { COUNTRY_BOX } from '../rules.ts';
import type { EventMap } from './event-map.ts';
import { keepWideMaps, WORTH_KEEPING_FROM } from './wide-maps.ts';

const mapOf = (total: number): EventMap => ({ data: [], meta: { total, bbox: COUNTRY_BOX, zoom: 5 } });

function counting(total: number) {
  let made = 0;
  const make = async () => {
    made += 1;
    return mapOf(total);
  };
  return { make, made: () => made };
}

test('EVT-08 a wide map is made once for everybody who asks at the same time, and kept', async () => {
  const ask = keepWideMaps();
  const { make, made } = counting(WORTH_KEEPING_FROM);
  await Promise.all([ask('country', make), ask('country', make), ask('country', make)]);
  await ask('country', make);
  expect(made()).toBe(1);
  await ask('another', make);
  expect(made()).toBe(2);
});

test('EVT-08 a map of few events is made anew, so that what was just published is on it', async () => {
  const ask = keepWideMaps();
  const { make, made } = counting(WORTH_KEEPING_FROM - 1);
  await ask('street', make);
  await ask('street', make);
  expect(made()).toBe(2);
});

test('EVT-08 a map that could not be made is not kept', async () => {
  const ask = keepWideMaps();
  await expect(ask('country', () => Promise.reject(new Error('the database is away')))).rejects.toThrow();
  expect((await ask('country', async () => mapOf(1))).meta.total).toBe(1);
});
