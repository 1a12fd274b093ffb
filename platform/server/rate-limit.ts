import { LRUCache } from 'lru-cache';
import { RATE_LIMITS, type RateClass } from '#platform/contract/endpoint.ts';
import { Problem } from '#platform/contract/problem.ts';

/** Counts calls per caller and class in fixed windows; the caller is an address, or a person once logged in. */
export function rateLimiter(now: () => number = Date.now) {
  const windows = new LRUCache<string, { count: number; endsAt: number }>({ max: 50_000 });
  return {
    takeTurn(caller: string, rate: RateClass): void {
      for (const limit of RATE_LIMITS[rate]) {
        const time = now();
        const key = `${rate} ${limit.seconds} ${caller}`;
        const window = windows.get(key);
        if (!window || window.endsAt <= time) {
          windows.set(key, { count: 1, endsAt: time + limit.seconds * 1000 });
          continue;
        }
        window.count += 1;
        if (window.count > limit.calls) {
          throw new Problem('too_many', { retryAfterSeconds: Math.max(1, Math.ceil((window.endsAt - time) / 1000)) });
        }
      }
    },
  };
}

/** One household on IPv6 has a /64 of its own, so its addresses count as one caller. */
export function callerOfAddress(address: string): string {
  if (!address.includes(':')) return address;
  const mapped = address.match(/^::ffff:(\d+\.\d+\.\d+\.\d+)$/i);
  if (mapped?.[1]) return mapped[1];
  const [head = '', tail = ''] = address.split('%', 1)[0]?.split('::') ?? [];
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  return [...left, ...zeros, ...right].slice(0, 4).join(':');
}
