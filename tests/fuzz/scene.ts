import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { UserId } from '#features/vocabulary/ids.ts';
import { DEMO_SECRET } from '#platform/server/settings.ts';
import { givenCardRows } from '#tests/support/card-rows.ts';
import { certificateScene } from '#tests/support/certificate-scene.ts';
import { givenCard, givenRunningScheme, OTHER_ACCOUNT } from '#tests/support/claim-scene.ts';
import { givenCultureRows } from '#tests/support/culture-rows.ts';
import { givenCvRows } from '#tests/support/cv-rows.ts';
import { givenEquipmentRows } from '#tests/support/equipment-rows.ts';
import { filledForm } from '#tests/support/event-form.ts';
import { givenEventScene, givenEventWorld } from '#tests/support/event-scene.ts';
import { BERGEN } from '#tests/support/given.ts';
import { givenImportRows } from '#tests/support/import-rows.ts';
import { mintTickets } from '#tests/support/mint-tickets.ts';
import { givenPeople, givenScene } from '#tests/support/organisation-scene.ts';
import { givenPayment } from '#tests/support/payment-scene.ts';
import type { TestPortal } from '#tests/support/portal.ts';
import { givenCase } from '#tests/support/report-rows.ts';
import { givenScheme } from '#tests/support/scheme-rows.ts';
import { givenScreenRows } from '#tests/support/screen-rows.ts';
import { givenMember } from '#tests/support/sign-in.ts';
import { givenTenantVersions } from '#tests/support/tenant-rows.ts';
import { givenWindDownRows } from '#tests/support/wind-down-rows.ts';

/** What requests can be about: ids by kind, and people with the headers that they come with. */
export type FuzzScene = {
  ids: Record<string, string[]>;
  people: Record<string, Record<string, string>>;
  /** A person without any relation to the scene. */
  stranger: string;
  /** The form of an activity that can be published as it is, for each organisation that has people who may. */
  forms: object[];
};

const DAY_MS = 86_400_000;

/** Organisations and activities in every state, with something of each kind in them, and people of every access. */
export async function givenFuzzScene(portal: TestPortal): Promise<FuzzScene> {
  const { given, db } = portal;
  const ids: Record<string, string[]> = {};
  const add = (kind: string, ...more: (string | undefined)[]) => {
    ids[kind] = [...(ids[kind] ?? []), ...more.filter((id) => id !== undefined)];
  };
  const world = await givenEventWorld(portal);
  const access = await givenPeople(portal);
  add('organizations', world.open, world.closed, world.cohost);
  for (const state of ['published', 'draft', 'cancelled', 'private', 'ended'] as const) {
    const scene = await givenEventScene(portal, world, state);
    add('events', scene.id);
    add('occurrences', ...(await given.timesOf(scene.id)));
    add('attendees', scene.attendee, scene.waiting);
    add('slots', scene.slot);
    add('comments', scene.comment);
  }
  for (const variant of ['public', 'private', 'pending'] as const) {
    const scene = await givenScene(portal, access, variant, world.people.AD);
    add('organizations', scene.id, scene.other);
    add('users', scene.applicant, scene.member, scene.admin);
    add('invites', scene.invite);
    add('images', scene.image);
    add('documents', scene.document);
    add('uploads', scene.upload);
    add('partnerships', scene.asked, scene.child);
  }
  const certificates = certificateScene(portal);
  const course = await certificates.givenCertificate(world.people.AD, world.open);
  add('certificates', course, await certificates.givenMunicipalCertificate());
  for (const status of ['active', 'requested'] as const) {
    const holder = status === 'active' ? world.people.ME : world.people.US;
    add('stamps', await certificates.givenStamp({ id: world.open, certificate: course }, holder, { status }));
  }
  const { id: login, email } = await givenMember(portal, 'Leo Login');
  const readonly = await given.person('Ronja Lese', { isReadonly: true, adminOf: [BERGEN] });
  add('users', login, ...Object.values(world.people), world.other);
  for (const owner of [world.people.AD, world.people.ME]) {
    add('uploads', await given.upload(owner, { name: 'bilde.webp', kind: 'image' }));
    add('uploads', await given.upload(owner, { name: 'papir.pdf', kind: 'document' }));
  }
  const [exported, verification, thread] = [randomUUID(), randomUUID(), randomUUID()];
  const later = new Date(Date.now() + 400 * DAY_MS);
  await sql`insert into export_file (id, user_id, kind, organisation_id, type, language, expires_at)
    values (${exported}, ${world.people.AD}, 'members', ${world.open}, 'csv', 'nb', ${later})`.execute(db);
  await sql`insert into verification (id, purpose, username, user_id, created_at, sent_at, expires_at)
    values (${verification}, 'register', 'ny@test.example', null, now(), now(), ${later})`.execute(db);
  await sql`insert into thread (id, kind, name, created_by, created_at, last_message_at, last_seq)
    values (${thread}, 'group', 'Dugnad', ${world.people.AD}, now(), now(), 1)`.execute(db);
  await sql`insert into thread_participant (thread_id, user_id, joined_at)
    values (${thread}, ${world.people.AD}, now()), (${thread}, ${world.people.ME}, now())`.execute(db);
  await sql`insert into thread_message (thread_id, seq, kind, author_id, body, created_at)
    values (${thread}, 1, 'text', ${world.people.AD}, 'Kan du ta med kaffe?', now())`.execute(db);
  add('threads', thread);
  for (const user of [world.people.AD, world.people.ME]) {
    add(
      'alerts',
      (await portal.as(user).post('/api/alerts', { filters: { q: 'dans' }, frequency: 'daily' })).json().data.id,
    );
  }
  const { AD: reporter, ME: reported, SM: decider } = world.people;
  add('cases', await givenCase(db, { reporter, reported, decider, appellant: reported }));
  const { scheme, ended, draft } = await givenScheme(db, world.people.MA);
  add('schemes', scheme);
  add('versions', ended, draft);
  add('payment_intents', await givenPayment(db, reported, 'av en som deltar'));
  const account = await givenCardRows(db, world.people.US, { scheme, ended, secret: 'sealed', mark: scheme });
  add('cards', account.card);
  add('shares', account.share);
  add('children', account.child);
  const { card, claim } = await givenFamilyPayment(portal, [world.people.US, world.people.ME]);
  add('cards', card);
  add('transactions', claim);
  const lent = await givenEquipmentRows(portal, world.people.US, scheme);
  add('equipment', lent.item);
  add('loans', lent.loan);
  add('lending-places', lent.place);
  add('pieces', lent.piece);
  const culture = await givenCultureRows(db, world.people.US, world.open);
  add('culture_groups', ...culture.groups);
  add('culture_group_members', ...culture.cards);
  add('culture-venues', culture.venue);
  add('visits', culture.visit);
  await givenTenantVersions(db, world.people.MA);
  add('studio', 'bergen', 'oslo', 'nabolag');
  const onWalls = await givenScreenRows(db, world.open);
  add('screens', onWalls.screen);
  add('screen-playlists', onWalls.playlist);
  add('screen-takeovers', onWalls.takeover);
  const fetched = await givenImportRows(db, await given.event({ organisation: world.open }));
  add('import-sources', fetched.source);
  add('import-questions', fetched.question);
  add('wind-downs', await givenWindDownRows(db));
  add('papers', await givenCvRows(db, world.people.US, { mark: 'Una', secret: 'sealed' }));
  add('exports', exported);
  add('verifications', verification);
  add('usernames', email, 'ny@test.example', '+4790000001');
  const tickets = await mintTickets(db, DEMO_SECRET, [login, world.people.AD, world.people.SA]);
  const byId = (id: string, state?: object) => ({
    authorization: `Bearer ${id}`,
    ...(state && { 'x-test-state': JSON.stringify(state) }),
  });
  const { US, ME, MO, AD, OW, CA, MS, MA, SM, SA } = world.people;
  const byAccess = { US, ME, MO, AD, OW, CA, MS, MA, SM, SA, RO: readonly, PO: access.OW, PA: access.AD };
  const stranger = await given.person('Stine Fremmed');
  return {
    ids,
    stranger,
    forms: [filledForm(world.open), filledForm(world.closed)],
    people: {
      AN: {},
      ...Object.fromEntries(Object.entries(byAccess).map(([key, id]) => [key, byId(id)])),
      ST: byId(stranger),
      'US 2F': byId(US, { is_two_factor_pending: true }),
      'SA acting': byId(ME, { acting_user_id: SA }),
      'AD long ago': byId(AD, { proved_at: '2020-01-01T00:00:00Z' }),
      ...Object.fromEntries(tickets.map((ticket, at) => [`ticket ${at}`, { authorization: `Bearer ${ticket}` }])),
    },
  };
}

/** A payment that waits for the municipality, from an account of a period that runs now. */
async function givenFamilyPayment(portal: TestPortal, guardians: readonly [UserId, UserId]) {
  const running = await givenRunningScheme(portal, { takes_part_only: false });
  const card = await givenCard(portal, running, guardians);
  const body = { bank_account: OTHER_ACCOUNT, organization_name: 'Solvik korps', amount: '100' };
  const { data } = (await portal.as(guardians[0]).post(`/api/cards/${card}/withdraw`, body)).json();
  return { card, claim: data.id as string };
}
