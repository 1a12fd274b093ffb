import { storage } from '#platform/web/storage.ts';
import type { DoorList, OwnDoorCode } from '../contract.ts';
import type { WaitingTick } from './waiting-ticks.ts';

/** Lists and codes are kept for the person who fetched them, and shown to nobody else on the device. */
type KeptList = { user_id: string; list: DoorList };
export type KeptCode = OwnDoorCode & { occurrence_id: string; user_id: string };

/** What the device remembers without a connection, and after a crash. */
export type DoorStore = {
  /** False where the browser keeps nothing: then it is gone with the page. */
  isLasting: boolean;
  readList(userId: string, occurrenceId: string): Promise<DoorList | null>;
  keepList(userId: string, list: DoorList): Promise<void>;
  ticksOf(userId: string): Promise<WaitingTick[]>;
  keepTick(tick: WaitingTick): Promise<void>;
  /** Sent: they are forgotten, and the list is as they made it, both or neither. */
  settle(userId: string, keys: readonly string[], list: DoorList | null): Promise<void>;
  readCode(userId: string, occurrenceId: string): Promise<KeptCode | null>;
  keepCode(code: KeptCode): Promise<void>;
  /** Names and codes of what is over, or everything about people but `userId`; ticks stay until they are sent. */
  forget(what: { before: Date; exceptOf: string | null }): Promise<void>;
};

const DATABASE = 'nabolag-door';
const STORES = ['lists', 'ticks', 'codes'] as const;
type StoreName = (typeof STORES)[number];

/** A tick that could not be sent for so long will not be: the activity is gone, or the right to it. */
const TICK_LASTS_MS = 60 * 86_400_000;

const keyOf = (userId: string, occurrenceId: string): string => `${userId} ${occurrenceId}`;

/** In the browser's own database; in memory where it has none or denies it. */
export async function openDoorStore(): Promise<DoorStore> {
  try {
    const store = storeIn(await openDatabase());
    // Tells every page that there may be something to send or to forget.
    storage.write('door-used', '1');
    return store;
  } catch {
    return storeInMemory();
  }
}

type Tables = {
  isLasting: boolean;
  read<Value>(store: StoreName, key: string): Promise<Value | undefined>;
  readAll<Value>(store: StoreName): Promise<Value[]>;
  /** All of it or nothing. */
  change(changes: readonly { store: StoreName; key: string; value?: unknown }[]): Promise<void>;
};

export const storeInMemory = (): DoorStore => storeOn(tablesInMemory());
const storeIn = (database: IDBDatabase): DoorStore => storeOn(tablesIn(database));

function storeOn(tables: Tables): DoorStore {
  return {
    isLasting: tables.isLasting,
    readList: async (userId, occurrenceId) =>
      (await tables.read<KeptList>('lists', keyOf(userId, occurrenceId)))?.list ?? null,
    keepList: (user_id, list) =>
      tables.change([{ store: 'lists', key: keyOf(user_id, list.occurrence_id), value: { user_id, list } }]),
    ticksOf: async (userId) => (await tables.readAll<WaitingTick>('ticks')).filter(({ user_id }) => user_id === userId),
    keepTick: (tick) => tables.change([{ store: 'ticks', key: tick.key, value: tick }]),
    settle: (user_id, keys, list) =>
      tables.change([
        ...keys.map((key) => ({ store: 'ticks' as const, key })),
        ...(list
          ? [{ store: 'lists' as const, key: keyOf(user_id, list.occurrence_id), value: { user_id, list } }]
          : []),
      ]),
    readCode: async (userId, occurrenceId) =>
      (await tables.read<KeptCode>('codes', keyOf(userId, occurrenceId))) ?? null,
    keepCode: (code) => tables.change([{ store: 'codes', key: keyOf(code.user_id, code.occurrence_id), value: code }]),
    async forget({ before, exceptOf }) {
      const isOver = (end_at: string) => Date.parse(end_at) < before.getTime();
      const lists = await tables.readAll<KeptList>('lists');
      const codes = await tables.readAll<KeptCode>('codes');
      const ticks = await tables.readAll<WaitingTick>('ticks');
      await tables.change([
        ...lists
          .filter(({ user_id, list }) => user_id !== exceptOf || isOver(list.end_at))
          .map(({ user_id, list }) => ({ store: 'lists' as const, key: keyOf(user_id, list.occurrence_id) })),
        ...codes
          .filter(({ user_id, end_at }) => user_id !== exceptOf || isOver(end_at))
          .map(({ user_id, occurrence_id }) => ({ store: 'codes' as const, key: keyOf(user_id, occurrence_id) })),
        ...ticks
          .filter(({ at }) => Date.parse(at) < before.getTime() - TICK_LASTS_MS)
          .map(({ key }) => ({ store: 'ticks' as const, key })),
      ]);
    },
  };
}

function tablesInMemory(): Tables {
  const kept = new Map<StoreName, Map<string, unknown>>(STORES.map((name) => [name, new Map()]));
  return {
    isLasting: false,
    read: async <Value>(store: StoreName, key: string) => kept.get(store)?.get(key) as Value | undefined,
    readAll: async <Value>(store: StoreName) => [...(kept.get(store)?.values() ?? [])] as Value[],
    async change(changes) {
      for (const { store, key, value } of changes) {
        if (value === undefined) kept.get(store)?.delete(key);
        else kept.get(store)?.set(key, value);
      }
    },
  };
}

function tablesIn(database: IDBDatabase): Tables {
  return {
    isLasting: true,
    read: <Value>(store: StoreName, key: string) =>
      answerOf<Value | undefined>(database.transaction(store).objectStore(store).get(key)),
    readAll: <Value>(store: StoreName) => answerOf<Value[]>(database.transaction(store).objectStore(store).getAll()),
    change: (changes) =>
      new Promise((resolve, reject) => {
        // `strict`: it is on the disk before anybody is told that it is kept.
        const transaction = database.transaction(STORES, 'readwrite', { durability: 'strict' });
        for (const { store, key, value } of changes) {
          if (value === undefined) transaction.objectStore(store).delete(key);
          else transaction.objectStore(store).put(value, key);
        }
        transaction.oncomplete = () => resolve();
        transaction.onerror = () => reject(transaction.error);
        transaction.onabort = () => reject(transaction.error);
      }),
  };
}

const openDatabase = (): Promise<IDBDatabase> => {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => {
    for (const name of STORES) request.result.createObjectStore(name);
  };
  return answerOf(request);
};

const answerOf = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
