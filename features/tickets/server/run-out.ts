import { endPass } from '#features/passes/server/public.ts';
import { ids, type TicketGroupId, type TicketId } from '#features/vocabulary/ids.ts';
import { addDays } from '#platform/language/dates.ts';
import { inBatches } from '#platform/server/batches.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import type { JobServices } from '#platform/server/jobs.ts';
import { rowsOf } from '#platform/server/rows.ts';
import { isTaken, REMINDED_DAYS_BEFORE } from '../rules.ts';
import { lockGroup } from './group-rows.ts';
import { tellOfTickets } from './jobs-declared.ts';
import { endQueue, settleGroup } from './settle-group.ts';

/** One group at a time and under its lock: of two processes at the same work the second finds nothing left to do. */
export async function settle({ db: root, now, secrets, enqueue }: JobServices, id: TicketGroupId): Promise<void> {
  await inTransaction(root, async (db) => {
    const context = { db, now: now(), secrets, enqueue };
    const group = await lockGroup(context, id);
    if (!group) return;
    await settleGroup(context, group);
    const isOver = Date.parse(group.closes_at) <= context.now.getTime();
    if (group.waiting > 0 && isOver && !isTaken(group, context.now)) await endQueue(context, group);
  });
}

/** As many groups as one run sees to; the next comes in a few minutes. */
const MAX_GROUPS = 500;

export async function runOutTickets(services: JobServices): Promise<void> {
  const { rows } = await rowsOf({ id: ids.ticketGroup })`
    (select distinct group_id as id from (
      select group_id from ticket where state = 'reserved' and runs_out_at <= ${services.now()}
      order by runs_out_at limit 20000) as due)
    union
    (select id from ticket_group where waiting > 0 and closes_at <= ${services.now()})
    limit ${MAX_GROUPS}`.execute(services.db);
  for (const { id } of rows) await settle(services, id);
  services.countRows(rows.length);
}

/** Once for each ticket, with days left to use it or to give it back. */
export async function remindOfUnused(services: JobServices): Promise<void> {
  await inBatches(
    services,
    'remind of tickets',
    async (db, limit) => {
      const now = services.now();
      const { rows } = await rowsOf({ id: ids.ticket })`
        update ticket set reminded_at = ${now}
        where id in (
          select id from ticket
          where state = 'reserved' and reminded_at is null and runs_out_at > ${now}
            and runs_out_at <= ${addDays(now, REMINDED_DAYS_BEFORE)} and reserved_at < ${addDays(now, -1)}
          order by runs_out_at limit ${limit} for update skip locked)
        returning id`.execute(db);
      const tickets = rows.map(({ id }) => id);
      if (tickets.length > 0) await services.enqueue(db, tellOfTickets, { ticket_ids: tickets, news: 'runs_out' });
      return rows.length;
    },
    REMINDED_AT_ONCE,
  );
}

const REMINDED_AT_ONCE = 200;
const BEFORE_THE_FIRST = '00000000-0000-0000-0000-000000000000';
/** Longer than a portal is ever away; what was seen to is not changed again. */
const DAYS_BACK = 14;

/** A ticket that was used is shown until its day is over: until then its digits say so. */
export async function endUsedPasses(services: JobServices): Promise<void> {
  let last: TicketId | typeof BEFORE_THE_FIRST = BEFORE_THE_FIRST;
  await inBatches(services, 'end passes of tickets', async (db, limit) => {
    const now = services.now();
    const { rows } = await rowsOf({ id: ids.ticket })`
      select id from ticket
      where state = 'used' and runs_out_at between ${addDays(now, -DAYS_BACK)} and ${now} and id > ${last}
      order by id limit ${limit}`.execute(db);
    const used = rows.map(({ id }) => id);
    await endPass({ db, now }, 'ticket', used);
    last = used.at(-1) ?? last;
    return rows.length;
  });
}
