import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Touch } from '#platform/server/live.ts';
import { compressPage } from './compressed-page.ts';
import { type FinishedPage, pageCache } from './page-cache.ts';

const finished = (html = '<p>x</p>', isKept = true, tags: readonly string[] = []): FinishedPage => ({
  tags: new Set(tags),
  shows: new Set(),
  status: 200,
  page: compressPage([html]),
  policy: '',
  isKept,
  hasSecretAddress: false,
  isEmbed: false,
  isDoor: false,
});

describe('RTE-08 the cache of pages', () => {
  test('RTE-08 a page is made once, also for those who ask meanwhile', async () => {
    const cache = pageCache({ megabytes: 1 });
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
    const cache = pageCache({ megabytes: 1 });
    const { promise, resolve } = Promise.withResolvers<FinishedPage>();
    const old = cache.make('a', () => promise);
    cache.change({});
    const fresh = cache.make('a', async () => finished('<p>new</p>'));
    resolve(finished('<p>old</p>'));
    await Promise.all([old, fresh]);
    expect(cache.get('a')).toBe(await fresh);
  });

  test('RTE-08 a page is as old as what was read for it, however long it took to make', async () => {
    const clock = vi.spyOn(performance, 'now').mockReturnValue(1_000_000);
    const cache = pageCache({ megabytes: 1 });
    const { promise, resolve } = Promise.withResolvers<FinishedPage>();
    const making = cache.make('a', () => promise);
    clock.mockReturnValue(1_020_000);
    resolve(finished());
    await making;
    expect(cache.get('a')).toBeDefined();
    clock.mockReturnValue(1_031_000);
    expect(cache.get('a')).toBeUndefined();
    clock.mockRestore();
  });

  test('RTE-08 a page that failed, or is not to be kept, is made again', async () => {
    const cache = pageCache({ megabytes: 1 });
    await expect(cache.make('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await cache.make('a', async () => finished('<p>404</p>', false));
    expect(cache.get('a')).toBeUndefined();
    expect((await cache.make('a', async () => finished())).isKept).toBe(true);
  });

  test('D-24 it holds no more than it may', async () => {
    const cache = pageCache({ megabytes: 1 });
    const page = finished(Buffer.alloc(200_000, 'abcdefghijklmnopqrstuvwxyz0123456789').toString('base64'));
    for (let number = 0; number < 30; number += 1) await cache.make(`page-${number}`, async () => page);
    const kept = Array.from({ length: 30 }, (_, number) => cache.get(`page-${number}`)).filter(Boolean).length;
    expect(kept).toBeGreaterThan(0);
    expect(kept * page.page.bytes).toBeLessThanOrEqual(1024 * 1024);
  });

  test('without memory for it nothing is kept', async () => {
    const cache = pageCache({ megabytes: 0 });
    await cache.make('a', async () => finished());
    expect(cache.get('a')).toBeUndefined();
  });
});

describe('D-24 what a change does to pages that are kept', () => {
  const made = (html: string, ...tags: string[]) => vi.fn(async () => finished(html, true, tags));
  const bodyOf = (page: FinishedPage | undefined) => page?.page.body(null).toString();

  test('D-24 it touches those that were made from what has changed, and no other', async () => {
    const cache = pageCache({ megabytes: 1 });
    await cache.make('bergen', made('<p>Bergen</p>', '4601'));
    await cache.make('event', made('<p>Kor</p>', 'event', 'organisation'));
    await cache.make('voss', made('<p>Voss</p>', '4621'));
    await cache.make('help', made('<p>Help</p>'));
    cache.change({ touches: ['event', '4601', '0'] });
    expect(['bergen', 'event', 'voss', 'help'].map((key) => bodyOf(cache.get(key)))).toEqual([
      undefined,
      undefined,
      '<p>Voss</p>',
      '<p>Help</p>',
    ]);
    expect(cache.figures()).toMatchObject({ pages: 2, dropped: 2, outdated: 0 });
  });

  test('D-24 one whose reach is not known touches all of them', async () => {
    const cache = pageCache({ megabytes: 1 });
    await cache.make('voss', made('<p>Voss</p>', '4621'));
    await cache.make('help', made('<p>Help</p>'));
    cache.change({});
    expect(cache.figures()).toMatchObject({ pages: 0, bytes: 0, dropped: 2 });
  });

  test('D-24 after an ordinary one the old page is sent while exactly one new one is made', async () => {
    const cache = pageCache({ megabytes: 1 });
    await cache.make('a', made('<p>old</p>', 'tag'));
    cache.change({ touches: ['tag'], isOrdinary: true });
    expect(cache.get('a')).toBeUndefined();
    const { promise, resolve } = Promise.withResolvers<FinishedPage>();
    const make = vi.fn(() => promise);
    const first = cache.make('a', make);
    expect(bodyOf(cache.get('a'))).toBe('<p>old</p>');
    cache.change({ touches: ['tag'], isOrdinary: true });
    expect(bodyOf(cache.get('a'))).toBe('<p>old</p>');
    const second = cache.make('a', make);
    resolve(finished('<p>new</p>', true, ['tag']));
    expect(await Promise.all([first, second])).toEqual([await promise, await promise]);
    expect(make).toHaveBeenCalledTimes(1);
    // The second change came while it was made, so it may have been read before it.
    expect(cache.get('a')).toBeUndefined();
    expect(cache.figures()).toMatchObject({ old: 2, made: 2 });
  });

  test('D-24 what was taken away is gone at once, also from a page that is old already', async () => {
    const cache = pageCache({ megabytes: 1, renewMs: 60_000 });
    await cache.make('a', made('<p>old</p>', 'tag'));
    cache.change({ touches: ['tag'], isOrdinary: true });
    expect(bodyOf(cache.get('a'))).toBe('<p>old</p>');
    cache.change({ touches: ['tag'] });
    expect(cache.get('a')).toBeUndefined();
  });

  test('D-24 nobody who comes after something was taken away gets a page that was begun before', async () => {
    const cache = pageCache({ megabytes: 1 });
    const { promise, resolve } = Promise.withResolvers<FinishedPage>();
    const before = cache.make('a', () => promise);
    cache.change({ touches: ['tag'] });
    const after = vi.fn(async () => finished('<p>without</p>', true, ['tag']));
    const later = [cache.make('a', after), cache.make('a', after)];
    await Promise.resolve();
    expect(after).not.toHaveBeenCalled();
    resolve(finished('<p>with</p>', true, ['tag']));
    expect(bodyOf(await before)).toBe('<p>with</p>');
    for (const page of await Promise.all(later)) expect(bodyOf(page)).toBe('<p>without</p>');
    expect(after).toHaveBeenCalledTimes(1);
    expect(bodyOf(cache.get('a'))).toBe('<p>without</p>');
  });

  test('D-24 a page that is being made and has nothing to do with what was taken away is made once', async () => {
    const cache = pageCache({ megabytes: 1 });
    const { promise, resolve } = Promise.withResolvers<FinishedPage>();
    const make = vi.fn(() => promise);
    const first = cache.make('a', make);
    cache.change({ touches: ['other'] });
    const second = cache.make('a', make);
    resolve(finished('<p>x</p>', true, ['tag']));
    expect(await second).toBe(await first);
    expect(make).toHaveBeenCalledTimes(1);
    expect(cache.get('a')).toBe(await first);
  });

  test('D-24 however many changes there are, a page is made again once in a while', async () => {
    const clock = vi.spyOn(performance, 'now').mockReturnValue(1_000_000);
    onTestFinished(() => clock.mockRestore());
    const cache = pageCache({ megabytes: 1, renewMs: 1000 });
    const make = made('<p>x</p>', 'tag');
    for (let change = 0; change < 50; change += 1) {
      clock.mockReturnValue(1_000_000 + change * 100);
      if (!cache.get('a')) await cache.make('a', make);
      cache.change({ touches: ['tag'], isOrdinary: true });
    }
    expect(make).toHaveBeenCalledTimes(5);
  });

  test('D-24 what was taken away drops the pages that show it; others of the place are made again', async () => {
    const cache = pageCache({ megabytes: 1 });
    const list = async (key: string, ...shows: string[]) =>
      cache.make(key, async () => ({ ...finished(`<p>${key}</p>`, true, ['4601']), shows: new Set(shows) }));
    await list('first', 'event', 'other');
    await list('second', 'other');
    const { promise, resolve } = Promise.withResolvers<FinishedPage>();
    const making = cache.make('third', () => promise);
    cache.change({ touches: ['4601', 'event'], gone: ['event'] });
    expect(cache.figures()).toMatchObject({ pages: 1, dropped: 1, outdated: 1 });
    resolve({ ...finished('<p>third</p>', true, ['4601']), shows: new Set(['event']) });
    await making;
    expect(cache.get('third')).toBeUndefined();
    // Made again, and meanwhile sent as it is.
    expect(cache.get('second')).toBeUndefined();
    const renewing = cache.make('second', async () => finished('<p>new</p>', true, ['4601']));
    expect(bodyOf(cache.get('second'))).toBe('<p>second</p>');
    await renewing;
  });

  test('D-24 old pages are made one at a time, with a pause between; meanwhile they are sent as they are', async () => {
    const clock = vi.spyOn(performance, 'now').mockReturnValue(1_000_000);
    onTestFinished(() => clock.mockRestore());
    const cache = pageCache({ megabytes: 1, renewMs: 1000 });
    for (const key of ['a', 'b', 'c', 'aged'])
      await cache.make(key, made(`<p>${key}</p>`, key === 'aged' ? 'x' : 'tag'));
    cache.change({ touches: ['tag'], isOrdinary: true });
    const atMs = (milliseconds: number) => clock.mockReturnValue(1_031_000 + milliseconds);
    atMs(0);
    const { promise, resolve } = Promise.withResolvers<FinishedPage>();
    expect(cache.get('a')).toBeUndefined();
    const first = cache.make('a', () => promise);
    expect(bodyOf(cache.get('b'))).toBe('<p>b</p>');
    // One that nobody has made yet is made at once.
    expect(cache.get('d')).toBeUndefined();
    atMs(20);
    resolve(finished('<p>new</p>', true, ['tag']));
    await first;
    expect(bodyOf(cache.get('a'))).toBe('<p>new</p>');
    atMs(59);
    expect(bodyOf(cache.get('b'))).toBe('<p>b</p>');
    atMs(60);
    expect(cache.get('b')).toBeUndefined();
    // What is old by time alone waits longer, but does not become older than five minutes.
    expect(bodyOf(cache.get('aged'))).toBe('<p>aged</p>');
    atMs(140);
    expect(cache.get('aged')).toBeUndefined();
    void cache.make('b', () => new Promise(() => {}));
    expect(bodyOf(cache.get('aged'))).toBe('<p>aged</p>');
    clock.mockReturnValue(1_301_000);
    // The cache reads the clock once in a millisecond.
    await vi.waitFor(() => expect(cache.get('aged')).toBeUndefined());
  });

  test('D-24 a page that is there no more does not stay, one that failed for a moment does', async () => {
    const cache = pageCache({ megabytes: 1 });
    const old = await cache.make('a', made('<p>old</p>', 'tag'));
    cache.change({ touches: ['tag'], isOrdinary: true });
    const failing = cache.make('a', async () => ({ ...finished('<p>later</p>', false), status: 503 }));
    expect(cache.get('a')).toBe(old);
    await failing;
    expect(cache.figures().pages).toBe(1);
    await cache.make('a', async () => ({ ...finished('<p>404</p>', false), status: 404 }));
    expect(cache.figures().pages).toBe(0);
  });

  test('D-24 a page that was read from a replica that lacks something is made once more', async () => {
    let lacking: Touch[] = [{ touches: ['tag'], isOrdinary: true }];
    const cache = pageCache({ megabytes: 1, choose: () => ({ source: 'replica', lacking }) });
    const [make, other] = [made('<p>x</p>', 'tag'), made('<p>y</p>', 'other')];
    await cache.make('a', make);
    await cache.make('b', other);
    expect(cache.get('a')).toBeUndefined();
    expect(cache.get('b')).toBeDefined();
    lacking = [];
    await cache.make('a', make);
    expect(cache.get('a')).toBeDefined();
    expect(make.mock.calls).toEqual([['replica'], ['replica']]);
  });

  test('D-24 what is forgotten of pages leaves nothing behind', async () => {
    const cache = pageCache({ megabytes: 1 });
    for (let round = 0; round < 3; round += 1) await cache.make('a', made('<p>x</p>', `tag-${round}`));
    cache.change({ touches: ['tag-0', 'tag-1'] });
    expect(cache.get('a')).toBeDefined();
    cache.change({ touches: ['tag-2'] });
    expect(cache.get('a')).toBeUndefined();
  });
});
