import { describe, expect, test, vi } from 'vitest';
import { compressPage } from './compressed-page.ts';
import { type FinishedPage, pageCache } from './page-cache.ts';

const finished = (html = '<p>x</p>', isKept = true): FinishedPage => ({
  status: 200,
  page: compressPage([html]),
  end: [],
  policy: [],
  isKept,
  isSignIn: false,
  isEmbed: false,
  isDoor: false,
});

describe('RTE-08 the cache of pages', () => {
  test('RTE-08 a page is made once, also for those who ask meanwhile', async () => {
    const cache = pageCache(1);
    let made = 0;
    const make = async () => {
      made += 1;
      await Promise.resolve();
      return finished();
    };
    const [first, second] = await Promise.all([cache.make('a', make), cache.make('a', make)]);
    expect(first).toBe(second);
    expect(made).toBe(1);
    expect(cache.get('a')).toBe(first);
    expect(cache.get('b')).toBeUndefined();
  });

  test('RTE-08 what was read before a change does not outlive it', async () => {
    const cache = pageCache(1);
    const { promise, resolve } = Promise.withResolvers<FinishedPage>();
    const old = cache.make('a', () => promise);
    cache.clear();
    const fresh = cache.make('a', async () => finished('<p>new</p>'));
    resolve(finished('<p>old</p>'));
    await Promise.all([old, fresh]);
    expect(cache.get('a')).toBe(await fresh);
  });

  test('RTE-08 a page is as old as what was read for it, however long it took to make', async () => {
    const clock = vi.spyOn(performance, 'now').mockReturnValue(1_000_000);
    const cache = pageCache(1);
    const { promise, resolve } = Promise.withResolvers<FinishedPage>();
    const making = cache.make('a', () => promise);
    clock.mockReturnValue(1_020_000);
    resolve(finished());
    await making;
    expect(cache.get('a')).toBeDefined();
    clock.mockReturnValue(1_031_000);
    // The cache reads the clock once in a millisecond.
    await vi.waitFor(() => expect(cache.get('a')).toBeUndefined());
    clock.mockRestore();
  });

  test('RTE-08 a page that failed, or is not to be kept, is made again', async () => {
    const cache = pageCache(1);
    await expect(cache.make('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await cache.make('a', async () => finished('<p>404</p>', false));
    expect(cache.get('a')).toBeUndefined();
    expect((await cache.make('a', async () => finished())).isKept).toBe(true);
  });

  test('D-24 it holds no more than it may', async () => {
    const cache = pageCache(1);
    const page = finished(Buffer.alloc(200_000, 'abcdefghijklmnopqrstuvwxyz0123456789').toString('base64'));
    for (let number = 0; number < 30; number += 1) await cache.make(`page-${number}`, async () => page);
    const kept = Array.from({ length: 30 }, (_, number) => cache.get(`page-${number}`)).filter(Boolean).length;
    expect(kept).toBeGreaterThan(0);
    expect(kept * page.page.bytes).toBeLessThanOrEqual(1024 * 1024);
  });

  test('without memory for it nothing is kept', async () => {
    const cache = pageCache(0);
    await cache.make('a', async () => finished());
    expect(cache.get('a')).toBeUndefined();
  });
});
