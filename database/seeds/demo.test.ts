import { createHash } from 'node:crypto';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, test, vi } from 'vitest';
import { STAMP_STATUSES, stampStatus } from '#features/certificates/rules.ts';
import { ACCESS_FACTS, type AccessibilityFact } from '#features/events/rules.ts';
import { districtsOf, MUNICIPALITIES } from '#features/municipalities/register.ts';
import { registerEntry } from '#features/organisation-register/contract.ts';
import { parsePicturePath } from '#features/pictures/rules.ts';
import { isTenantColour, knownTenants } from '#features/tenants/resolve.ts';
import { isOrganisationNumber } from '#platform/contract/numbers.ts';
import { shortDate } from '#platform/language/dates.ts';
import { DEMO_ACCOUNTS, DEMO_MUNICIPALITY_ID, DEMO_ORGANISATION_ID } from './accounts.ts';
import { createDemo } from './demo.ts';
import type { DemoEvent } from './events.ts';
import { TEMPLATES } from './templates.ts';

// Making everything takes a second, and much longer on a machine that is busy.
vi.setConfig({ testTimeout: 30_000 });

// A fortnight before the clocks go back, so that the series pass the change.
const now = new Date('2026-10-11T10:00:00Z');
const nowMs = now.getTime();
const demo = createDemo({ now });
const events = [...demo.events()];

const isUpcoming = ({ event, occurrences }: DemoEvent): boolean =>
  event.status === 'published' &&
  occurrences.some(
    (occurrence) => occurrence.is_published && !occurrence.is_cancelled && occurrence.start_at > now.toISOString(),
  );
const upcoming = events.filter(isUpcoming);
const municipalityOf = ({ place }: DemoEvent) => MUNICIPALITIES.find(({ id }) => id === place.municipality_id);

describe('the demo', () => {
  test('is the same for the same time, and another for another seed', () => {
    const hashOf = (rows: unknown) => createHash('sha256').update(JSON.stringify(rows)).digest('hex');
    const again = createDemo({ now });
    const lifeOf = ({ people, organisations, memberships, followers, partnerships }: typeof demo) =>
      hashOf([people, organisations, memberships, followers, partnerships]);
    expect(lifeOf(again)).toBe(lifeOf(demo));
    expect(hashOf([...again.events()])).toBe(hashOf(events));
    expect(hashOf([...createDemo({ now, seed: 'other' }).events()])).not.toBe(hashOf(events));
  });

  test('has about two thousand activities, with eight to join wherever a tenant is', () => {
    expect(events.length).toBeGreaterThan(1800);
    expect(events.length).toBeLessThan(2450);
    const byMunicipality = Map.groupBy(upcoming, ({ place }) => place.municipality_id);
    const covered = [...new Set(knownTenants().flatMap((tenant) => tenant.municipality_ids))];
    const poor = covered.filter((id) => (byMunicipality.get(id)?.length ?? 0) < 8);
    expect(poor).toEqual([]);
    for (const key of ['oslo', 'bergen', 'trondheim', 'stavanger', 'baerum', 'kristiansand']) {
      const id = MUNICIPALITIES.find((municipality) => municipality.key === key)?.id ?? 0;
      expect(byMunicipality.get(id)?.length, key).toBeGreaterThanOrEqual(60);
    }
    const byDistrict = Map.groupBy(upcoming, ({ place }) => place.district_id);
    for (const { id, name } of districtsOf(301)) expect(byDistrict.get(id)?.length, name).toBeGreaterThanOrEqual(8);
  });

  test('every portal has something later today, this weekend and next month', () => {
    // Friday at ten: what a visitor sees who opens a portal then.
    const friday = new Date('2026-10-16T08:00:00Z');
    const rows = [...createDemo({ now: friday }).events()];
    const spans = {
      today: ['2026-10-16T08:00:00.000Z', '2026-10-16T22:00:00.000Z'],
      weekend: ['2026-10-16T22:00:00.000Z', '2026-10-18T22:00:00.000Z'],
      month: ['2026-10-31T23:00:00.000Z', '2026-11-30T23:00:00.000Z'],
    } as const;
    const covered = new Set(knownTenants().flatMap((tenant) => tenant.municipality_ids));
    for (const [span, [from, to]] of Object.entries(spans)) {
      const places = new Set(
        rows
          .filter(
            ({ event, occurrences }) =>
              event.status === 'published' &&
              occurrences.some(
                ({ is_published, is_cancelled, start_at }) =>
                  is_published && !is_cancelled && start_at >= from && start_at < to,
              ),
          )
          .map(({ place }) => place.municipality_id),
      );
      expect([span, [...covered].filter((id) => !places.has(id))]).toEqual([span, []]);
    }
  });

  test('has enough in summer and at Christmas too', () => {
    for (const time of ['2027-07-05T12:00:00Z', '2026-12-23T12:00:00Z']) {
      const then = new Date(time).toISOString();
      const rows = [...createDemo({ now: new Date(time) }).events()];
      const live = rows.filter(
        ({ event, occurrences }) => event.status === 'published' && occurrences.some(({ start_at }) => start_at > then),
      );
      const counts = [...Map.groupBy(live, ({ place }) => place.municipality_id).values()].map((list) => list.length);
      expect(Math.min(...counts), time).toBeGreaterThanOrEqual(8);
    }
  });

  test('writes nynorsk where the municipality does', () => {
    const nynorsk = events.filter((row) => municipalityOf(row)?.language_form === 'nn' && row.event.lang !== 'en');
    expect(nynorsk.length).toBeGreaterThan(300);
    const bokmal =
      /\b(ikke|fra|noe|noen|hva|hvor|barna|ungdommer|aktiviteter|skole|kaffe|hjemme|været|uke|lørdag|svømme\w*|jeg)\b/i;
    const wrong = nynorsk.filter(
      ({ event }) => event.lang !== 'nn' || bokmal.test(`${event.name}. ${event.description} ${event.venue}`),
    );
    expect(wrong.map(({ event }) => `${event.name}: ${event.description} ${event.venue}`)).toEqual([]);
  });

  test('keeps the time on the clock across the change to winter time', () => {
    const series = events.filter(({ event }) => event.rrule?.frequency === 3);
    const crossing = series.filter(({ occurrences }) => offsetsOf(occurrences).size === 2);
    expect(crossing.length).toBeGreaterThan(500);
    const moved = crossing.filter(
      ({ occurrences }) => new Set(occurrences.map(({ start_at }) => clockOf(start_at))).size > 1,
    );
    expect(moved.map(({ event }) => event.name)).toEqual([]);
    const clocks = new Set(events.flatMap(({ occurrences }) => occurrences.map(({ start_at }) => clockOf(start_at))));
    expect([...clocks].filter((clock) => clock < '08:00' || clock > '21:30')).toEqual([]);
  });

  test('stays within the limits of the form, with texts filled in', () => {
    for (const { event } of events) {
      expect(event.name.length).toBeLessThanOrEqual(200);
      expect(event.description.length).toBeLessThanOrEqual(500);
      expect(`${event.name} ${event.description} ${event.venue}`).not.toMatch(/[{}]|undefined/);
    }
  });

  test('a house has one address, whatever room it is in', () => {
    const libraries = events.flatMap(({ event: { venue, address, lat, lng }, place }) =>
      place.municipality_id === 4601 && venue.startsWith('Biblioteket,') ? [`${address} ${lat} ${lng}`] : [],
    );
    expect(libraries.length).toBeGreaterThan(1);
    expect(new Set(libraries).size).toBe(1);
  });

  test('has no name twice in a municipality', () => {
    const keys = upcoming.map(({ event, place }) => `${place.municipality_id} ${event.name}`);
    expect(keys.filter((key, position) => keys.indexOf(key) !== position)).toEqual([]);
  });

  test('EVT-03, EVT-04 shows every state that a card can have', () => {
    const firstOf = ({ occurrences }: DemoEvent) => occurrences.find(({ end_at }) => Date.parse(end_at) > nowMs);
    const share = (isSuch: (row: DemoEvent) => boolean) => events.filter(isSuch).length / events.length;
    expect(share(({ event }) => event.status === 'draft')).toBeGreaterThan(0.01);
    expect(share(({ event }) => event.status === 'cancelled')).toBeGreaterThan(0.01);
    expect(share(({ event }) => event.completed_at !== null)).toBeGreaterThan(0.005);
    expect(share((row) => firstOf(row) === undefined)).toBeGreaterThan(0.07);
    expect(share((row) => (firstOf(row)?.waiting_count ?? 0) > 0)).toBeGreaterThan(0.03);
    expect(share((row) => (firstOf(row)?.attending_count ?? 0) >= 20)).toBeGreaterThan(0.08);
    expect(share(({ event }) => event.rrule?.frequency === 4)).toBeGreaterThan(0.01);
    const overbooked = events
      .flatMap(({ occurrences }) => occurrences)
      .filter(({ capacity_max, attending_count }) => attending_count > (capacity_max ?? 1000));
    expect(overbooked).toEqual([]);
  });

  test('BEY-19 tells what people need to know of the place, and nothing that contradicts the text', () => {
    const has = ({ event }: DemoEvent, fact: AccessibilityFact) =>
      (event.access_mask & (1 << ACCESS_FACTS.indexOf(fact))) > 0;
    const share = (fact: AccessibilityFact) => events.filter((row) => has(row, fact)).length / events.length;
    for (const fact of ACCESS_FACTS) expect(share(fact), fact).toBeGreaterThan(0.005);
    expect(share('step_free')).toBeGreaterThan(0.4);
    expect(share('step_free')).toBeLessThan(0.8);
    const promised = events.filter(({ event }) => /teleslyng|hearing loop/.test(event.description));
    expect(promised.length).toBeGreaterThan(50);
    expect(promised.filter((row) => !has(row, 'hearing_loop') || !has(row, 'step_free'))).toEqual([]);
  });

  test('EVT-06 names a user to ask for a good share, and words to find it by', () => {
    const people = new Set([...demo.people, ...demo.accounts].map(({ id }) => id));
    const contacts = events.flatMap((row) => row.contacts);
    expect(contacts.length / events.length).toBeGreaterThan(0.3);
    expect(contacts.every(({ user_id }) => people.has(user_id))).toBe(true);
    expect(events.filter(({ event }) => event.keywords.length > 0).length / events.length).toBeGreaterThan(0.4);
  });

  test('shows different motifs first, whatever day it is', () => {
    const monotonous = knownTenants().flatMap(({ key, municipality_ids: [id] }) =>
      [0, 1, 2, 3, 4, 5, 6].flatMap((day) => {
        const scenes = firstScenes(id, nowMs + day * 86_400_000);
        return new Set(scenes).size < scenes.length ? [`${key} ${day}: ${scenes.join(' ')}`] : [];
      }),
    );
    expect(monotonous).toEqual([]);
  });

  test('ORG-01 has an organisation that is alive: people in it, people who ask, partners and a user to ask', () => {
    const members = demo.memberships.filter(({ organisation_id }) => organisation_id === DEMO_ORGANISATION_ID);
    const count = (isSuch: (one: (typeof members)[number]) => boolean) => members.filter(isSuch).length;
    expect(count(({ status }) => status === 'active')).toBeGreaterThanOrEqual(150);
    expect(count(({ status }) => status === 'requested')).toBeGreaterThanOrEqual(3);
    expect(count(({ role }) => role === 'moderator')).toBeGreaterThanOrEqual(3);
    expect(members.filter(({ is_contact }) => is_contact).map(({ user_id }) => user_id)).toEqual(
      expect.arrayContaining([DEMO_ACCOUNTS.leder.id, DEMO_ACCOUNTS.koordinator.id]),
    );
    const followers = demo.followers.filter(({ organisation_id }) => organisation_id === DEMO_ORGANISATION_ID);
    expect(followers).toHaveLength(400);
    expect(demo.partnerships.map(({ kind, status }) => `${kind} ${status}`)).toEqual([
      'cohost approved',
      'cohost requested',
      'subsidiary approved',
    ]);
    for (const rows of [demo.memberships, demo.followers]) {
      const keys = rows.map(({ organisation_id, user_id }) => `${organisation_id} ${user_id}`);
      expect(new Set(keys).size).toBe(keys.length);
      expect(rows.filter(({ created_at }) => created_at > now.toISOString())).toEqual([]);
    }
  });

  test('CER-02 has certificates with stamps in every state, and one that waits for a user to say yes', () => {
    const { certificates, stamps, attached } = demo.certificates;
    expect(certificates.map(({ name }) => name)).toEqual([
      'Førstehjelp',
      'Trenerkurs 1',
      'Livredningsprøve',
      'Førerkort klasse B',
      'Badevakt',
      'Fritidsguide',
    ]);
    expect(attached).toHaveLength(1);
    const today = shortDate(now);
    expect(new Set(stamps.map((stamp) => stampStatus(stamp, today)))).toEqual(new Set(STAMP_STATUSES));
    const own = stamps.filter(({ user_id }) => user_id === DEMO_ACCOUNTS.medlem.id);
    expect(own.map((stamp) => stampStatus(stamp, today))).toEqual(['not_accepted', 'active', 'requested']);
    const keys = stamps.map(({ certificate_id, user_id }) => `${certificate_id} ${user_id}`);
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('ORG-02 has closed organisations, and some that wait for the municipality', () => {
    const ofDemo = demo.organisations.filter(({ municipality_id }) => municipality_id === DEMO_MUNICIPALITY_ID);
    expect(ofDemo.filter(({ is_private }) => is_private)).toHaveLength(3);
    const pending = ofDemo.filter(({ status }) => status === 'pending');
    expect(pending).toHaveLength(3);
    for (const { register_facts, number, requested_by, owner_user_id } of pending) {
      expect([requested_by === null, owner_user_id]).toEqual([false, null]);
      expect(number === null || isOrganisationNumber(number)).toBe(true);
      if (register_facts) expect(registerEntry.parse(register_facts.entry).number).toBe(number);
    }
    for (const { cover_url } of demo.organisations.filter(
      ({ status, is_private }) => status === 'accepted' && !is_private,
    )) {
      expect(parsePicturePath(cover_url ?? '')).toMatchObject({ type: 'scene', variant: 'cover' });
    }
  });

  test('has pictures that exist, in the colours of the tenants', () => {
    for (const { event } of events) {
      const picture = parsePicturePath(event.thumbnail_url);
      expect(picture?.type, event.thumbnail_url).toBe('scene');
      expect(picture?.type === 'scene' && isTenantColour(`#${picture.colour}`), event.thumbnail_url).toBe(true);
    }
    expect(new Set(TEMPLATES.map(({ scene }) => scene)).size).toBeGreaterThanOrEqual(40);
    expect(TEMPLATES.length).toBeGreaterThanOrEqual(70);
  });
});

function firstScenes(municipalityId: number | undefined, fromMs: number): string[] {
  return events
    .filter(({ event, place }) => place.municipality_id === municipalityId && event.status !== 'draft')
    .flatMap(({ event, occurrences }) => {
      const next = occurrences.find(
        ({ is_published, is_cancelled, end_at }) => is_published && !is_cancelled && Date.parse(end_at) > fromMs,
      );
      return next ? [{ at: next.start_at, scene: event.thumbnail_url.split('/')[2] ?? '' }] : [];
    })
    .toSorted((one, other) => (one.at < other.at ? -1 : 1))
    .slice(0, 3)
    .map(({ scene }) => scene);
}

const zoned = (time: string) => Temporal.Instant.from(time).toZonedDateTimeISO('Europe/Oslo');
const clockOf = (time: string): string => zoned(time).toPlainTime().toString().slice(0, 5);
const offsetsOf = (occurrences: DemoEvent['occurrences']) =>
  new Set(occurrences.map(({ start_at }) => zoned(start_at).offset));
