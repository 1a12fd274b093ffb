import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { newId } from '#platform/server/new-id.ts';
import { certificateScene } from './certificate-scene.ts';
import { givenCultureRows } from './culture-rows.ts';
import { givenEquipmentRows } from './equipment-rows.ts';
import { BERGEN } from './given.ts';
import { givenImportRows } from './import-rows.ts';
import { payoutScene } from './payout-scene.ts';
import { givenScheme } from './scheme-rows.ts';
import { givenScreenRows } from './screen-rows.ts';
import { givenTenantVersions } from './tenant-rows.ts';
import { givenTicketRows } from './ticket-rows.ts';
import { givenWindDownRows } from './wind-down-rows.ts';

/** Something of each kind that an office decides about, all of Bergen, by the name that a call has for it. */
export async function municipalRows() {
  const scene = await payoutScene();
  const { portal, people, scheme, version, club, card, participation } = scene;
  const { db, given } = portal;
  const { admin, mother, clubAdmin } = people;

  // Of the one account that the family has so far.
  const equipment = await givenEquipmentRows(portal, mother, scheme);
  await givenTicketRows(portal, mother, scheme);
  await scene.toPay();
  const bankFile = (await scene.make(admin)).json().data.id as string;
  const { claim, receipt } = await givenRefund(scene);
  const { draft } = await givenScheme(db, admin);
  const culture = await givenCultureRows(db, admin, club);
  const walls = await givenScreenRows(db, club);
  await givenTenantVersions(db, admin);
  const event = await given.event({ organisation: club });
  await sql`insert into featured_event (municipality_id, event_id, ends_at) values (${BERGEN}, ${event}, '2100-01-01')`.execute(
    db,
  );
  const imports = await givenImportRows(db, event);
  const windDown = await givenWindDownRows(db);
  const certificate = await certificateScene(portal).givenMunicipalCertificate();
  const pending = await given.organisation({ name: 'Venter', status: 'pending', owner: clubAdmin });
  const stopped = await given.organisation({ name: 'Stanset', owner: clubAdmin });
  await sql`update organisation set status = 'suspended', stop_reason = 'Klage', stopped_at = now()
    where id = ${stopped}`.execute(db);
  const calling = await given.organisation({ name: 'Ringer', owner: clubAdmin });
  await sql`update organisation set has_sms = true, sms_sender = 'Ringer', sms_sender_status = 'waiting',
      sms_sender_asked_at = now()
    where id = ${calling}`.execute(db);
  const guardianship = newId<'GuardianshipId'>();
  await sql`insert into guardianship (id, child_id, guardian_user_id, source, reason, decided_by, started_at)
    select ${guardianship}, child_id, ${people.stranger}, 'staff', 'Dom', ${admin}, now() from card where id = ${card}`.execute(
    db,
  );
  const announcement = newId<'AnnouncementId'>();
  await sql`insert into announcement (id, municipality_id, type, title, body, starts_at, ends_at, created_at, is_dismissible)
    values (${announcement}, ${BERGEN}, 'news', '{"nb":"Stengt"}', '{"nb":"I dag"}', now(), now() + interval '99 days', now(),
      true)`.execute(db);
  await sql`insert into office_run (id, municipality_id, version_id, amount_ore, note, state, accounts, filled, asked_by,
      asked_at)
    values (${randomUUID()}, ${BERGEN}, ${version}, 100, 'Ekstra til alle', 'asked', 1, 0, ${people.second}, now())`.execute(
    db,
  );
  await sql`insert into member_list (id, municipality_id, version_id, state, right_rows, known_rows, faulty_rows, faults,
      preview, next_batch, opened, left_out, asked_by, asked_at)
    values (${newId()}, ${BERGEN}, ${version}, 'waiting', 1, 0, 0, 0, '{"ignored":[],"sheet":null,"faults":[]}', 0, 0, 0,
      ${people.second}, now())`.execute(db);
  const first = async (table: string, where = sql`municipality_id = ${BERGEN}`): Promise<string> => {
    const { rows } = await sql<{ id: string }>`
      select id::text as id from ${sql.table(table)} where ${where} order by id limit 1`.execute(db);
    const [row] = rows;
    if (!row) throw new Error(`There is no ${table} in Bergen.`);
    return row.id;
  };
  const ids = {
    announcement,
    bankFile,
    calling,
    card,
    certificate,
    child: await childOf(scene),
    claim,
    club,
    draft,
    event,
    group: culture.groups[0] ?? '',
    guardianship,
    holder: culture.cards[0] ?? '',
    invite: await first('municipal_invite', sql`municipality_id = ${BERGEN} and answer is null`),
    item: equipment.item,
    list: await first('member_list'),
    loan: equipment.loan,
    participation,
    pending,
    piece: equipment.piece,
    place: equipment.place,
    playlist: walls.playlist,
    portal: 'bergen',
    question: imports.question,
    source: imports.source,
    posting: await first('ledger_posting'),
    receipt,
    resident: await given.person('Reidun', { livesIn: BERGEN, bornOn: '1980-02-03' }),
    colleague: people.support,
    run: await first('office_run'),
    scheme,
    screen: walls.screen,
    stopped,
    takeover: walls.takeover,
    ticket: await first('ticket', sql`true`),
    tickets: await first('ticket_group'),
    venue: culture.venue,
    version,
    visit: culture.visit,
    windDown,
  };
  return { ...scene, ids };
}

async function childOf({ portal, card }: Awaited<ReturnType<typeof payoutScene>>): Promise<string> {
  const { rows } = await sql<{ id: string }>`select child_id as id from card where id = ${card}`.execute(portal.db);
  return rows[0]?.id ?? '';
}

/** A refund that waits, with the receipt that a guardian took a picture of. */
async function givenRefund({ portal, pay, people }: Awaited<ReturnType<typeof payoutScene>>) {
  const claim = (await pay(people.mother)).json().data.id as string;
  const receipt = await portal.given.upload(people.mother, { name: 'Kvittering.webp', kind: 'image' });
  await sql`insert into claim_receipt (claim_id, position, upload_id) values (${claim}, 0, ${receipt})`.execute(
    portal.db,
  );
  return { claim, receipt };
}
