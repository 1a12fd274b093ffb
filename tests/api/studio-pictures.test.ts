import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FocusPoint } from '#features/uploads/rules.ts';
import { asId } from '#tests/support/as-id.ts';
import { BERGEN, OSLO } from '#tests/support/given.ts';
import { openSession } from '#tests/support/open-sessions.ts';
import { openUploadDesk, type UploadDesk } from '#tests/support/upload-desk.ts';

const NB = { language: 'nb' };
const ROOM = '/api/municipality/studio/bergen';
let desk: UploadDesk;
let admin: string;
let colleague: string;
let elsewhere: string;
beforeAll(async () => {
  desk = await openUploadDesk();
  const { given } = desk.portal;
  admin = await given.person('Liv', { adminOf: [BERGEN] });
  colleague = await given.person('Per', { adminOf: [BERGEN] });
  elsewhere = await given.person('Olav', { adminOf: [OSLO] });
});
afterAll(() => desk.close());

const as = (person: string) => desk.portal.as(person);
const opened = async (person = admin) => (await as(person).get(ROOM, NB)).json().data;

/** Red on the left, blue on the right. */
const twoColoured = () =>
  sharp({ create: { width: 4400, height: 400, channels: 3, background: '#ff0000' } })
    .composite([
      { input: { create: { width: 2200, height: 400, channels: 3, background: '#0000ff' } }, left: 2200, top: 0 },
    ])
    .png()
    .toBuffer();

async function cutsOf(person: string, focus: FocusPoint = 'centre') {
  const source = (await desk.handIn(person, { name: 'byen.png', bytes: await twoColoured() })).json();
  const cut = async (variant: string) =>
    (await as(person).post(`/api/uploads/${source.id}/edit`, { mode: 'crop', variant, focus }, NB)).json();
  return { source, small: await cut('banner'), large: await cut('cover') };
}
type Cuts = Awaited<ReturnType<typeof cutsOf>>;
const pictureOf = ({ small, large }: Cuts, alt: object | string = 'Byen') => ({
  bannerPicture: { small: small.url, large: large.url, alt },
});

async function save(differences: object, { person = admin, keeping = true } = {}) {
  const { revision, draft, published } = await opened();
  const body = { differences: { ...(keeping ? (draft?.differences ?? published) : {}), ...differences }, revision };
  return as(person).send('PUT', `${ROOM}/draft`, { body, ...NB });
}
const publish = async () =>
  as(admin).post(`${ROOM}/publish`, { revision: (await opened()).revision, reason: null, publish_at: null }, NB);
const shown = async (language = 'nb') =>
  (await desk.portal.get('/api/tenant', { host: 'bergen.localhost', language })).json().data.bannerPicture;
const isThere = async (url: string) => (await desk.look(url)).status === 200;

test('TEN-04 the part of the picture that was chosen stays, in both sizes', async () => {
  const left = await cutsOf(admin, 'left');
  const right = await cutsOf(admin, 'right');
  const { small, large } = left;
  expect([small.width, small.height, large.width, large.height]).toEqual([625, 275, 1100, 300]);
  const isRed = async ({ url }: { url: string }) => {
    const { channels } = await sharp((await desk.look(url)).bytes).stats();
    return (channels[0]?.mean ?? 0) > 200 && (channels[2]?.mean ?? 255) < 40;
  };
  expect([await isRed(left.small), await isRed(right.small)]).toEqual([true, false]);
  expect([await isRed(left.large), await isRed(right.large)]).toEqual([true, false]);
});

test('BEY-12 a picture is in the draft alone until it is published, with its words in each language', async () => {
  const cuts = await cutsOf(admin);
  const alt = { nb: 'Byen ved fjorden', nn: 'Byen ved fjorden', en: 'The town by the fjord' };
  expect((await save(pictureOf(cuts, alt))).status).toBe(200);
  expect(await shown()).toBeNull();
  const { ticket } = await openSession(desk.portal, new Date(), asId(admin));
  const preview = new URL((await opened(ticket)).preview_url);
  const entered = await desk.portal.get(`${preview.pathname}${preview.search}`, { host: preview.host });
  const [cookie = ''] = String(entered.headers['set-cookie']).split(';');
  const draft = await desk.portal.get('/api/tenant', { host: preview.host, headers: { cookie }, language: 'en' });
  expect(draft.json().data.bannerPicture).toEqual({ small: cuts.small.url, large: cuts.large.url, alt: alt.en });
  expect((await publish()).status).toBe(204);
  await expect.poll(() => shown('en')).toEqual({ small: cuts.small.url, large: cuts.large.url, alt: alt.en });
  expect((await as(admin).send('DELETE', `/api/uploads/${cuts.large.id}`, NB)).status).toBe(409);
  expect(await isThere(cuts.large.url)).toBe(true);
});

test('BEY-12 what no version shows is gone; what one has shown is there when it is shown again', async () => {
  const before = await shown();
  const { number } = (await opened()).versions[0];
  const first = await cutsOf(admin);
  const second = await cutsOf(admin);
  await save(pictureOf(first));
  await save(pictureOf(second));
  expect([await isThere(first.small.url), await isThere(second.small.url)]).toEqual([false, true]);
  expect((await as(admin).send('DELETE', `${ROOM}/draft`, NB)).status).toBe(204);
  expect(await isThere(second.large.url)).toBe(false);

  await save({ bannerPicture: null });
  await publish();
  await expect.poll(() => shown()).toBeNull();
  expect(await isThere(before.large)).toBe(true);
  expect((await as(admin).post(`${ROOM}/restore`, { number }, NB)).status).toBe(204);
  await expect.poll(() => shown()).toEqual(before);
  const { rows } = await sql<{ versions: number }>`
    select count(*)::int as versions from tenant_version_picture p join upload u on u.id = p.upload_id
    where '/uploads/' || u.storage_key = ${before.large}`.execute(desk.portal.db);
  expect(rows[0]?.versions).toBe(2);
});

test('BEY-12 only pictures of one’s own, cut as they have to be, or that the portal has already', async () => {
  const mine = await cutsOf(admin);
  const theirs = await cutsOf(elsewhere);
  for (const wrong of [
    pictureOf(theirs),
    pictureOf({ ...mine, small: mine.large }),
    pictureOf({ ...mine, large: mine.source }),
    { bannerPicture: { small: '/uploads/nothing', large: mine.large.url, alt: 'Byen' } },
  ]) {
    const answer = await save(wrong);
    expect([answer.status, answer.json().errors?.bannerPicture?.length]).toEqual([422, 1]);
  }
  for (const refused of [
    { bannerPicture: { small: 'https://example.org/a.png', large: mine.large.url, alt: 'Byen' } },
    pictureOf(mine, ''),
  ]) {
    expect((await save(refused)).status).toBe(422);
  }
  const kept = await shown();
  expect((await save({ bannerPicture: { ...kept, alt: 'Med andre ord' } }, { person: colleague })).status).toBe(200);
});

test('TEN-04 the activities, the organisers and the slogan have pictures of their own, in the draft until it is published', async () => {
  const [events, organisations] = [await cutsOf(admin), await cutsOf(admin)];
  const { source: logo } = await cutsOf(admin);
  const differences = {
    bannerPicture: null,
    customEventsBanner: events.large.url,
    customOrganizationsBanner: organisations.large.url,
    slogan: { logoURL: logo.url },
  };
  const tenant = async () => {
    const { data } = (await desk.portal.get('/api/tenant', { host: 'bergen.localhost' })).json();
    return [data.customEventsBanner, data.customOrganizationsBanner, data.slogan.logoURL];
  };
  expect((await save(differences)).status).toBe(200);
  expect(await tenant()).toEqual([null, null, null]);
  expect((await publish()).status).toBe(204);
  await expect.poll(tenant).toEqual([events.large.url, organisations.large.url, logo.url]);
  for (const { id, url } of [events.large, organisations.large, logo]) {
    expect((await as(admin).send('DELETE', `/api/uploads/${id}`, NB)).status).toBe(409);
    expect(await isThere(url)).toBe(true);
  }
  expect((await opened()).versions[0].changed).toEqual(
    expect.arrayContaining(['customEventsBanner', 'customOrganizationsBanner', 'slogan']),
  );

  const theirs = await cutsOf(elsewhere);
  for (const [field, wrong] of [
    ['customEventsBanner', { customEventsBanner: theirs.large.url }],
    ['customEventsBanner', { customEventsBanner: events.small.url }],
    ['customOrganizationsBanner', { customOrganizationsBanner: '/uploads/nothing' }],
    ['slogan.logoURL', { slogan: { logoURL: theirs.source.url } }],
  ] as const) {
    const answer = await save(wrong);
    expect([answer.status, Object.keys(answer.json().errors)]).toEqual([422, [field]]);
  }
  expect((await save({ colour: '#8a2f6b' }, { person: colleague })).status).toBe(200);
});
