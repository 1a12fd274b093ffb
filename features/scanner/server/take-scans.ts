import { settledMoments } from '#features/door/rules.ts';
import { readDoorCode, tickDoorCode } from '#features/door/server/public.ts';
import { isGoodOutcome, tidiedCode } from '#features/passes/rules.ts';
import { type PassKind, type PassUsed, readPass } from '#features/passes/server/public.ts';
import type { Context } from '#platform/server/context.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import type { ParsedScan, Scanned, ScanPlace, ScanReading } from '../contract.ts';
import type { ScanOutcome } from '../rules.ts';
import { demandDesk, type OpenDesk } from './desks.ts';
import { tellOfConflictJob } from './jobs-declared.ts';

type Delivery = { place: ScanPlace; entries: ParsedScan[]; sent_at?: string | undefined };
type Told = ScanReading & Pick<PassUsed, 'displaced_key' | 'take_back'>;

/** A device that has been without a network for longer has lost its ticks. */
const LATEST_MS = 59 * 86_400_000;

/** What was shown at one desk, each by itself: what cannot be used is answered with the reason, and the rest goes on. */
export async function takeScans(
  context: Context,
  kinds: readonly PassKind[],
  { place, entries, sent_at }: Delivery,
): Promise<Scanned[]> {
  const desk = await demandDesk(context, place);
  const start_at = new Date(context.now.getTime() - LATEST_MS).toISOString();
  const moments = settledMoments(entries, { sent_at, start_at, now: context.now });
  const answers: Scanned[] = [];
  for (const entry of entries) {
    answers.push(await takeScan(context, kinds, desk, entry, moments.get(entry.key) ?? context.now));
  }
  return answers;
}

const takeScan = (
  context: Context,
  kinds: readonly PassKind[],
  desk: OpenDesk,
  entry: ParsedScan,
  at: Date,
): Promise<Scanned> =>
  inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    const { displaced_key, take_back = null, ...reading } = await readingOf(inside, kinds, desk, entry, at);
    const is_conflict = displaced_key !== undefined || (entry.was_let_in && !isGoodOutcome(reading.outcome));
    if (is_conflict) {
      await context.enqueue(db, tellOfConflictJob, {
        ...deskOf(desk),
        key: entry.key,
        title: reading.title ?? '',
        at: at.toISOString(),
        is_twice: displaced_key !== undefined || reading.outcome === 'used_before',
      });
    }
    return { key: entry.key, ...reading, is_conflict, take_back };
  });

const deskOf = ({ place, municipality_id }: OpenDesk) => ({
  organization_id: 'organization_id' in place ? place.organization_id : null,
  municipality_id,
});

async function readingOf(
  context: Context,
  kinds: readonly PassKind[],
  { place, municipality_id }: OpenDesk,
  { key, text, is_use, was_let_in, let_in_as, condition, note = '' }: ParsedScan,
  at: Date,
): Promise<Told> {
  const code = tidiedCode(text);
  if (code.startsWith('NB1')) {
    const found = await (is_use
      ? tickDoorCode(context, code, place, { key, at })
      : readDoorCode(context, code, place, at));
    return 'fault' in found ? nothing(found.fault) : shown({ ...found, kind: 'place' });
  }
  const found = await readPass(context, municipality_id, code);
  if ('fault' in found) return nothing(found.fault);
  const kind = kinds.find((each) => each.kind === found.kind);
  const reading = is_use
    ? await kind?.use(context, found.thing_id, place, {
        key,
        at,
        let_in_as: was_let_in ? (let_in_as ?? 'used') : undefined,
        came_back: condition && { condition, note },
      })
    : await kind?.read(context, found.thing_id, place);
  return reading && reading.outcome !== 'other_place' ? shown(reading) : nothing('other_place');
}

/** Of what does not concern a desk nothing is told but that. */
const nothing = (outcome: ScanOutcome): Told => ({
  kind: null,
  outcome,
  title: null,
  holder: null,
  detail: null,
  until: null,
});

type Shown = Omit<PassUsed, 'kind'> & { kind: NonNullable<ScanReading['kind']> };

const shown = ({ kind, outcome, title, holder, detail, until, displaced_key, take_back }: Shown): Told => ({
  kind,
  outcome,
  title,
  holder,
  detail,
  until,
  displaced_key,
  take_back,
});
