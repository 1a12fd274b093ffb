import { randomUUID } from 'node:crypto';
import { expireCards } from '#features/cards/server/expire-cards.ts';
import { grantVersions } from '#features/cards/server/grant-versions.ts';
import { claimsReady } from '#features/claims/server/jobs-declared.ts';
import {
  claimFaults,
  ownMoneyFaults,
  putInFile,
  settleClaim,
  strayFaults,
  takeApproved,
  takeOutOfFile,
} from '#features/claims/server/public.ts';
import { proveLedger } from '#features/ledger/server/prove.ts';
import { sealPostings } from '#features/ledger/server/seal.ts';
import { advance } from '#features/payments/server/jobs-declared.ts';
import { ids } from '#features/vocabulary/ids.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { shortDate } from '#platform/language/dates.ts';
import type { Context } from '#platform/server/context.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { newId } from '#platform/server/new-id.ts';
import { type Route, route } from '#platform/server/routes.ts';
import { rowsOf } from '#platform/server/rows.ts';
import { asId } from './as-id.ts';
import { OTHER_ACCOUNT, OWN_ACCOUNT, WITH_OWN_MONEY } from './claim-scene.ts';
import { FAMILY_TOWN } from './household-scene.ts';
import { type Actor, BEGINNING, type Model, type Weather } from './money-model.ts';
import { moneyStage } from './money-stage.ts';
import { deliverEvents, paymentDesk } from './payment-scene.ts';
import { type Ask, type PortalSetup, startPortal } from './portal.ts';

export type Telling = 'once' | 'twice' | 'backwards' | 'never';
type Work = (context: Context) => Promise<unknown>;

const IN_TOWN: Ask = { host: WITH_OWN_MONEY, language: 'nb' };

/** A portal whose provider, bank and clock the story has in its hands. */
export async function moneyScene(setup: PortalSetup = {}) {
  let now = new Date(BEGINNING);
  let weather: Weather = 'calm';
  let telling: Telling = 'never';
  let work: Work = async () => {};
  const desk = paymentDesk(() => now, {
    treat(call) {
      if (weather === 'refuses') return call === 'create' || call === 'capture' ? 'refuse' : 'answer';
      const isAway = call !== 'token' && weather !== 'calm';
      return isAway ? (weather === 'requests_lost' ? 'lose_request' : 'lose_answer') : 'answer';
    },
  });
  const portal = await startPortal({
    ...setup,
    now: () => now,
    integrations: { payments: desk.payments },
    moreRoutes: [within((context) => work(context))],
  });
  const stage = await moneyStage(portal, () => now);
  const { people } = stage;
  /** Of the story: in the order of the model. */
  const claims: string[] = [];
  const files: string[] = [];

  const ask = async (who: Actor, method: 'POST' | 'PUT' | 'DELETE', path: string, body: object, key?: string) => {
    const headers = key ? { 'idempotency-key': key } : {};
    return portal.as(people[who]).send(method, `/api${path}`, { ...IN_TOWN, body, headers });
  };
  const call = async (...asked: Parameters<typeof ask>) => plain((await ask(...asked)).status);
  /** As a job or the bank would: with a queue that carries out what it is handed. */
  const carryOut = async (next: Work): Promise<void> => {
    work = next;
    const { status, body } = await portal.post('/api/test/money');
    if (status >= 300) throw new Error(`Work failed: ${body}`);
  };
  const jobs = (context: Context) => ({ ...portal.jobServices, enqueue: context.enqueue });
  const claimId = (place: number) => claims[place] ?? randomUUID();

  /** Once, again with the same key, or with the same key for something else. */
  async function paying(who: Actor, path: string, body: object, repeat: 'no' | 'same' | 'other'): Promise<number> {
    const key = randomUUID();
    const first = await ask(who, 'POST', path, body, key);
    if (first.status >= 300) return first.status;
    const { data } = first.json();
    claims.push((data.transaction ?? data).id);
    if (repeat === 'same') {
      const again = await ask(who, 'POST', path, body, key);
      return again.body === first.body ? plain(again.status) : 500;
    }
    if (repeat === 'other') {
      const other = await ask(who, 'POST', path, { ...body, amount: '7' }, key);
      return other.status === 409 ? 200 : 500;
    }
    return plain(first.status);
  }

  /** Every payment that is open is asked about, as the sweep does in its time. */
  const sweep = () =>
    carryOut(async (context) => {
      const { rows } = await rowsOf({ id: ids.payment })`
        select id from payment where asked_again_at is not null order by id`.execute(context.db);
      await context.enqueue(context.db, advance, ...rows);
    }).then(portal.workOff);

  return {
    portal,
    stage,
    claims,
    files,
    async reset(model: Model): Promise<void> {
      await portal.workOff();
      [now, weather, telling] = [new Date(BEGINNING), 'calm', 'never'];
      claims.length = 0;
      files.length = 0;
      desk.told.length = 0;
      desk.simulator.payments.clear();
      await stage.set(model);
    },
    setClock(moment: number) {
      now = new Date(moment);
    },
    setTelling(how: Telling) {
      telling = how;
    },
    /** What waits is carried out, and what the provider tells arrives as it likes. */
    async settle(isSwept: boolean): Promise<void> {
      await portal.workOff();
      for (let round = 0; round < 3 && desk.told.length > 0; round += 1) {
        const told = desk.told.splice(0);
        if (telling === 'never') continue;
        const events = telling === 'twice' ? [...told, ...told] : telling === 'backwards' ? told.toReversed() : told;
        for (const event of events) await deliverEvents(portal, [event]);
        await portal.workOff();
      }
      const rounds = isSwept ? 3 : telling === 'never' ? 1 : 0;
      for (let round = 0; round < rounds; round += 1) await sweep();
    },
    setWeather(next: Weather) {
      weather = next;
    },
    pay: (
      who: Actor,
      card: number,
      to: 'first' | 'second' | 'account',
      kroner: number,
      repeat: 'no' | 'same' | 'other',
    ) => paying(who, `/cards/${stage.cardOf(card)}/withdraw`, { ...stage.payee(to), amount: String(kroner) }, repeat),
    payOwn(
      who: Actor,
      card: number,
      kroner: number,
      card_kroner: number | null,
      isAtOnce: boolean,
      repeat: 'no' | 'same' | 'other',
    ) {
      const body = {
        ...stage.payee('first'),
        amount: String(kroner),
        card_amount: card_kroner === null ? '' : String(card_kroner),
        ...(isAtOnce && { payment_method: 'vipps' }),
      };
      const way = isAtOnce ? 'payment_and_withdraw' : 'payment_intent';
      return paying(who, `/cards/${stage.cardOf(card)}/${way}`, body, repeat);
    },
    async refund(who: Actor, card: number, kroner: number, repeat: 'no' | 'same' | 'other') {
      const upload = await portal.given.upload(people[who], { name: 'kvittering.pdf', kind: 'document' });
      const body = {
        upload_ids: [upload],
        purpose: 'Fotballsko',
        organization_name: 'Sportsbutikken',
        amount: String(kroner),
        bank_account: OWN_ACCOUNT,
      };
      const paid_on = shortDate(now);
      return paying(who, `/cards/${stage.cardOf(card)}/refund`, { ...body, paid_on }, repeat);
    },
    async confirm(who: Actor, place: number) {
      const id = await stage.paymentOf(claimId(place));
      return call(who, 'POST', `/payment_intents/${id}/confirm`, { payment_method: 'vipps' });
    },
    async payerSays(place: number, isYes: boolean) {
      desk.simulator.decide(await stage.referenceOf(claimId(place)), isYes);
    },
    decide: (who: Actor, places: number[], decision: string) =>
      call(who, 'POST', '/municipality/transactions/decide', {
        ids: places.map(claimId),
        decision,
        message: 'Sak 12/27',
      }),
    abandon: (who: Actor, place: number) => call(who, 'POST', `/transactions/${claimId(place)}/abandon`, {}),
    retry: (who: Actor, place: number, hasNewAccount: boolean) =>
      call(who, 'POST', `/transactions/${claimId(place)}/retry`, {
        bank_account: hasNewAccount ? OTHER_ACCOUNT : '',
      }),
    retryAsStaff: (who: Actor, place: number) =>
      call(who, 'POST', `/municipality/transactions/${claimId(place)}/retry`, {}),
    makeFile: (most: number) =>
      carryOut(async (context) => {
        const file = newId();
        files.push(file);
        await inTransaction(context.db, async (db) => {
          const inside = { ...context, db, actor: null };
          const lines = await takeApproved(inside, FAMILY_TOWN, most);
          const taken = lines.map(({ id }) => id);
          await putInFile(inside, taken, file);
        });
      }),
    withdrawFile: (places: readonly number[]) =>
      carryOut((context) =>
        inTransaction(context.db, (db) =>
          takeOutOfFile(
            { ...context, db, actor: null },
            places.map((place) => asId<'ClaimId'>(claimId(place))),
          ),
        ),
      ),
    bankAnswers: (place: number, answer: 'paid' | 2 | 5) =>
      carryOut((context) =>
        inTransaction(context.db, (db) =>
          settleClaim(
            { ...context, db, actor: null },
            asId<'ClaimId'>(claimId(place)),
            answer === 'paid' ? { result: 'paid' } : { result: 'failed', code: answer, reason: 'RJCT' },
          ),
        ),
      ),
    cancel: (who: Actor, event: number) =>
      call(who, 'POST', `/events/${stage.events[event]}/cancel`, { reason: 'For få påmeldte' }),
    leave: () => call('child', 'POST', `/occurrences/${stage.lastTime}/leave`, {}),
    open: (who: Actor, child: number) =>
      call(who, 'POST', '/v2/cards', { child_id: stage.children[child], scheme_id: stage.scheme() }),
    changeShare: (who: Actor, may_pay: boolean) =>
      call(who, 'PUT', `/v2/cards/${stage.cardOf(0)}/shares/${stage.share}`, { may_pay }),
    endShare: (who: Actor) => call(who, 'DELETE', `/v2/cards/${stage.cardOf(0)}/shares/${stage.share}`, {}),
    publish: (who: Actor) =>
      call(who, 'POST', `/municipality/schemes/versions/${stage.versions[1]}/publish`, {
        decided_by: 'Kommunestyret',
        case_number: '51/26',
        decided_on: '2026-11-10',
      }),
    endPeriod: (who: Actor, last_day: string) =>
      call(who, 'POST', `/municipality/schemes/versions/${stage.versions[0]}/end`, { last_day, reason: 'Slutt' }),
    grant: () => carryOut((context) => grantVersions(jobs(context))).then(stage.findCards),
    expire: () => carryOut((context) => expireCards(jobs(context))),
    ready: () => carryOut((context) => context.enqueue(context.db, claimsReady, {})),
    findCards: () => stage.findCards(),
    /** What the daily control finds, and what it does not look for. */
    async faults(): Promise<unknown[]> {
      await sealPostings({ db: portal.db, now: () => now, countRows: () => {} });
      const compared = { comparisons: [claimFaults, ownMoneyFaults, strayFaults], now };
      const { faults } = await proveLedger(portal.db, FAMILY_TOWN, compared);
      return [...faults, ...(await stage.faults()), ...(await stage.differFrom(desk.simulator))];
    },
    close: () => portal.close(),
  };
}
export type MoneyScene = Awaited<ReturnType<typeof moneyScene>>;

const plain = (status: number): number => (status < 300 ? 200 : status);

const within = (work: Work): Route =>
  route(
    endpoint({
      method: 'POST',
      path: '/test/money',
      summary: 'For tests: what a job or a bank does.',
      access: 'anyone',
      rate: 'publicRead',
      answer: 'nothing',
    }),
    async (context) => {
      await work(context);
      return undefined;
    },
  );
