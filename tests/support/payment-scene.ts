import { sql } from 'kysely';
import { z } from 'zod';
import { cancelPayment, capturePayment, refundPayment, startPayment } from '#features/payments/server/public.ts';
import { sweepPayments } from '#features/payments/server/sweep-payments.ts';
import { vippsProvider } from '#features/payments/server/vipps.ts';
import {
  type SimulatedCall,
  type SimulatedEvent,
  type SimulatorManners,
  simulatedFetch,
  type Treatment,
  vippsSimulator,
} from '#features/payments/server/vipps-simulator.ts';
import { ids, type PaymentId, type UserId } from '#features/vocabulary/ids.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { oneOf } from '#platform/contract/paging.ts';
import type { Db } from '#platform/server/database.ts';
import { newId } from '#platform/server/new-id.ts';
import { type Route, route } from '#platform/server/routes.ts';
import { number, rowsOf, text } from '#platform/server/rows.ts';
import { BERGEN } from './given.ts';
import { startPortal, type TestPortal } from './portal.ts';
import { EVENT_HOST, VIPPS_KEYS } from './vipps-server.ts';

const PURPOSE_ID = '01890000-0000-7000-8000-000000000001';
const byId = z.object({ id: ids.payment });
const asked = z.object({ amount_ore: z.int(), key: z.string() });
const calling = { method: 'POST', summary: 'For tests.', access: 'user', rate: 'write', idempotent: true } as const;

/** As a feature that has something to be paid would call it. */
export const PAYMENT_COMMANDS: Route[] = [
  route(
    endpoint({ ...calling, path: '/test/payments', body: z.object({ amount_ore: z.int() }), answer: oneOf(byId) }),
    async (context, { body }) => ({
      data: await startPayment(context, {
        municipality_id: BERGEN,
        purpose: 'test',
        purpose_id: PURPOSE_ID,
        amount_ore: body.amount_ore,
        method: 'vipps',
        description: 'Vårsemester i klubben',
        return_path: '/fritidskonto',
      }),
    }),
  ),
  route(
    endpoint({ ...calling, path: '/test/payments/{id}/capture', params: byId, body: asked, answer: 'nothing' }),
    async (context, { params, body }) => void (await capturePayment(context, params.id, body.amount_ore, body.key)),
  ),
  route(
    endpoint({ ...calling, path: '/test/payments/{id}/refund', params: byId, body: asked, answer: 'nothing' }),
    async (context, { params, body }) => void (await refundPayment(context, params.id, body.amount_ore, body.key)),
  ),
  route(
    endpoint({ ...calling, path: '/test/payments/{id}/cancel', params: byId, answer: 'nothing' }),
    async (context, { params }) => void (await cancelPayment(context, params.id)),
  ),
  route(
    endpoint({
      ...calling,
      path: '/test/payments/sweep',
      access: 'anyone',
      answer: oneOf(z.object({ ids: z.array(ids.payment) })),
    }),
    async (context) => {
      const due: PaymentId[] = [];
      await sweepPayments({
        ...context,
        now: () => context.now,
        countRows: () => {},
        enqueue: async (db, job, ...payloads) => {
          due.push(...payloads.map((payload) => ids.payment.parse(payload.id)));
          await context.enqueue(db, job, ...payloads);
        },
      });
      return { data: { ids: due } };
    },
  ),
];

/** A provider whose answers and events the test has in its hands. */
export function paymentDesk(now: () => Date, manners: Partial<SimulatorManners> = {}) {
  const treatments: Partial<Record<SimulatedCall, Treatment[]>> = {};
  const calls: SimulatedCall[] = [];
  const told: SimulatedEvent[] = [];
  const simulator = vippsSimulator({
    keys: VIPPS_KEYS,
    payerOrigin: `http://${EVENT_HOST}`,
    eventHost: EVENT_HOST,
    now,
    deliver: (event) => told.push(event),
    manners: {
      treat(call) {
        calls.push(call);
        return treatments[call]?.shift() ?? 'answer';
      },
      ...manners,
    },
  });
  const payments = vippsProvider({
    url: 'http://vipps.test',
    keys: VIPPS_KEYS,
    eventHost: EVENT_HOST,
    fetch: simulatedFetch(simulator),
  });
  return { payments, simulator, treatments, calls, told };
}

/** Webhooks brought to the portal, as often and in the order that the test wants. */
export const deliverEvents = ({ server }: Pick<TestPortal, 'server'>, events: readonly SimulatedEvent[]) =>
  Promise.all(
    events.map(async ({ path, headers, bytes }) => {
      const payload = Buffer.from(bytes);
      return (await server.inject({ method: 'POST', url: path, headers, payload })).statusCode;
    }),
  );

export async function paymentScene() {
  let now = new Date('2026-11-17T11:00:00Z');
  const { payments, ...desk } = paymentDesk(() => now);
  const portal = await startPortal({
    now: () => now,
    integrations: { payments },
    moreRoutes: PAYMENT_COMMANDS,
  });
  const row = async (id: PaymentId) =>
    portal.db.selectFrom('payment').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  return {
    portal,
    ...desk,
    row,
    pass(seconds: number) {
      now = new Date(now.getTime() + seconds * 1000);
    },
    async start(user: UserId, amount_ore = 12_000): Promise<PaymentId> {
      return (await portal.as(user).post('/api/test/payments', { amount_ore })).json().data.id;
    },
    ask: (user: UserId, id: PaymentId, kind: 'capture' | 'refund' | 'cancel', body?: object) =>
      portal.as(user).post(`/api/test/payments/${id}/${kind}`, body, { language: 'nb' }),
    async decide(id: PaymentId, isYes = true) {
      desk.simulator.decide((await row(id)).reference, isYes);
    },
    deliver: (events: readonly SimulatedEvent[]) => deliverEvents(portal, events),
    /** As the minute does: what is to be asked about in the next one. */
    async sweep(): Promise<PaymentId[]> {
      return (await portal.post('/api/test/payments/sweep')).json().data.ids;
    },
    async facts(id: PaymentId) {
      const { rows } = await rowsOf({ kind: text, amount_ore: number.nullable() })`
        select kind, (details ->> 'amount_ore')::int as amount_ore from fact
        where details ->> 'payment_id' = ${id} order by fact.id`.execute(portal.db);
      return rows.map(({ kind, amount_ore }) => (amount_ore === null ? kind : `${kind} ${amount_ore}`));
    },
    operations: async (id: PaymentId) => {
      const { rows } = await rowsOf({ kind: text, state: text })`
        select kind, state from payment_operation where payment_id = ${id} order by created_at, id`.execute(portal.db);
      return rows.map(({ kind, state }) => `${kind} ${state}`);
    },
  };
}

export type PaymentScene = Awaited<ReturnType<typeof paymentScene>>;

/** A payment in the books, for those who look at whose it is. */
export async function givenPayment(db: Db, user: UserId, mark: string): Promise<PaymentId> {
  const id = newId<'PaymentId'>();
  await sql`
    insert into payment (id, municipality_id, user_id, tenant, provider, reference, purpose, purpose_id, amount_ore,
      return_path, description, created_at, changed_at)
    values (${id}, ${BERGEN}, ${user}, 'bergen', 'vipps', ${id}, 'test', ${PURPOSE_ID}, 12000, '/fritidskonto',
      ${`Betaling ${mark}`}, now(), now())`.execute(db);
  await sql`
    insert into payment_event (id, payment_id, body, received_at)
    values (${`${id} CREATED`}, ${id}, '{}', now())`.execute(db);
  return id;
}

/** What the provider refused to give back of it, settled by a member of the municipality's staff. */
export async function givenSettledRefund(db: Db, payment: PaymentId, staff: UserId, mark: string): Promise<void> {
  await sql`update payment set state = 'authorised' where id = ${payment}`.execute(db);
  await sql`update payment set state = 'captured', captured_ore = amount_ore where id = ${payment}`.execute(db);
  await sql`
    insert into payment_operation (id, payment_id, kind, amount_ore, key, state, reason, created_at, settled_at, ended_as,
      ended_by, ended_at, ended_note)
    values (${newId<'PaymentOperationId'>()}, ${payment}, 'refund', 12000, 'refund', 'refused', 'closed', now(), now(),
      'by_hand', ${staff}, now(), ${`Betalt fra kassen ${mark}`})`.execute(db);
}
