import { expect, test, vi } from 'vitest';
import { lazyTexts, loadTexts } from './lazy-texts.ts';
import type { Locale } from './locale.ts';

const dictionaries = (nb: () => Promise<{ nb: { hello: string } }>) => ({
  nb,
  nn: async () => ({ nn: { hello: 'Hei på deg' } }),
  en: async () => ({ en: { hello: 'Hello' } }),
});

test('I18-01 a dictionary is loaded once, in the language that is asked for', async () => {
  const nb = vi.fn(async () => ({ nb: { hello: 'Hei' } }));
  const token = lazyTexts('features/example/texts', dictionaries(nb));
  expect(token.loaded('nb')).toBeUndefined();
  await Promise.all([token.load('nb'), token.load('nb'), loadTexts([token], 'nb')]);
  expect(token.loaded('nb')).toEqual({ hello: 'Hei' });
  expect(token.loaded('nn')).toBeUndefined();
  expect(await token.load('en')).toEqual({ hello: 'Hello' });
  expect(nb).toHaveBeenCalledTimes(1);
});

test('I18-01 after a failure, as without a connection, the next call asks again', async () => {
  const nb = vi.fn(async () => ({ nb: { hello: 'Hei' } }));
  nb.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const token = lazyTexts('features/example/texts', dictionaries(nb));
  await expect(token.load('nb')).rejects.toThrow('Failed to fetch');
  expect(await token.load('nb')).toEqual({ hello: 'Hei' });
});

test('I18-01 a language that is missing or differs does not compile', () => {
  const nb = async () => ({ nb: { hello: 'Hei' } });
  // @ts-expect-error there is no English
  lazyTexts('features/example/texts', { nb, nn: async () => ({ nn: { hello: 'Hei' } }) });
  // @ts-expect-error English lacks a key
  lazyTexts('features/example/texts', { ...dictionaries(nb), en: async () => ({ en: {} }) });
  const locales: Locale[] = ['nb', 'nn', 'en'];
  expect(locales).toHaveLength(3);
});
