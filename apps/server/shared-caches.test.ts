import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { compressPage } from './compressed-page.ts';
import type { FinishedPage } from './page-cache.ts';
import { type SharedCaches, sharedCaches } from './shared-caches.ts';

const TOKEN = 'a token that is at least as long as it has to be';

const page = (tags: readonly string[], more: Partial<FinishedPage> = {}): FinishedPage => ({
  tags: new Set(tags),
  shows: new Set(),
  status: 200,
  page: compressPage(['<p>x</p>']),
  policy: '',
  isKept: true,
  hasSecretAddress: false,
  isEmbed: false,
  isDoor: false,
  ...more,
});

let told: { gone: string[]; outdated: string[]; authorization: string }[];
let statuses: number[];
let caches: SharedCaches;
const onTrouble = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  [told, statuses] = [[], []];
  onTrouble.mockReset();
  const fetch: typeof globalThis.fetch = async (_address, options) => {
    const headers = new Headers(options?.headers);
    const tags = (name: string) => headers.get(name)?.split(' ') ?? [];
    const authorization = headers.get('authorization') ?? '';
    told.push({ gone: tags('x-gone'), outdated: tags('x-outdated'), authorization });
    return new Response(null, { status: statuses.shift() ?? 200 });
  };
  caches = sharedCaches({ addresses: ['http://127.0.0.1:1'], token: TOKEN, onTrouble, fetch });
});
afterEach(async () => {
  await caches.close();
  vi.useRealTimers();
});

/** The tags that a page with these has, as the cache knows them. */
function tagsOf(...tags: string[]): string[] {
  const headers = caches.headersOf(page(tags), 'bergen', 'current') ?? [];
  const [everything, tenant, ...own] = headers[3]?.split(' ') ?? [];
  expect([everything, tenant]).toEqual([expect.any(String), expect.any(String)]);
  return own;
}

const everythingOf = (key: string): string[] => (caches.headersOf(page([]), key, 'current') ?? [])[3]?.split(' ') ?? [];

describe('RTE-08 caches in front of the portals', () => {
  test('RTE-08 what was taken away is told at once, and again after a second', async () => {
    caches.change({ touches: ['5001', 'a'], gone: ['a'] });
    await vi.advanceTimersByTimeAsync(0);
    expect(told).toEqual([{ gone: tagsOf('a'), outdated: tagsOf('5001', 'a'), authorization: `Bearer ${TOKEN}` }]);
    await vi.advanceTimersByTimeAsync(1200);
    expect(told.at(-1)?.gone).toEqual(tagsOf('a'));
    expect(told).toHaveLength(3);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(told).toHaveLength(3);
  });

  test('RTE-08 ordinary changes are told of together', async () => {
    for (const touches of [['a'], ['b'], ['a']]) caches.change({ touches, isOrdinary: true });
    await vi.advanceTimersByTimeAsync(99);
    expect(told).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(told.map(({ gone, outdated }) => [gone, outdated])).toEqual([[[], tagsOf('a', 'b')]]);
  });

  test('RTE-08 a change of which nothing is known takes all pages, one of a tenant those of the tenant', async () => {
    const [everything] = everythingOf('bergen');
    caches.change({});
    caches.changeTenant('voss');
    await vi.advanceTimersByTimeAsync(200);
    const gone = new Set(told.flatMap((news) => news.gone));
    expect(gone).toEqual(new Set([everything, everythingOf('voss')[1]]));
    expect(gone).not.toContain(everythingOf('bergen')[1]);
  });

  test('RTE-08 what a cache refuses is told until it takes it, and the trouble once', async () => {
    statuses = [503, 503, 503];
    caches.change({ touches: ['a'] });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(told.length).toBeGreaterThan(3);
    expect(told.every(({ gone }) => gone[0] === tagsOf('a')[0])).toBe(true);
    expect(onTrouble).toHaveBeenCalledTimes(1);
    const { values } = await caches.purges.get();
    expect(values.find(({ labels }) => labels.outcome === 'failed')?.value).toBe(3);
  });

  test('RTE-08 closed, it tells what is left', async () => {
    caches.change({ touches: ['a'], isOrdinary: true });
    await caches.close();
    expect(told.map(({ outdated }) => outdated)).toEqual([tagsOf('a')]);
    caches.change({ touches: ['a'] });
    expect(told).toHaveLength(1);
  });

  test('RTE-08 a page with a secret address, one that is not kept, and one of too much are not handed on', () => {
    expect(caches.headersOf(page(['a'], { hasSecretAddress: true }), 'bergen', 'current')).toBeNull();
    expect(caches.headersOf(page(['a'], { isKept: false }), 'bergen', 'current')).toBeNull();
    const many = Array.from({ length: 600 }, (_, n) => String(n));
    expect(caches.headersOf(page(many), 'bergen', 'current')).toBeNull();
    expect(caches.headersOf(page(['a']), 'bergen', 'outdated')).toContain('max-age=1, stale-while-revalidate=60');
  });
});
