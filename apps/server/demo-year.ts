import { sql } from 'kysely';
import { DEMO_ACCOUNTS, DEMO_SCHEME_MUNICIPALITY_ID } from '#database/seeds/accounts.ts';
import { openCards } from '#features/cards/server/create-card.ts';
import { renewCards } from '#features/cards/server/renew-cards.ts';
import { type ClaimRow, lockClaims } from '#features/claims/server/claim-rows.ts';
import { approveClaims, type ClaimContext, dropClaims, rollBackClaim } from '#features/claims/server/end-claims.ts';
import { holdMoney } from '#features/claims/server/hold-money.ts';
import { type BankAnswer, settleClaim } from '#features/claims/server/public.ts';
import { actsFor } from '#features/households/server/public.ts';
import { takeOver } from '#features/households/server/refresh-household.ts';
import { proveLedger, writeProof } from '#features/ledger/server/prove.ts';
import { sealPostings } from '#features/ledger/server/seal.ts';
import { makeFile } from '#features/payouts/server/make-file.ts';
import { nextBankDay } from '#features/payouts/server/send-file.ts';
import { type DecidedVersion, runningVersions } from '#features/schemes/server/public.ts';
import {
  type BankFileId,
  type CardId,
  type ClaimId,
  ids,
  type OrganisationId,
  type UserId,
} from '#features/vocabulary/ids.ts';
import { shortDate } from '#platform/language/dates.ts';
import type { Context } from '#platform/server/context.ts';
import { rowsOf, text } from '#platform/server/rows.ts';
import { childrenIn, DEMO_DAYS, type DemoDay, FAMILIES_COUNT, type PaymentEnd } from './demo-families.ts';
import { LEDGER_COMPARISONS } from './ledger-comparisons.ts';

type Demo = Pick<Context, 'db' | 'now' | 'secrets'>;
type Participant = { id: OrganisationId; name: string; bank_account: string };
type Holder = Awaited<ReturnType<typeof actsFor>>[number] & { guardian: UserId };

const DAY_MS = 86_400_000;
const MESSAGES: Partial<Record<PaymentEnd, string>> = {
  rejected: 'Ordningen gjelder faste aktiviteter som varer minst ti ganger.',
  given_back: 'Kurset startet ikke denne høsten.',
};

/** A year of payments by families of the demo's town, in every state that a payment can be in. `own`: of the demo's user. */
export async function loadDemoYear(
  demo: Demo,
  organisations: readonly Participant[],
  own: readonly Holder[],
): Promise<void> {
  const holders = [...(await addFamilies(demo)), ...own];
  await sql`
    insert into payer (municipality_id, name, organisation_number, bank_account, bic, changed_at)
    values (${DEMO_SCHEME_MUNICIPALITY_ID}, 'Asker kommune', '920125298', '15038811115', 'DNBANOKK', ${demo.now})
    on conflict (municipality_id) do nothing`.execute(demo.db);
  for (const day of DEMO_DAYS) await liveThrough(demo, holders, organisations, day);
}

async function addFamilies(demo: Demo): Promise<Holder[]> {
  const { rows: guardians } = await rowsOf({ id: ids.user, name: text })`
    select id, name from app_user
    where email like '%.%@demo.test' and erased_at is null and ssn_digest is null
    order by municipality_id <> ${DEMO_SCHEME_MUNICIPALITY_ID}, id limit ${FAMILIES_COUNT}`.execute(demo.db);
  const holders: Holder[] = [];
  for (const [family, { id, name }] of guardians.entries()) {
    await takeOver(demo, id, childrenIn(family, name));
    holders.push(...(await actsFor(demo, id)).map((child) => ({ ...child, guardian: id })));
  }
  return holders;
}

/** One day's payments, what the municipality said two days later, and the bank three days after that. */
async function liveThrough(
  demo: Demo,
  holders: readonly Holder[],
  organisations: readonly Participant[],
  { days_ago, is_paid_out, payments }: DemoDay,
): Promise<void> {
  const at = (days: number) => new Date(demo.now.getTime() - (days_ago - days) * DAY_MS);
  const on = (days: number, actor: UserId | null): ClaimContext => ({
    db: demo.db,
    now: at(days),
    actor: actor === null ? null : { id: actor },
    enqueue: async () => {},
  });
  const [version] = await runningVersions(demo, DEMO_SCHEME_MUNICIPALITY_ID, shortDate(at(0)));
  if (!version) return;
  const cards = await cardsUnder({ ...demo, now: at(0) }, version, holders);
  const claims: { id: ClaimId; end: PaymentEnd }[] = [];
  for (const { child, organisation, kroner, purpose, end } of payments) {
    const place = typeof child === 'number' ? child : holders.findIndex(({ first_name }) => first_name === child);
    const [card, holder, payee] = [cards[place], holders[place], organisations[organisation]];
    if (!(card && holder && payee)) continue;
    const id = await holdMoney({ ...on(0, holder.guardian), language: 'nb' }, cardOf(card, version), {
      kind: 'payment',
      organisation_id: payee.id,
      event_id: null,
      payee_name: payee.name,
      purpose,
      bank_account: payee.bank_account,
      kid: null,
      note: null,
      purse_ore: kroner * 100,
      own_ore: 0,
      ready_on: null,
      paid_on: null,
    });
    claims.push({ id, end });
  }
  const office = ids.user.parse(DEMO_ACCOUNTS.kommune.id);
  const those = (...ends: PaymentEnd[]) => claims.filter(({ end }) => ends.includes(end)).map(({ id }) => id);
  await decide(on(2, office), those('rejected'), MESSAGES.rejected ?? null, (context, rows) =>
    dropClaims(context, rows, 'rejected'),
  );
  const yes = those('paid', 'account_closed', 'bank_refused', 'given_back', 'approved');
  await decide(on(2, office), yes, null, approveClaims);
  if (!is_paid_out) return;
  await controlLedger(demo, at(3));
  const file = await makeFile({ ...on(3, null), actor: null }, DEMO_SCHEME_MUNICIPALITY_ID);
  if (file.id) await answer(on(5, null), file.id, { office, claims });
  await decide(on(9, office), those('given_back'), MESSAGES.given_back ?? null, async (context, rows) => {
    for (const row of rows) await rollBackClaim(context, row);
  });
}

/** No file is made before the ledger was controlled. */
async function controlLedger({ db }: Demo, now: Date): Promise<void> {
  await sealPostings({ db, now: () => now, countRows: () => {} });
  const compared = { comparisons: LEDGER_COMPARISONS, now };
  await writeProof(db, await proveLedger(db, DEMO_SCHEME_MUNICIPALITY_ID, compared), now);
}

async function cardsUnder(demo: Demo, version: DecidedVersion, holders: readonly Holder[]): Promise<CardId[]> {
  const context = { ...demo, actor: null };
  const owners = holders.map(({ id, guardian }) => ({ child_id: id, owner_user_id: guardian }));
  const cards = await openCards(context, version, owners);
  await renewCards(context, version, cards);
  return cards;
}

const cardOf = (id: CardId, version: DecidedVersion) => ({
  card: { id, municipality_id: DEMO_SCHEME_MUNICIPALITY_ID },
  version,
});

async function decide(
  context: ClaimContext,
  claims: readonly ClaimId[],
  message: string | null,
  deed: (context: ClaimContext, rows: readonly ClaimRow[]) => Promise<void>,
): Promise<void> {
  if (claims.length === 0) return;
  await sql`
    update claim set decided_by = ${context.actor?.id ?? null}, decided_at = ${context.now}, rejection_message = ${message}
    where id = any(${[...claims]}::uuid[])`.execute(context.db);
  await deed(context, await lockClaims(context, claims));
}

const ANSWERS: Partial<Record<PaymentEnd, BankAnswer>> = {
  account_closed: { result: 'failed', code: 5, reason: 'Kontoen er avsluttet' },
  bank_refused: { result: 'failed', code: 2, reason: 'Avvist av banken' },
};

async function answer(
  context: ClaimContext,
  file: BankFileId,
  { office, claims }: { office: UserId; claims: readonly { id: ClaimId; end: PaymentEnd }[] },
): Promise<void> {
  const { db, now } = context;
  const paysOn = nextBankDay(shortDate(now));
  await sql`update bank_file set state = 'approved', approved_by = ${office}, approved_at = ${now}, pay_on = ${paysOn}
    where id = ${file}`.execute(db);
  await sql`update bank_file set state = 'sent', sent_at = ${now} where id = ${file}`.execute(db);
  for (const { id, end } of claims) {
    const said = ANSWERS[end] ?? { result: 'paid' };
    if (!(await settleClaim(context, id, said))) continue;
    const [code, reason] = said.result === 'failed' ? [said.code, said.reason] : [null, null];
    await sql`update bank_file_line set result = ${said.result}, payment_status_code = ${code}, reason = ${reason}
      where bank_file_id = ${file} and claim_id = ${id}`.execute(db);
  }
  await sql`update bank_file set state = 'answered', answered_at = ${now} where id = ${file}`.execute(db);
}
