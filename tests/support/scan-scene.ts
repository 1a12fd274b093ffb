import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { Desk, Scanned } from '#features/scanner/contract.ts';
import { minutesAgo } from './door-scene.ts';
import type { TestPortal } from './portal.ts';

export type ShownScan = { text: string; key?: string; at?: string; is_use?: boolean; was_let_in?: boolean };
export type Place = { organization_id: string } | { municipality_id: string };

/** What it takes to stand at a desk with a scanner. */
export function scansIn(portal: TestPortal) {
  const post = (as: string, place: Place, scans: ShownScan[], more: { sent_at?: string } = {}) =>
    portal.as(as).post('/api/scans', {
      ...more,
      place,
      entries: scans.map((scan) => ({ key: randomUUID(), at: minutesAgo(1), ...scan })),
    });

  async function scan(as: string, place: Place, ...scans: ShownScan[]): Promise<Scanned[]> {
    const answer = await post(as, place, scans);
    expect([answer.body, answer.status]).toEqual([answer.body, 200]);
    return answer.json().data;
  }

  const along = (as: string, place: Place) => portal.as(as).get(`/api/scans/along?${new URLSearchParams(place)}`);
  const desks = async (as: string): Promise<Desk[]> => (await portal.as(as).get('/api/scans/desks')).json().data;
  return { post, scan, along, desks };
}
