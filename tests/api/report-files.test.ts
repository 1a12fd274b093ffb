import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { MAX_COPIED_BYTES_PER_DAY } from '#features/reports/rules.ts';
import { messengerOf } from '#tests/support/chat-scene.ts';
import { pdf } from '#tests/support/files.ts';
import { reportScene } from '#tests/support/report-scene.ts';

const { portal, handIn, close, club, reported, show, people } = await reportScene();
const { moderator } = people;
const chat = messengerOf(portal);
afterAll(() => close());

/** A line with two files in a group of three. */
async function sent() {
  const { member, reporter, id } = await club();
  const third = await portal.given.person('Tredje');
  await portal.given.member(id, third, 'member');
  const adults = [member, reporter, third];
  await sql`update app_user set birth_date = '1985-04-12', created_at = '2020-01-01'
    where id = any(${adults}::uuid[])`.execute(portal.db);
  const file = async () => (await handIn(member, { name: 'Plan.pdf', bytes: pdf() }, '?kind=document')).json().id;
  const thread = (await chat.group(member, [reporter, third])).json().data.id;
  const line = async () =>
    (await chat.write(member, thread, '', { files: [await file(), await file()] })).json().data.seq;
  return { reporter, third, thread, line };
}

async function copies(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct upload_id)::int as count from report_file`.execute(portal.db);
  return rows[0]?.count ?? 0;
}

test('BEY-16 the files of one message are copied once for those who report it, and each report shows them', async () => {
  const { reporter, third, thread, line } = await sent();
  const seq = await line();
  const before = await copies();
  const found = await reported(reporter, 'message', thread, { seq, reason: 'hurtful' });
  expect(await copies()).toBe(before + 2);
  expect(await reported(third, 'message', thread, { seq, reason: 'hurtful' })).toBe(found);
  expect(await copies()).toBe(before + 2);
  const { reports } = await show(moderator, found);
  expect(reports.map(({ files }: { files: object[] }) => files.length)).toEqual([2, 2]);
});

test('BEY-16 who has had much copied in a day still reports, and it is kept in words', async () => {
  const { reporter, third, thread, line } = await sent();
  const seq = await line();
  await reported(reporter, 'message', thread, { seq, reason: 'hurtful' });
  await sql`update upload set bytes = ${MAX_COPIED_BYTES_PER_DAY} where id in (select upload_id from report_file)`.execute(
    portal.db,
  );
  const [before, next] = [await copies(), await line()];
  const found = await reported(reporter, 'message', thread, { seq: next, reason: 'hurtful' });
  expect(await copies()).toBe(before);
  expect((await show(moderator, found)).reports).toMatchObject([{ files: [] }]);
  // Another's report of it brings them.
  await reported(third, 'message', thread, { seq: next, reason: 'hurtful' });
  expect(await copies()).toBe(before + 2);
});
