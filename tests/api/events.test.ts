import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.close());

describe('the list of events', () => {
  test('EVT-02 a card carries everything it shows', async () => {
    const organisation = await portal.given.organisation({ name: 'Bryggen ballklubb' });
    const id = await portal.given.event({
      name: 'Fotball for alle',
      organisation,
      capacity: 20,
      attending: 16,
      priceOre: 15_000,
      ageGroups: ['children', 'family'],
      startsInHours: [5, 29],
    });
    const { status, json } = await portal.get('/api/events', { language: 'nb' });
    expect(status).toBe(200);
    const card = json().data.find((event: { id: string }) => event.id === id);
    expect(card).toMatchObject({
      name: 'Fotball for alle',
      organization: { name: 'Bryggen ballklubb' },
      municipalities: [{ id: '4601', name: 'Bergen' }],
      is_free: false,
      price_ore: 15_000,
      age_group: ['children', 'family'],
      capacity: { max: 20 },
      attendees_count: 16,
      is_recurring: true,
      occurrences_count: 2,
      is_canceled: false,
    });
    expect(Date.parse(card.start_at)).toBeGreaterThan(Date.now());
    expect(Object.keys(card)).not.toContain('total');
  });
});
