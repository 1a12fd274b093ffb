import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { EventId, OrganisationId, UserId } from '#features/vocabulary/ids.ts';
import { newId } from '#platform/server/new-id.ts';
import { givenCardRows } from './card-rows.ts';
import { givenConversations } from './chat-scene.ts';
import { givenClaimRows } from './claim-rows.ts';
import { givenCultureRows } from './culture-rows.ts';
import { givenCvRows } from './cv-rows.ts';
import { givenEquipmentRows } from './equipment-rows.ts';
import { BERGEN } from './given.ts';
import { givenHousehold } from './household-scene.ts';
import { givenPurse } from './ledger-scene.ts';
import { givenPayment, givenSettledRefund } from './payment-scene.ts';
import type { TestPortal } from './portal.ts';
import { givenReports } from './report-rows.ts';
import { givenNotification } from './rich-notices.ts';
import { givenScheme } from './scheme-rows.ts';
import { givenScreenRows } from './screen-rows.ts';
import { givenMember } from './sign-in.ts';
import { givenTenantVersions } from './tenant-rows.ts';
import { givenTicketRows } from './ticket-rows.ts';

/** Stands wherever nothing may come out. */
export const SECRET = 'hemmelighet-som-ikke-skal-ut';

export type RichPerson = {
  id: UserId;
  email: string;
  canaries: string[];
  coming: EventId;
  past: EventId;
  club: OrganisationId;
};

/** A user of whom something is stored in every table that knows people. */
export async function givenRichPerson(portal: TestPortal): Promise<RichPerson> {
  const mark = randomUUID().slice(0, 8);
  const letters = [...mark].map((digit) => 'abcdefghijklmnop'[Number.parseInt(digit, 16)]).join('');
  const phone = `+474${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`;
  const { id, email } = await givenMember(portal, `Fuglen ${letters}`, {
    email: `kanari-${mark}@test.example`,
    phone,
    scopes: ['moderator'],
    supportOf: [BERGEN],
  });
  const canaries = [letters, `kanari-${mark}`, phone, `fil-${mark}`, `notat-${mark}`, `svar-${mark}`];
  canaries.push(`tittel-${mark}`, `ønske-${mark}`);
  const { db } = portal;
  const now = new Date();
  const upload = newId<'UploadId'>();
  await db
    .insertInto('upload')
    .values({
      id: upload,
      owner_user_id: id,
      kind: 'image',
      name: `fil-${mark}.png`,
      type: 'image/webp',
      bytes: 5,
      storage_key: `${randomUUID()}.webp`,
      created_at: now,
    })
    .execute();
  await db
    .updateTable('app_user')
    .set({
      birth_date: '1977-05-17',
      postal_code: '5003',
      municipality_id: BERGEN,
      ssn_sealed: SECRET,
      ssn_digest: `${SECRET}-${mark}`,
      authenticator_sealed: SECRET,
      picture_upload_id: upload,
      settings: sql`'{"farge": "blå"}'::jsonb`,
    })
    .where('id', '=', id)
    .execute();
  const club = await portal.given.organisation({ name: 'Klubben' });
  await givenPurse(portal, BERGEN, 100, id);
  await givenHousehold(db, id, { secret: SECRET, mark });
  await givenSettledRefund(db, await givenPayment(db, id, mark), id, mark);
  await portal.given.member(club, id, 'admin', { note: `notat-${mark}`, title: `tittel-${mark}`, isContact: true });
  await db.updateTable('organisation').set({ sms_sender_asked_by: id }).where('id', '=', club).execute();
  await givenTies(portal, { id, email, club, mark });
  await db.insertInto('notification_setting').values({ user_id: id, organisation_id: club, by_sms: true }).execute();
  await db.insertInto('notification_pause').values({ user_id: id, until: '2026-11-25T12:00:00Z' }).execute();
  await db.insertInto('quiet_hours').values({ user_id: id, from_hour: 21, until_hour: 8 }).execute();
  await db.insertInto('known_device').values({ user_id: id, device_digest: SECRET, seen_at: now }).execute();
  await db
    .insertInto('acting_look')
    .values({ session_id: newId<'SessionId'>(), area: 'profile', user_id: id, looked_at: now })
    .execute();
  await db.insertInto('recovery_code').values({ user_id: id, code_digest: SECRET }).execute();
  await db
    .insertInto('idporten_attempt')
    .values({
      state_digest: `${SECRET}-${mark}`,
      sealed: SECRET,
      tenant_key: 'bergen',
      return_url: '/',
      client_digest: SECRET,
      language: 'nb',
      created_at: now,
      user_id: id,
    })
    .execute();
  await sql`insert into idempotency_key (actor, route, key, body_hash, answer)
    values (${id}, 'POST /x', ${mark}, ${SECRET}, ${JSON.stringify({ svar: `svar-${mark}` })}::jsonb)`.execute(db);
  await sql`insert into outgoing_message (id, channel, recipient, user_id, tenant_key, template, language, subject, text, created_at)
    values (${randomUUID()}, 'email', ${email}, ${id}, 'bergen', 'code', 'nb', 'Koden din', ${SECRET}, ${now})`.execute(
    db,
  );
  const coming = await portal.given.event({ name: 'Kommende', startsInHours: [48], capacity: 10, attending: 4 });
  const past = await portal.given.event({ name: 'Har vært', startsInHours: [-48] });
  for (const event of [coming, past]) {
    const { id: occurrence_id } = await occurrenceOf(portal, event);
    const row = { id: newId<'AttendanceId'>(), occurrence_id, user_id: id, status: 'attending' as const, position: 1 };
    await db
      .insertInto('attendance')
      .values({ ...row, created_at: now, updated_at: now })
      .execute();
  }
  await db.insertInto('event_contact').values({ event_id: coming, user_id: id }).execute();
  await db.updateTable('event').set({ changed_by: id, created_by: id }).where('id', '=', coming).execute();
  await givenMoves(portal, id);
  await givenDoorAndTimetable(portal, id, past);
  const admin = await portal.given.person('Sjefen', { scopes: ['admin'] });
  await portal.as(admin).send('PUT', `/api/users/${id}/block`, { body: { reason: 'Prøve på sperring' } });
  await portal.as(admin).send('DELETE', `/api/users/${id}/block`, { body: { reason: 'Prøven er over' } });
  // What one is rid of when one is shut out.
  await db
    .insertInto('verification')
    .values({
      id: newId<'VerificationId'>(),
      purpose: 'email',
      username: email,
      user_id: id,
      code_digest: SECRET,
      created_at: now,
      sent_at: now,
      expires_at: now,
    })
    .execute();
  await givenShiftAndQuestion(portal, { id, email, event: coming });
  await givenDevice(portal, id, mark);
  await givenNotification(portal, id);
  await givenStamps(portal, id, club);
  await portal.as(id).post('/api/alerts', { filters: { q: 'dans' }, frequency: 'daily' });
  return { id, email, canaries, coming, past, club };
}

async function givenDevice({ db }: TestPortal, id: UserId, mark: string): Promise<void> {
  await sql`insert into push_subscription (id, user_id, endpoint_digest, address_sealed, agent, created_at)
    values (gen_random_uuid(), ${id}, ${`${SECRET}-${mark}`}, ${SECRET}, 'Firefox, Linux', now())`.execute(db);
}

/** They have a certificate, and have given another user one. */
async function givenStamps({ db, given }: TestPortal, id: UserId, club: OrganisationId): Promise<void> {
  const other = await given.person('En med sertifikat');
  await sql`
    with course as (
      insert into certificate (id, organisation_id, name, category, created_at)
      values (gen_random_uuid(), ${club}, 'Førstehjelp', 'safety', now()) returning id
    )
    insert into stamp (id, certificate_id, organisation_id, user_id, status, forever, accepted_at, given_by, created_at)
    select gen_random_uuid(), course.id, ${club}, holder, 'active', true, now(), giver, now()
    from course, (values (${id}::uuid, null::uuid), (${other}::uuid, ${id}::uuid)) as given (holder, giver)`.execute(
    db,
  );
}

/** They were moved, moved themselves, and have said when they want to be reminded. */
async function givenMoves({ db }: TestPortal, id: UserId): Promise<void> {
  await sql`insert into attendance_change (attendance_id, at, kind, actor_user_id, reason)
    select id, now(), 'moved_up', user_id, 'Grunn til flytting' from attendance where user_id = ${id}`.execute(db);
  await sql`insert into reminder_setting (user_id, by_email, by_sms, hours_before) values (${id}, true, false, 48)`.execute(
    db,
  );
}

/** They have a shift and gave others one, have asked something, and were told of an activity. */
async function givenShiftAndQuestion(
  { db, given }: TestPortal,
  { id, email, event }: { id: UserId; email: string; event: EventId },
): Promise<void> {
  const other = await given.person('En med vakt');
  await sql`
    with kiosk as (
      insert into slot (id, event_id, name, start_at, end_at, capacity_max, taken_count)
      values (gen_random_uuid(), ${event}, 'Kiosk', now() + interval '1 day', now() + interval '26 hours', 3, 2)
      returning id
    )
    insert into slot_user (slot_id, user_id, registered_by)
    select kiosk.id, ${id}::uuid, null::uuid from kiosk union all select kiosk.id, ${other}, ${id} from kiosk`.execute(
    db,
  );
  await sql`insert into comment (id, event_id, author_id, body)
    values (gen_random_uuid(), ${event}, ${id}, 'Kan lillebror bli med?')`.execute(db);
  await sql`insert into comment (id, event_id, author_id, body, deleted_at, deleted_by)
    values (gen_random_uuid(), ${event}, ${other}, 'Noe annet', now(), ${id})`.execute(db);
  await sql`insert into event_invite (id, event_id, email, user_id, invited_by)
    values (gen_random_uuid(), ${event}, ${email}, null, ${other}),
      (gen_random_uuid(), ${event}, ${`old-${email}`}, ${id}, null),
      (gen_random_uuid(), ${event}, 'third@test.example', null, ${id})`.execute(db);
}

/** They stood at the door, and have their timetable in a calendar. */
async function givenDoorAndTimetable(portal: TestPortal, id: UserId, event: EventId): Promise<void> {
  const { id: occurrence_id } = await occurrenceOf(portal, event);
  await sql`insert into door_entry (key, occurrence_id, attendance_id, is_in, at, received_at, actor_user_id)
    select gen_random_uuid(), occurrence_id, id, true, now(), now(), ${id} from attendance
    where occurrence_id = ${occurrence_id}`.execute(portal.db);
  await sql`insert into timetable_address (user_id, token_sealed, token_digest, created_at)
    values (${id}, ${SECRET}, ${`${SECRET}-${randomUUID()}`}, now())`.execute(portal.db);
  await sql`insert into pass_code (id, municipality_id, kind, thing_id, digits, created_at, ended_at)
    values (gen_random_uuid(), ${BERGEN}, 'ticket', gen_random_uuid(), '12345670', now(), now())`.execute(portal.db);
}

/** What has to do with organisations: what the person did there, was offered there, and wants from there. */
async function givenTies(
  portal: TestPortal,
  { id, email, club, mark }: { id: UserId; email: string; club: OrganisationId; mark: string },
): Promise<void> {
  const { db, given } = portal;
  const now = new Date();
  const other = await given.person('En annen');
  const wanted = await given.organisation({ name: 'Ønsket lag', status: 'pending', requestedBy: id });
  await sql`update organisation set request_note = ${`ønske-${mark}`}, decided_by = ${id} where id = ${wanted}`.execute(
    db,
  );
  await given.member(club, other);
  await sql`update membership set answered_by = ${id} where user_id = ${other}`.execute(db);
  await db.insertInto('follower').values({ organisation_id: club, user_id: id }).execute();
  await sql`update conditions_answer set answered_by = ${id} where organisation_id = ${club}`.execute(db);
  await db.insertInto('owner_offer').values({ organisation_id: club, from_user_id: other, to_user_id: id }).execute();
  const invite = { organisation_id: club, role: 'member', created_at: now, expires_at: now } as const;
  const invites = [
    { email: 'other@test.example', invited_by: id },
    { email: `old-${email}`, user_id: id, answer: 'accepted' as const, answered_at: now },
    { email },
  ].map((one) => ({
    ...invite,
    id: newId<'OrganisationInviteId'>(),
    token_digest: `${SECRET}-${randomUUID()}`,
    ...one,
  }));
  for (const one of invites) await db.insertInto('organisation_invite').values(one).execute();
  await sql`insert into partnership (id, kind, organisation_id, partner_id, asked_by, asked_by_user_id, answered_by_user_id)
    values (gen_random_uuid(), 'cohost', ${club}, ${wanted}, ${club}, ${id}, ${id})`.execute(db);
  await db
    .insertInto('circular')
    .values({
      id: newId<'BulkMessageId'>(),
      organisation_id: club,
      sender_user_id: id,
      channel: 'email',
      audience: 'members',
      body: 'Hei!',
    })
    .execute();
  await givenConversations(db, id, other);
  await givenReports(db, id, other);
  await givenTenantVersions(db, id, email);
  const scheme = await givenScheme(db, id);
  await givenCardRows(db, id, { ...scheme, secret: SECRET, mark });
  await givenClaimRows(portal, id, { ...scheme, club });
  await givenEquipmentRows(portal, id, scheme.scheme);
  await givenTicketRows(portal, id, scheme.scheme);
  await givenCultureRows(db, id, club);
  await givenScreenRows(db, club);
  await givenCvRows(db, id, { mark: `notat-${mark}`, secret: SECRET });
  await db
    .insertInto('export_file')
    .values({
      id: newId<'ExportId'>(),
      user_id: id,
      kind: 'members',
      organisation_id: club,
      type: 'csv',
      language: 'nb',
      expires_at: now,
    })
    .execute();
  await sql`insert into fact (at, kind, organisation_id, actor_user_id, subject_user_id)
    values (${now}, 'member:accepted', ${club}, null, ${id}), (${now}, 'member:accepted', ${club}, ${id}, ${other})`.execute(
    db,
  );
  await sql`insert into outgoing_message (id, channel, recipient, user_id, tenant_key, template, language, subject, text, reply_to, created_at)
    values (${randomUUID()}, 'email', 'other@test.example', ${other}, 'bergen', 'contact', 'nb', 'Hei', ${SECRET}, ${email}, ${now})`.execute(
    db,
  );
}

export const occurrenceOf = (portal: TestPortal, event: EventId) =>
  portal.db
    .selectFrom('occurrence')
    .select(['id', 'attending_count'])
    .where('event_id', '=', event)
    .executeTakeFirstOrThrow();
