import { describe, expect, test } from 'vitest';
import type { TicketGroup } from '../contract.ts';
import { lookAgainMs } from './look-again.ts';

const OPENS_MS = Date.parse('2026-11-18T07:00:00Z');
const groupOf = (more: Partial<TicketGroup>): TicketGroup =>
  ({ sale: 'open', left: 400, total: 500, opens_at: '2026-11-01T07:00:00Z', ...more }) as TicketGroup;
const coming = groupOf({ sale: 'coming', left: 500, opens_at: new Date(OPENS_MS).toISOString() });

const atMs = (groups: TicketGroup[], nowMs: number, answeredMs = 0) => lookAgainMs(groups, { nowMs, answeredMs });

describe('TIC-03 who waits on the page', () => {
  test('TIC-03 looks again in the moment it opens, each a little after another', () => {
    expect(atMs([coming], OPENS_MS - 8_000)).toBe(8_000);
    expect(atMs([coming], OPENS_MS - 8_000, 1_200)).toBe(9_200);
    expect(atMs([groupOf({}), coming], OPENS_MS - 300, 1_499)).toBe(1_799);
    expect(atMs([coming], OPENS_MS - 60_000)).toBe(20_000);
  });

  test('TIC-03 asks at once again where it should have opened', () => {
    expect(atMs([coming], OPENS_MS + 5)).toBe(1_000);
  });

  test('TIC-01 is told how many are left while they go', () => {
    expect(atMs([groupOf({})], OPENS_MS)).toBe(20_000);
    expect(atMs([groupOf({ left: 50 })], OPENS_MS)).toBe(4_000);
    expect(atMs([groupOf({ opens_at: new Date(OPENS_MS - 30_000).toISOString() })], OPENS_MS)).toBe(4_000);
    expect(atMs([groupOf({ sale: 'sold_out', left: 0 })], OPENS_MS)).toBe(20_000);
    expect(atMs([], OPENS_MS)).toBe(20_000);
  });
});
