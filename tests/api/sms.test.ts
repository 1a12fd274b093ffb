import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { SMS_PARTS_PER_DAY, SMS_PARTS_PER_MONTH } from '#features/bulk-messages/rules.ts';
import type { OrganisationId, UserId } from '#features/vocabulary/ids.ts';
import { OSLO } from '#tests/support/given.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';

let portal: TestPortal;
let kari: UserId;
let solvik: OrganisationId;
const NOW = new Date('2026-11-19T12:00:00Z');
let now = NOW;
let phones = 0;

beforeAll(async () => {
  portal = await startPortal({ now: () => now, settings: { SMS_PRICE_ORE: '50' } });
});
beforeEach(async () => {
  now = NOW;
  kari = await portal.given.person('Kari');
  solvik = await portal.given.organisation({ name: 'Solvik IL', owner: kari });
  await sql`update organisation set has_sms = true, sms_sender = 'Solvik', sms_sender_status = 'approved' where id = ${solvik}`.execute(
    portal.db,
  );
  await sql`delete from outgoing_message`.execute(portal.db);
  await sql`delete from circular`.execute(portal.db);
});
afterAll(() => portal.close());

/** A member with a phone who has said yes to SMS. */
async function phoneOwner(changes: { phone?: string; isVerified?: boolean; saysYes?: boolean } = {}, of = solvik) {
  phones += 1;
  const phone = changes.phone ?? `+47900${String(phones).padStart(5, '0')}`;
  const id = await portal.given.person(`Medlem ${phones}`, { phone });
  await sql`update app_user set phone_verified_at = ${changes.isVerified === false ? null : now} where id = ${id}`.execute(
    portal.db,
  );
  await sql`insert into notification_setting (user_id, organisation_id, by_email, by_sms, by_push)
    values (${id}, null, true, ${changes.saysYes ?? true}, true)`.execute(portal.db);
  await portal.given.member(of, id);
  return { id, phone };
}
const price = (body: string, as = kari, of = solvik) =>
  portal.as(as).post(`/api/organizations/${of}/sms/price`, { body }, { language: 'nb' });
const send = (body: string, agreed_cost_ore: number, as = kari, of = solvik) =>
  portal.as(as).post(`/api/organizations/${of}/sms`, { body, agreed_cost_ore }, { language: 'nb' });
const sentSms = async () => {
  const { rows } = await sql<{ recipient: string; text: string; sender: string }>`
    select recipient, text, sender from outgoing_message where channel = 'sms' order by recipient`.execute(portal.db);
  return rows;
};
const partsSpent = (parts: number, at: Date, of = solvik) =>
  sql`insert into circular (id, organisation_id, channel, audience, body, recipients_count, parts_count, created_at)
    values (gen_random_uuid(), ${of}, 'sms', 'members', 'x', ${parts}, ${parts}, ${at})`.execute(portal.db);

describe('ORG-05 SMS to the members', () => {
  test('ORG-05 the price before, the same price after, and it goes out as the organisation', async () => {
    const [one, other] = [await phoneOwner(), await phoneOwner()];
    const before = (await price('Treningen er avlyst.\nVi ses på torsdag!')).json().data;
    expect(before).toEqual({
      recipients: 2,
      parts_each: 1,
      parts: 2,
      cost_ore: 100,
      parts_left: SMS_PARTS_PER_MONTH,
      obstacle: null,
    });
    const answer = await send('Treningen er avlyst.\nVi ses på torsdag!', before.cost_ore);
    expect([answer.status, answer.json().data.parts_left]).toEqual([200, SMS_PARTS_PER_MONTH - 2]);
    await portal.workOff();
    const text = 'Solvik IL: Treningen er avlyst.\nVi ses på torsdag!';
    expect(await sentSms()).toEqual([
      { recipient: one.phone, text, sender: 'Solvik' },
      { recipient: other.phone, text, sender: 'Solvik' },
    ]);
    const history = (await portal.as(kari).get(`/api/organizations/${solvik}/messages`)).json().data;
    expect(history).toMatchObject([{ channel: 'sms', recipients_count: 2, cost_ore: 100, subject: null }]);
    const { rows } = await sql<{ details: object }>`
      select details from audit_entry where action = 'sms.send' and actor_user_id = ${kari}`.execute(portal.db);
    expect(rows[0]?.details).toMatchObject({ organization: solvik, recipients: 2, parts: 2, cost_ore: 100 });
  });

  test('ORG-05 the name in front is part of what is paid for', async () => {
    await phoneOwner();
    expect((await price('a'.repeat(160 - 'Solvik IL: '.length))).json().data.parts_each).toBe(1);
    expect((await price('a'.repeat(161 - 'Solvik IL: '.length))).json().data.parts_each).toBe(2);
  });

  test('ORG-05 only confirmed Norwegian mobile numbers of those who have said yes', async () => {
    const { phone } = await phoneOwner();
    await phoneOwner({ phone: '+46701234567' });
    await phoneOwner({ phone: '+4755123456' });
    await phoneOwner({ isVerified: false });
    await phoneOwner({ saysYes: false });
    const silent = await phoneOwner();
    await sql`insert into notification_setting (user_id, organisation_id, by_email, by_sms, by_push)
      values (${silent.id}, ${solvik}, true, false, true)`.execute(portal.db);
    expect((await price('Hei')).json().data.recipients).toBe(1);
    await send('Hei', 50);
    await portal.workOff();
    expect((await sentSms()).map(({ recipient }) => recipient)).toEqual([phone]);
  });

  test('ORG-05 nothing is sent that costs more than was agreed to', async () => {
    await phoneOwner();
    await phoneOwner();
    const answer = await send('Hei', 99);
    expect([answer.status, answer.json().message]).toEqual([409, 'Det koster nå kr 1,00. Se over og send på nytt.']);
    await portal.workOff();
    expect(await sentSms()).toEqual([]);
    expect((await send('Hei', 100)).status).toBe(200);
  });

  test('ORG-05 who joins after the price was agreed to waits for the next one; who leaves is not paid for', async () => {
    const gone = await phoneOwner();
    const stays = await phoneOwner();
    await send('Hei', 100);
    await sql`update membership set status = 'left' where user_id = ${gone.id}`.execute(portal.db);
    await portal.workOff();
    expect((await sentSms()).map(({ recipient }) => recipient)).toEqual([stays.phone]);
    const { rows } = await sql`select recipients_count, parts_count, cost_ore from circular`.execute(portal.db);
    expect(rows).toEqual([{ recipients_count: 1, parts_count: 1, cost_ore: 50 }]);
    await send('Hei igjen', 50);
    await phoneOwner();
    await portal.workOff();
    expect(await sentSms()).toHaveLength(2);
  });

  test('D-13 the quota of a month, seen from Norway', async () => {
    await phoneOwner();
    await phoneOwner();
    // The last moment of October in Oslo, and the first of November.
    await partsSpent(500, new Date('2026-10-31T22:59:59Z'));
    await partsSpent(SMS_PARTS_PER_MONTH - 1, new Date('2026-10-31T23:00:00Z'));
    expect((await price('Hei')).json().data).toMatchObject({ parts_left: 1, parts: 2, obstacle: 'over_quota' });
    const answer = await send('Hei', 1000);
    expect([answer.status, answer.json().message]).toEqual([
      409,
      'Dere har ikke nok SMS igjen denne måneden. Gjør meldingen kortere, eller send en e-post.',
    ]);
  });

  test('D-13 the budget of a day is shared by a municipality, and by nobody else', async () => {
    await phoneOwner();
    const neighbour = await portal.given.organisation({ name: 'Nabo' });
    const oslo = await portal.given.organisation({ name: 'Oslo', municipality: OSLO });
    await partsSpent(SMS_PARTS_PER_DAY, NOW, oslo);
    await partsSpent(SMS_PARTS_PER_DAY, new Date('2026-11-18T22:59:59Z'), neighbour);
    expect((await price('Hei')).json().data.obstacle).toBeNull();
    await partsSpent(SMS_PARTS_PER_DAY, new Date('2026-11-18T23:00:00Z'), neighbour);
    expect((await price('Hei')).json().data.obstacle).toBe('over_budget');
    expect((await send('Hei', 1000)).status).toBe(409);
  });

  test('D-27 two at once cannot spend the same parts', async () => {
    await phoneOwner();
    await partsSpent(SMS_PARTS_PER_MONTH - 1, NOW);
    const answers = await Promise.all([send('En', 50), send('To', 50)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    await portal.workOff();
    expect(await sentSms()).toHaveLength(1);
  });

  test('D-27 nor can two organisations spend the same day', async () => {
    const neighbour = await portal.given.organisation({ name: 'Nabo', owner: kari });
    await sql`update organisation set has_sms = true, sms_sender = 'Nabo', sms_sender_status = 'approved' where id = ${neighbour}`.execute(
      portal.db,
    );
    await phoneOwner();
    await phoneOwner({}, neighbour);
    await partsSpent(SMS_PARTS_PER_DAY - 1, NOW, await portal.given.organisation());
    const answers = await Promise.all([send('En', 50), send('To', 50, kari, neighbour)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('ORG-05 switched off, or nobody to send to', async () => {
    expect((await price('Hei')).json().data).toMatchObject({ recipients: 0, obstacle: 'no_recipients' });
    await phoneOwner();
    await sql`update organisation set has_sms = false where id = ${solvik}`.execute(portal.db);
    expect((await price('Hei')).json().data.obstacle).toBe('not_enabled');
    expect((await send('Hei', 50)).json().message).toBe('SMS er ikke slått på. Det gjør du i innstillingene.');
  });

  test('D-05 sending is for admins, and as the matrix says not for coordinators', async () => {
    const coordinator = await portal.given.person('Koordinator');
    await portal.given.member(solvik, coordinator, 'moderator');
    const admin = await portal.given.person('Admin');
    await portal.given.member(solvik, admin, 'admin');
    await phoneOwner();
    for (const call of [price('Hei', coordinator), send('Hei', 50, coordinator)]) expect((await call).status).toBe(403);
    expect((await portal.as(coordinator).get(`/api/organizations/${solvik}/sms-config`)).status).toBe(403);
    expect((await price('Hei', admin)).status).toBe(200);
    expect((await send('Hei', 50, admin)).status).toBe(200);
  });
});

describe('ORG-05 SMS configuration', () => {
  const path = () => `/api/organizations/${solvik}/sms-config`;
  const put = (body: object, as = kari) => portal.as(as).send('PUT', path(), { body, language: 'nb' });

  test('ORG-05 is read and changed', async () => {
    await phoneOwner();
    const changed = await put({ is_enabled: true, sender: 'Solvik IL' });
    expect(changed.json().data).toEqual({
      is_available: true,
      is_enabled: true,
      sender: 'Solvik IL',
      sender_status: 'waiting',
      sender_reason: null,
      sender_in_use: 'Nabolag',
      parts_left: SMS_PARTS_PER_MONTH,
      parts_per_month: SMS_PARTS_PER_MONTH,
      price_ore: 50,
      recipients: 1,
    });
    expect((await portal.as(kari).get(path())).json()).toEqual(changed.json());
  });

  test.each(['AB', '1Solvik', 'Solvik Idrettslag', 'Sølvik', 'So\nlvik', '+4791234567'])(
    'ORG-05 %j is no sender',
    async (sender) => {
      const answer = await put({ is_enabled: true, sender });
      expect([answer.status, answer.json().errors.sender?.[0]]).toEqual([
        422,
        expect.stringContaining('3 til 11 tegn'),
      ]);
    },
  );

  test('ORG-05 cannot be on without a sender; off it can', async () => {
    expect((await put({ is_enabled: true, sender: null })).json().errors.sender).toEqual([
      'Velg hvem meldingene skal komme fra, før du slår på SMS.',
    ]);
    expect((await put({ is_enabled: false, sender: null })).status).toBe(200);
  });

  test('D-05 is for admins', async () => {
    const coordinator = await portal.given.person('Koordinator');
    await portal.given.member(solvik, coordinator, 'moderator');
    expect((await put({ is_enabled: false, sender: null }, coordinator)).status).toBe(403);
  });
});
