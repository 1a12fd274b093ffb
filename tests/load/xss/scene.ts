import type pg from 'pg';
import { DEMO_ACCOUNTS, DEMO_ORGANISATION_ID } from '#database/seeds/accounts.ts';

/** Who looks at the screens: a visitor, an organiser, a guardian, and those who look after a municipality and the platform. */
export const ACTORS = ['visitor', 'leder', 'bruker', 'kommune', 'super'] as const;
export type Actor = (typeof ACTORS)[number];

export const personOf = (actor: Actor): string | null => (actor === 'visitor' ? null : DEMO_ACCOUNTS[actor].id);

/** What screens can be about. */
export type Scene = {
  club: string;
  /** Of the club, and of others in Bergen. */
  events: string[];
  /** Of the club alone, drafts too. */
  ownEvents: string[];
  imported: string[];
  organisations: string[];
  occurrences: string[];
  messages: string[];
  /** Conversations of the user who looks. */
  threads: string[];
  /** Accounts of the guardian's children. */
  cards: string[];
  lendingPlaces: string[];
};

/** As many of each kind as one screen shows. */
const EACH = 12;
const LEADER = DEMO_ACCOUNTS.leder.id;
const PEOPLE = `select id from app_user where id in ('${LEADER}', '${DEMO_ACCOUNTS.kommune.id}', '${DEMO_ACCOUNTS.super.id}')`;
const OWN_EVENTS = `select id from event where organisation_id = '${DEMO_ORGANISATION_ID}'`;
const TIMES = `generate_series(1, ${EACH}) as n`;

/** What the demo has none of, or too few: something of each kind in the demo's own organisation and its activities. */
const ADDITIONS = [
  `insert into upload (id, owner_user_id, kind, name, type, bytes, storage_key, created_at)
    select gen_random_uuid(), '${LEADER}', 'document', 'papir.pdf', 'application/pdf', 5, gen_random_uuid() || '.pdf', now() from ${TIMES}`,
  `insert into upload (id, owner_user_id, kind, name, type, bytes, width, height, storage_key, created_at)
    select gen_random_uuid(), '${LEADER}', 'image', 'bilde.webp', 'image/webp', 5, 4, 3, gen_random_uuid() || '.webp', now() from ${TIMES}`,
  `insert into organisation_document (id, organisation_id, upload_id, name, created_at)
    select gen_random_uuid(), '${DEMO_ORGANISATION_ID}', id, 'Vedtekter', now() from upload where kind = 'document'`,
  `insert into gallery_picture (id, organisation_id, upload_id, caption, created_at)
    select gen_random_uuid(), '${DEMO_ORGANISATION_ID}', id, 'Dugnad', now() from upload where kind = 'image'`,
  `insert into event_document (id, event_id, upload_id, name, position)
    select gen_random_uuid(), event.id, upload.id, 'Program', 0
    from (${OWN_EVENTS}) as event, (select id from upload where kind = 'document' limit 4) as upload`,
  `insert into certificate (id, organisation_id, name, description, category, created_at)
    select gen_random_uuid(), '${DEMO_ORGANISATION_ID}', 'Kurs', 'Et kurs', 'course', now() from ${TIMES}`,
  `insert into certificate_document (certificate_id, upload_id, name, position)
    select certificate.id, upload.id, 'Bevis', 0
    from certificate, (select id from upload where kind = 'document' limit 2) as upload`,
  `insert into stamp (id, certificate_id, organisation_id, user_id, status, forever, accepted_at, created_at)
    select gen_random_uuid(), certificate.id, '${DEMO_ORGANISATION_ID}', person.id, 'active', true, now(), now()
    from certificate, (${PEOPLE}) as person where organisation_id is not null on conflict do nothing`,
  `insert into circular (id, organisation_id, sender_user_id, channel, audience, subject, body, created_at, sent_at)
    select gen_random_uuid(), '${DEMO_ORGANISATION_ID}', '${LEADER}', 'email', 'members', 'Nytt', 'Hei', now(), now() from ${TIMES}`,
  `insert into organisation_invite (id, organisation_id, email, role, token_digest, invited_by, created_at, expires_at)
    select gen_random_uuid(), '${DEMO_ORGANISATION_ID}', n || '@test.example', 'member', gen_random_uuid(), '${LEADER}',
      now(), now() + interval '9 days' from ${TIMES}`,
  `insert into municipal_invite (id, municipality_id, email, role, token_digest, invited_by, created_at, expires_at)
    select gen_random_uuid(), 4601, n || '@test.example', 'support', gen_random_uuid(), '${LEADER}', now(),
      now() + interval '9 days' from ${TIMES}`,
  `insert into event_invite (id, event_id, email, invited_by, created_at)
    select gen_random_uuid(), event.id, n || '@test.example', '${LEADER}', now() from (${OWN_EVENTS}) as event, ${TIMES}`,
  `insert into comment (id, event_id, author_id, body, created_at)
    select gen_random_uuid(), event.id, '${LEADER}', 'Spørsmål', now() from (${OWN_EVENTS}) as event, ${TIMES}`,
  `insert into slot (id, event_id, name, start_at, end_at, capacity_max, taken_count)
    select gen_random_uuid(), event.id, 'Kiosk', now() + interval '1 day', now() + interval '26 hours', 3, 0
    from (${OWN_EVENTS}) as event, ${TIMES}`,
  `insert into slot_user (slot_id, user_id)
    select slot.id, person.id from slot, (${PEOPLE}) as person on conflict do nothing`,
  `insert into attendance (id, occurrence_id, user_id, status, position, created_at, updated_at)
    select gen_random_uuid(), event.next_occurrence_id, person.id, 'attending', 1, now(), now()
    from event, (${PEOPLE}) as person
    where organisation_id = '${DEMO_ORGANISATION_ID}' and next_occurrence_id is not null on conflict do nothing`,
  `insert into attendance_change (attendance_id, at, kind, actor_user_id, reason)
    select attendance.id, now(), 'moved_up', '${LEADER}', 'Byttet plass' from attendance
    join occurrence on occurrence.id = occurrence_id where event_id in (${OWN_EVENTS})`,
  `insert into membership (organisation_id, user_id, role, status, note, created_at)
    select organisation.id, person.id, 'applicant', 'requested', 'Vil bli med', now()
    from (select id from organisation where status = 'accepted' and municipality_id = 4601 limit ${EACH}) as organisation,
      (${PEOPLE}) as person on conflict do nothing`,
  `update membership set is_contact = true where organisation_id = '${DEMO_ORGANISATION_ID}' and role <> 'applicant'
    and user_id in (select user_id from membership where organisation_id = '${DEMO_ORGANISATION_ID}' limit ${EACH})`,
  `update event set status = 'draft', taken_down_at = now(), taken_down_reason = 'Står der to ganger'
    where id in (select id from event where organisation_id = '${DEMO_ORGANISATION_ID}' and next_occurrence_id is null)`,
  `update event set status = 'cancelled' where id in (
    select id from event where organisation_id = '${DEMO_ORGANISATION_ID}' and status = 'published' order by id limit 2)`,
  `insert into organisation (id, municipality_id, name, description, status, requested_by, register_facts, created_at, updated_at)
    select gen_random_uuid(), 4601, 'Et lag', '', case when n % 2 = 0 then 'pending' else 'declined' end, '${LEADER}',
      (select register_facts from organisation where register_facts is not null limit 1), now(), now() from ${TIMES}`,
  `update organisation set sms_sender = 'Laget', sms_sender_status = 'waiting', sms_sender_asked_at = now()
    where municipality_id = 4601 and status = 'accepted' and id <> '${DEMO_ORGANISATION_ID}'`,
  `update organisation set has_sms = true, sms_sender = 'Klubben', sms_sender_status = 'refused' where id = '${DEMO_ORGANISATION_ID}'`,
  `insert into outgoing_message (id, channel, recipient, user_id, tenant_key, template, language, subject, text, created_at,
      sent_at, attachment_name, attachment_type, attachment)
    select gen_random_uuid(), 'email', 'ny@test.example', '${LEADER}', 'bergen', 'welcome', 'nb', 'Hei', 'Velkommen', now(),
      now(), 'time.ics', 'text/calendar', 'BEGIN' from ${TIMES}`,
  `insert into push_subscription (id, user_id, endpoint_digest, address_sealed, agent, created_at)
    select gen_random_uuid(), person.id, gen_random_uuid(), '', 'Firefox', now() from (${PEOPLE}) as person, ${TIMES}`,
  `insert into session (id, secret_digest, user_id, acting_user_id, acting_reason, method, created_at, seen_at, proved_at,
      expires_at, idle_seconds)
    select gen_random_uuid(), gen_random_uuid(), '${LEADER}', '${DEMO_ACCOUNTS.super.id}', 'Hjelp', 'acting', now(), now(),
      now(), now() + interval '1 hour', 3600 from ${TIMES}`,
  `insert into verification (id, purpose, username, created_at, sent_at, expires_at)
    select gen_random_uuid(), 'register', 'ny@test.example', now(), now(), now() + interval '1 day' from ${TIMES}`,
  `insert into audit_entry (at, action, actor_user_id, subject_user_id, details)
    values (now(), 'log_in_as.start', '${DEMO_ACCOUNTS.super.id}', '${LEADER}', '{"reason": "Hjelp"}')`,
  `insert into fact (at, kind, organisation_id, subject_user_id, details)
    select now(), 'member:accepted', '${DEMO_ORGANISATION_ID}', '${LEADER}', '{"name": "Noe"}' from ${TIMES}`,
  `insert into notification (id, user_id, type, texts, payload, path, created_at)
    select gen_random_uuid(), person.id, 'report:received', '{"nb": "Hei", "nn": "Hei", "en": "Hello"}', '{}', '/notifications',
      now() from (${PEOPLE}) as person, ${TIMES}`,
  `insert into report_case (id, kind, subject_id, name, event_id, municipality_ids, tenant_key, is_about_child, opened_at, due_at,
      decision, decision_reason, decided_by, decided_at, appeal_side, appeal_words, appealed_by, appealed_at, appeal_decision,
      appeal_reason, appeal_decided_at)
    select gen_random_uuid(), 'event', event.id, 'Turen', event.id, '{4601}', 'bergen', false, now(), now(), 'warn', 'Ikke greit',
      '${DEMO_ACCOUNTS.super.id}', now(), 'reporter', 'Ikke enig', '${LEADER}', now(), 'warn', 'Fortsatt ikke greit', now()
    from (${OWN_EVENTS}) as event`,
  `insert into report (id, case_id, reporter_id, reason, words, snapshot, created_at)
    select gen_random_uuid(), id, '${LEADER}', 'other', 'Se på dette', '{"words": "Turen", "by": "Laget", "at": null}', now()
    from report_case where decided_by = '${DEMO_ACCOUNTS.super.id}'`,
  `insert into report_referral (case_id, authority, referred_on, reason, referred_by, referred_at)
    select id, 'police', current_date, 'De ser på det', '${DEMO_ACCOUNTS.super.id}', now()
    from report_case where decided_by = '${DEMO_ACCOUNTS.super.id}'`,
  `insert into import_run (id, source, started_at, finished_at, outcome, message)
    select gen_random_uuid(), 'dnt', now(), now(), 'failed', 'Ingen svarte' from ${TIMES}`,
  `insert into import_source (id, municipality_id, kind, name, address, created_at)
    select gen_random_uuid(), 4601, 'ical', 'Kalenderen', 'https://example.test/' || gen_random_uuid(), now() from ${TIMES}`,
  `insert into import_fault (source_id, position, line, kind, detail)
    select id, 0, 3, 'no_start', 'Øvelse' from import_source`,
  `insert into import_question (id, source_id, external_id, kind, event_id, name, venue, start_at, content_hash, asked_at)
    select gen_random_uuid(), id, '1', 'duplicate', (select id from event limit 1), 'Konsert', 'Salen', now(), 'x', now()
    from import_source`,
];

export async function makeScene(client: pg.Client): Promise<Scene> {
  for (const statement of ADDITIONS) await client.query(statement);
  const idsOf = async (query: string) => (await client.query<{ id: string }>(query)).rows.map(({ id }) => id);
  const ownEvents = await idsOf(`${OWN_EVENTS} order by id`);
  const shown = `status = 'published' and next_occurrence_id is not null`;
  return {
    club: DEMO_ORGANISATION_ID,
    ownEvents,
    events: [
      ...(await idsOf(`${OWN_EVENTS} and status <> 'draft' order by id`)),
      ...(await idsOf(`select id from event where ${shown} and 4601 = any(municipality_ids) order by id limit 20`)),
    ],
    imported: await idsOf(
      `select external_id as id from event where source = 'dnt' and ${shown} order by id limit ${EACH}`,
    ),
    organisations: [
      DEMO_ORGANISATION_ID,
      ...(await idsOf(
        `select id from organisation where status = 'accepted' and municipality_id = 4601 order by id limit 20`,
      )),
    ],
    occurrences: await idsOf(
      `select next_occurrence_id as id from event where organisation_id = '${DEMO_ORGANISATION_ID}' and next_occurrence_id is not null order by id`,
    ),
    messages: await idsOf('select id from outgoing_message order by id'),
    threads: await idsOf(
      `select thread_id as id from thread_participant where user_id = '${LEADER}' and left_at is null order by thread_id`,
    ),
    cards: await idsOf(`select id from card where owner_user_id = '${DEMO_ACCOUNTS.bruker.id}' order by id`),
    lendingPlaces: await idsOf('select id from lending_place order by id'),
  };
}
