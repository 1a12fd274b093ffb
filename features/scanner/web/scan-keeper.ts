import { areRightDigits, type CameBackAs, digitsMark, isGoodOutcome, tidiedCode } from '#features/passes/rules.ts';
import { digestOf } from '#features/passes/web/digest-of.ts';
import { type Call, CallFailed } from '#platform/web/client.ts';
import { newKey } from '#platform/web/new-key.ts';
import type { AlongList, Scanned, ScanPlace, ScanReading } from '../contract.ts';
import type { ScanOutcome } from '../rules.ts';
import { getAlong, sendScans } from './calls.ts';
import { deliverScans } from './deliver-scans.ts';
import type { ScanStore, WaitingScan } from './scan-store.ts';

/** `not_on_list`: without a network nobody here knows it. */
export type ScanResult = Omit<ScanReading, 'outcome'> & {
  key: string;
  take_back: Scanned['take_back'];
  outcome: ScanOutcome | 'not_on_list';
  /** By the list that was taken along, and not by the server. */
  is_offline: boolean;
  /** Without a network: how it is, is asked before it is taken back; it was damaged, and is kept back. */
  coming_back: 'asked' | 'kept_back' | null;
};

export type CameBack = { condition: CameBackAs; note: string };

export type ScanState = {
  list: AlongList | null;
  waitingCount: number;
  /** Let in here, and turned down by the server when the network was back. */
  refused: readonly Scanned[];
  isLasting: boolean;
  fault: 'offline' | 'forbidden' | 'not_found' | 'failed' | null;
  result: ScanResult | null;
};

type Options = { call: Call; store: ScanStore; userId: string; place: ScanPlace; nowMs?: () => number };

/** A queue of people does not wait longer for a network that may not come. */
const PATIENCE_MS = 4000;
/** People leave late, and what is over by minutes is for the server to judge. */
const GRACE_MS = 12 * 3_600_000;

/** Stands at one desk. What was let in is kept, whatever happens to the network or the page. */
export function createScanKeeper({ call, store, userId, place, nowMs = Date.now }: Options) {
  const listeners = new Set<() => void>();
  let list: AlongList | null = null;
  let waiting: WaitingScan[] = [];
  let refused: Scanned[] = [];
  let fault: ScanState['fault'] = null;
  let result: ScanResult | null = null;
  let toReturn: WaitingScan | null = null;
  let state = shown();

  function shown(): ScanState {
    return { list, waitingCount: waiting.length, refused, isLasting: store.isLasting, fault, result };
  }

  function change() {
    state = shown();
    for (const listener of listeners) listener();
  }

  /** What was kept first, so that the desk can open at once; then what the server says. */
  async function open(): Promise<void> {
    waiting = await store.scansOf(userId);
    list = await store.readList(userId, place);
    change();
    await refresh();
  }

  async function refresh(): Promise<void> {
    await deliver();
    try {
      const { data } = await call(getAlong, { query: place });
      list = data;
      fault = null;
      await store.keepList(userId, place, data).catch(() => {});
    } catch (error) {
      fault = faultOf(error);
      if (fault === 'forbidden' || fault === 'not_found') {
        // A user who may not stand here any more has nothing of it any longer.
        list = null;
        await store.forgetList(userId, place).catch(() => {});
      }
    }
    change();
  }

  async function deliver(): Promise<void> {
    await deliverScans({
      call,
      store,
      userId,
      nowMs,
      onDelivered: (answers) => {
        refused = [...refused, ...answers.filter(({ is_conflict }) => is_conflict)];
      },
    });
    waiting = await store.scansOf(userId);
    change();
  }

  async function scan(read: string, { isUse }: { isUse: boolean }): Promise<void> {
    const text = tidiedCode(read);
    const key = newKey();
    if (/^\d+$/.test(text) && !areRightDigits(text)) return show({ ...NOTHING, key, outcome: 'mistyped' });
    const entry = { key, text, at: new Date(nowMs()).toISOString(), is_use: isUse };
    const answer = await ask(entry);
    if (answer === 'offline') return scanOffline(entry);
    if (answer) {
      const { is_conflict: _told, ...reading } = answer;
      show({ ...reading, is_offline: false, coming_back: null });
    }
  }

  /** Undefined where the server has turned the desk itself away: then the page says why. */
  async function ask(
    entry: Pick<WaitingScan, 'key' | 'text' | 'at' | 'is_use'>,
  ): Promise<Scanned | undefined | 'offline'> {
    const sending = call(sendScans, { body: { place, entries: [entry], sent_at: entry.at } });
    const tired = new Promise<'tired'>((resolve) => setTimeout(resolve, PATIENCE_MS, 'tired'));
    try {
      const answer = await Promise.race([sending, tired]);
      if (answer === 'tired') {
        sending.catch(() => {});
        return 'offline';
      }
      fault = null;
      return answer.data[0];
    } catch (error) {
      fault = faultOf(error);
      if (fault === 'offline' || fault === 'failed') return 'offline';
      list = null;
      change();
      return undefined;
    }
  }

  /** By the list on the device. An entry is stored on the device before the screen says so. */
  async function scanOffline(entry: Pick<WaitingScan, 'key' | 'text' | 'at' | 'is_use'>): Promise<void> {
    const known = await findAlong(list?.entries ?? [], entry.text);
    if (!known) return show({ ...NOTHING, key: entry.key, outcome: 'not_on_list', is_offline: true });
    const reading = { ...known.reading, key: entry.key, take_back: null, is_offline: true, coming_back: null };
    if (known.from !== null && Date.parse(known.from) > nowMs()) return show({ ...reading, outcome: 'not_yet' });
    if (
      isGoodOutcome(known.reading.outcome) &&
      known.reading.until !== null &&
      Date.parse(known.reading.until) + GRACE_MS < nowMs()
    )
      return show({ ...reading, outcome: 'over' });
    if (waiting.some((each) => each.digest === known.digest)) return show({ ...reading, outcome: 'used_before' });
    const { let_in_as = 'used' } = known;
    if (!entry.is_use || let_in_as === 'holds' || !isGoodOutcome(known.reading.outcome)) return show(reading);
    const kept: WaitingScan = { ...entry, was_let_in: true, let_in_as, user_id: userId, place, digest: known.digest };
    if (let_in_as === 'returned') return show({ ...reading, coming_back: 'asked' }, kept);
    await keep(kept);
    show({ ...reading, outcome: let_in_as });
  }

  async function keep(kept: WaitingScan): Promise<void> {
    await store.keepScan(kept);
    waiting = [...waiting.filter(({ key }) => key !== kept.key), kept];
  }

  /** What was scanned without a network and is out comes back, as people at the desk see that it is. */
  async function takeBack(cameBack: CameBack): Promise<void> {
    const [shownNow, kept] = [result, toReturn];
    if (!shownNow || !kept) return;
    await keep({ ...kept, ...cameBack });
    const coming_back = cameBack.condition === 'damaged' ? 'kept_back' : null;
    show({ ...shownNow, outcome: 'returned', coming_back });
  }

  function show(next: ScanResult | null, kept: WaitingScan | null = null) {
    result = next;
    toReturn = kept;
    change();
  }

  return {
    read: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    open,
    refresh,
    scan,
    takeBack,
    /** It has been dealt with. */
    forgetResult: () => show(null),
    forgetRefused() {
      refused = [];
      change();
    },
  };
}

export type ScanKeeper = ReturnType<typeof createScanKeeper>;

const NOTHING = {
  kind: null,
  title: null,
  holder: null,
  detail: null,
  until: null,
  take_back: null,
  is_offline: false,
  coming_back: null,
} as const;

async function findAlong(entries: AlongList['entries'], text: string) {
  const digest = await digestOf(text);
  if (!areRightDigits(text)) return entries.find((each) => each.digest === digest);
  const mark = digitsMark(digest);
  return entries.find(({ digits_mark }) => digits_mark === mark);
}

function faultOf(error: unknown): ScanState['fault'] {
  if (!(error instanceof CallFailed)) return 'offline';
  if (error.status === 403 || error.status === 409) return 'forbidden';
  return error.status === 404 ? 'not_found' : 'failed';
}
