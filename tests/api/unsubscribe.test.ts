import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { remindPeople } from '#features/attendance/server/jobs-declared.ts';
import { SAMPLE_VALUES } from '#features/messages/server/sample-values-data.ts';
import { KINDS, kindOf, type NoticeTemplate } from '#features/notifications/kinds.ts';
import { type Notice, notify } from '#features/notifications/server/public.ts';
import type { UserId } from '#features/vocabulary/ids.ts';
import { createSecrets } from '#platform/server/secrets.ts';
import { clubScene } from '#tests/support/club-scene.ts';
import { lettersTo, templatesTo } from '#tests/support/sent-letters.ts';
import { attendAs, type ClockedPortal, givenSignUp, startClockedPortal } from '#tests/support/sign-ups.ts';

let portal: ClockedPortal;
let scene: ReturnType<typeof clubScene>;
let club: Awaited<ReturnType<typeof scene.givenClub>>;
beforeAll(async () => {
  portal = await startClockedPortal();
  scene = clubScene(portal);
});
beforeEach(async () => {
  club = await scene.givenClub({ name: 'Solvik IL' });
});
afterAll(() => portal.close());

const SETTINGS = '/api/users/me/notification-settings';
const ONE_CLICK = 'List-Unsubscribe=One-Click';
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

/** As a mail program does it: without a ticket, a cookie or anything that a browser adds. */
const post = (path: string, body = ONE_CLICK, headers: Record<string, string> = FORM) =>
  portal.send('POST', path, { body, headers });
const pathOf = (url: string | null | undefined) => new URL(url ?? '').pathname;

async function linksTo(user: string): Promise<(string | null)[]> {
  const { rows } = await sql<{ unsubscribe_url: string | null }>`
    select unsubscribe_url from outgoing_message where user_id = ${user} order by created_at, id`.execute(portal.db);
  return rows.map(({ unsubscribe_url }) => unsubscribe_url);
}

/** Of which the admin is told as one who runs the club. */
async function ask(): Promise<string> {
  const outsider = await portal.given.person('Ulf Utenfor');
  expect(await scene.act(outsider, `${club.url}/request`, { description: '' })).toBe(204);
  const links = await linksTo(club.admin);
  return links.at(-1) ?? '';
}
const seenBy = async (who: UserId): Promise<number> => {
  await portal.workOff();
  return (await portal.as(who).get('/api/notifications')).json().meta.total;
};
const chosenBy = async (who: UserId) => {
  const { categories } = (await portal.as(who).get(SETTINGS)).json().data;
  return categories.find(({ category }: { category: string }) => category === 'running');
};
const undoIn = (page: string) => /name="undo" value="([^"]+)"/.exec(page)?.[1] ?? '';

describe('BEY-14 what can be turned off says where', () => {
  test.each(Object.keys(KINDS) as NoticeTemplate[])('BEY-14 the letter %s', async (template) => {
    const { canBeTurnedOff = false, category } = kindOf(template);
    const user_id = await portal.given.person('Lise Leser');
    const values = SAMPLE_VALUES[template];
    const subject = category === null && { subject: { kind: 'reminder', key: '', what: 'det som snart begynner' } };
    const services = {
      ...portal.jobServices,
      now: portal.now(),
      tenant: { key: 'bergen', name: 'Bergen', colour: '#123456' },
      origins: { baseDomain: 'localhost', scheme: 'http' },
    } as const;
    const about = { person_id: club.member };
    const letter = { to: 'lise@test.example', user_id, language: 'nb', template, values, about, ...subject } as Notice;
    await notify(services, letter, { ...letter, is_required: true }, { ...letter, to: '+4791234567' });
    const links = await linksTo(user_id);
    expect(links.filter(Boolean).length).toBe(canBeTurnedOff ? 1 : 0);
    const mails = (await lettersTo(portal, user_id)).filter(({ recipient }) => recipient.includes('@'));
    expect(
      mails.filter(({ text }) => text?.includes('Meld deg av:\nhttp://bergen.localhost/unsubscribe/')).length,
    ).toBe(canBeTurnedOff ? 1 : 0);
  });

  test('BEY-14 so do messages to many and invitations; people without an account can be written to once and have no link', async () => {
    await portal.as(club.owner).post(`${club.url}/messages`, { subject: 'Dugnad', body: 'Ta med spade.' });
    await portal.workOff();
    const event = await portal.given.event({ organisation: club.id, startsInHours: [48] });
    const invited = { user_ids: [club.member], emails: ['ny@test.example'] };
    expect((await portal.as(club.moderator).post(`/api/events/${event}/invites`, invited)).status).toBe(200);
    expect(await templatesTo(portal, club.member)).toEqual(['circular', 'eventInvitation']);
    expect((await linksTo(club.member)).filter(Boolean)).toHaveLength(2);
    const { rows } = await sql`
      select from outgoing_message where recipient = 'ny@test.example' and unsubscribe_url is null`.execute(portal.db);
    expect(rows).toHaveLength(1);
    for (const link of await linksTo(club.member)) expect((await post(pathOf(link))).status).toBe(200);
    await portal.as(club.owner).post(`${club.url}/messages`, { subject: 'Dugnad igjen', body: 'Ta med spade.' });
    await portal.workOff();
    expect(await templatesTo(portal, club.member)).toEqual(['circular', 'eventInvitation']);
  });

  test('BEY-14 reminders are turned off as such, and come as before by SMS', async () => {
    const { time, ids } = await givenSignUp(portal, { startsInHours: [30], people: 1 });
    await attendAs(portal, ids[0], time);
    portal.passHours(7);
    await portal.carryOut(remindPeople);
    const [link] = (await linksTo(ids[0])).filter(Boolean);
    const page = await portal.get(pathOf(link));
    expect(page.body).toContain('Da får du ikke lenger e-post om det som snart begynner.');
    expect((await post(pathOf(link))).body).toContain('Du er meldt av');
    expect((await portal.as(ids[0]).get('/api/users/me/reminders')).json().data).toMatchObject({
      by_email: false,
      by_sms: false,
      hours_before: 24,
    });
  });
});

describe('BEY-14 one click', () => {
  test('BEY-14 the next notice of the category is not mailed, but stands in the portal; other ways and others stay', async () => {
    const link = await ask();
    expect((await post(pathOf(link))).status).toBe(200);
    expect(await chosenBy(club.admin)).toMatchObject({
      by_email: false,
      by_portal: true,
      by_push: false,
      is_own: true,
    });
    await ask();
    expect(await templatesTo(portal, club.admin)).toEqual(['memberRequested']);
    expect(await templatesTo(portal, club.owner)).toEqual(['memberRequested', 'memberRequested']);
    expect(await seenBy(club.admin)).toBe(2);
  });

  test('BEY-14 twice is as once, also at the same moment, and in either kind of form', async () => {
    const path = pathOf(await ask());
    const multipart = `--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n`;
    const answers = await Promise.all([
      post(path),
      post(path),
      post(path, multipart, { 'content-type': 'multipart/form-data; boundary=x' }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await post(path)).body).toContain('Du er meldt av');
    expect(await chosenBy(club.admin)).toMatchObject({ by_email: false });
  });

  test('BEY-14 to look at the page changes nothing, however often a scanner does', async () => {
    const path = pathOf(await ask());
    for (const method of ['GET', 'HEAD', 'GET'] as const) expect((await portal.send(method, path)).status).toBe(200);
    expect(await chosenBy(club.admin)).toMatchObject({ by_email: true, is_own: false });
    expect((await portal.get(path)).body).toContain('det du er med på å arrangere');
  });

  test('BEY-14 neither does anything else than what mail programs send', async () => {
    const path = pathOf(await ask());
    expect((await post(path, '')).status).toBe(400);
    expect((await post(path, 'List-Unsubscribe=Maybe')).status).toBe(400);
    expect((await post(path, '{}', { 'content-type': 'application/json' })).status).toBe(400);
    expect((await post(path, 'x'.repeat(5000))).status).toBe(413);
    expect(await chosenBy(club.admin)).toMatchObject({ by_email: true });
  });

  test('BEY-14 undo has it as it was, once, and only from the page that said so', async () => {
    const path = pathOf(await ask());
    const undo = undoIn((await post(path)).body);
    expect((await post(path, `undo=${undo}`)).body).toContain('Du er meldt på igjen');
    expect(await chosenBy(club.admin)).toMatchObject({ by_email: true, is_own: false });
    const token = path.split('/').at(-1) ?? '';
    expect((await post(path, `undo=${token}`)).status).toBe(404);
    const late = undoIn((await post(path)).body);
    portal.passHours(1);
    expect((await post(path, `undo=${late}`)).status).toBe(404);
    expect(await chosenBy(club.admin)).toMatchObject({ by_email: false });
  });

  test('BEY-14 a choice of one’s own comes back as one', async () => {
    const mine = { by_portal: false, by_email: true, by_sms: false, by_push: true };
    await portal.as(club.admin).send('PUT', `${SETTINGS}/categories/running`, { body: mine });
    const path = pathOf(await ask());
    const undo = undoIn((await post(path)).body);
    expect(await chosenBy(club.admin)).toMatchObject({ ...mine, by_email: false, is_own: true });
    await post(path, `undo=${undo}`);
    expect(await chosenBy(club.admin)).toMatchObject({ ...mine, is_own: true });
  });

  test('BEY-14 where the choice for the organisation sent it, that is what is turned off', async () => {
    await portal.as(club.admin).send('PUT', `${SETTINGS}/${club.id}`, {
      body: { by_portal: true, by_email: true, by_sms: false, by_push: true },
    });
    const path = pathOf(await ask());
    expect((await portal.get(path)).body).toContain('det som skjer hos Solvik IL');
    await post(path);
    const { organizations } = (await portal.as(club.admin).get(SETTINGS)).json().data;
    expect(organizations).toMatchObject([{ id: club.id, by_email: false, by_portal: true, by_push: true }]);
    expect(await chosenBy(club.admin)).toMatchObject({ by_email: true, is_own: false });
    await ask();
    expect(await templatesTo(portal, club.admin)).toEqual(['memberRequested']);
    await sql`delete from notification_setting where organisation_id = ${club.id}`.execute(portal.db);
    expect((await portal.get(path)).status).toBe(404);
  });
});

describe('BEY-14 the link', () => {
  test('BEY-14 says nothing about anybody, and works after a log-out and in the user’s own language', async () => {
    const link = await ask();
    const token = decodeURIComponent(link.split('/').at(-1) ?? '');
    const read = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('latin1');
    for (const secret of [club.admin, club.id, 'running', 'bergen']) expect(token + read).not.toContain(secret);
    await portal.db.updateTable('app_user').set({ lang: 'nn' }).where('id', '=', club.admin).execute();
    expect((await portal.get(pathOf(link))).body).toContain('<html lang="nn"');
  });

  test('BEY-14 one that was changed, made elsewhere or for another portal turns nothing off', async () => {
    const path = pathOf(await ask());
    const token = path.split('/').at(-1) ?? '';
    const changed = token.slice(0, -4) + (token.endsWith('AAAA') ? 'BBBB' : 'AAAA');
    const parts = [club.admin, 'category', 'running', 'bergen', portal.now().getTime(), ''];
    const forged = createSecrets('another secret of thirty-two letters').seal(
      JSON.stringify(parts),
      'unsubscribe link',
    );
    const [owned] = (await linksTo(club.owner)).filter(Boolean);
    const glued = `${token.slice(0, 60)}${pathOf(owned).split('/').at(-1)?.slice(60)}`;
    for (const wrong of [changed, forged, glued, 'x', 'x.y', '%00', `${token}/more`]) {
      const answer = await post(`/unsubscribe/${wrong}`);
      expect([wrong, answer.status]).toEqual([wrong, 404]);
      expect(answer.body).toContain('Lenken virker ikke');
    }
    const elsewhere = await portal.send('POST', path, { host: 'oslo.localhost', body: ONE_CLICK, headers: FORM });
    expect(elsewhere.status).toBe(404);
    for (const who of [club.admin, club.owner]) expect(await chosenBy(who)).toMatchObject({ by_email: true });
  });

  test('BEY-14 is its reader’s alone: who has it changes nothing for another, also when logged in as one', async () => {
    const path = pathOf(await ask());
    const answer = await portal.as(club.owner).send('POST', path, { body: ONE_CLICK, headers: FORM });
    expect(answer.status).toBe(200);
    expect(await chosenBy(club.owner)).toMatchObject({ by_email: true, is_own: false });
    expect(await chosenBy(club.admin)).toMatchObject({ by_email: false });
  });

  test('BEY-14 leads nowhere after a year, and for a user who is blocked or gone', async () => {
    const [path, other] = [pathOf(await ask()), pathOf((await linksTo(club.owner))[0])];
    await sql`update app_user set blocked_at = now() where id = ${club.admin}`.execute(portal.db);
    await sql`update app_user set erased_at = now() where id = ${club.owner}`.execute(portal.db);
    for (const gone of [path, other]) {
      expect([(await portal.get(gone)).status, (await post(gone)).status]).toEqual([404, 404]);
    }
    await sql`update app_user set blocked_at = null where id = ${club.admin}`.execute(portal.db);
    portal.passHours(365 * 24);
    expect((await portal.get(path)).status).toBe(200);
    portal.passHours(48);
    expect((await post(path)).status).toBe(404);
  });

  test('BEY-14 the page is kept nowhere, runs nothing and tells nobody where it was', async () => {
    const { headers, body } = await portal.get(pathOf(await ask()));
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toContain('<meta name="referrer" content="no-referrer">');
    expect(headers['content-security-policy']).toMatch(/default-src 'none'.*form-action 'self'/);
    expect(body).not.toContain('<script');
  });
});
