import { expect } from 'vitest';
import type { TestPortal } from './portal.ts';

export type Card = {
  id: string;
  name: string;
  start_at: string;
  end_at: string;
  distance: number | null;
  attendees_count: number;
};

/** Filters as they stand in an address (FLT-05). */
export const filters = (...entries: string[]): string => `filters=${encodeURIComponent(entries.join('(AND)'))}`;

export const chosen = (key: string, ...values: string[]): string =>
  `events-filters${key}(EQ)${values.map((value) => `${value}$$false`).join(',')}`;

export const quick = (item: string): string => `events-filtersquick-filter-${item}(EQ)true`;

export const day = (value: string): string => `events-filtersdays(EQ)${value}`;

/** The list of activities as visitors of a tenant get it. */
export function eventListOf(portal: () => TestPortal) {
  const ask = async (query: string, host: string, path = '/api/events') => {
    const answer = await portal().get(`${path}?perPage=100&${query}`, { host: `${host}.localhost` });
    expect([query, answer.status]).toEqual([query, 200]);
    return answer.json() as { data: Card[]; meta: { total: number } };
  };
  return {
    ask,
    /** Names in the order of the list; the total tells the same. */
    async named(query: string, host: string, path?: string): Promise<string[]> {
      const { data, meta } = await ask(query, host, path);
      expect(meta.total).toBe(data.length);
      return data.map(({ name }) => name);
    },
  };
}
