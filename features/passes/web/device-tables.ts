import { storage } from '#platform/web/storage.ts';

/** What a device remembers without a connection, and after a crash: values by key, in a few tables. */
export type DeviceTables<Name extends string> = {
  /** False where the browser keeps nothing: then it is gone with the page. */
  isLasting: boolean;
  read<Value>(table: Name, key: string): Promise<Value | undefined>;
  readAll<Value>(table: Name): Promise<Value[]>;
  /** All of it or nothing. Without a value the key is forgotten. */
  change(changes: readonly { table: Name; key: string; value?: unknown }[]): Promise<void>;
};

/** In the browser's own database; in memory where it has none or denies it. */
export async function openDeviceTables<Name extends string>(
  database: 'nabolag-door' | 'nabolag-passes',
  names: readonly Name[],
): Promise<DeviceTables<Name>> {
  try {
    const tables = tablesIn(await openDatabase(database, names), names);
    // Tells every page that there may be something to send or to forget.
    storage.write('door-used', '1');
    return tables;
  } catch {
    return tablesInMemory(names);
  }
}

export function tablesInMemory<Name extends string>(names: readonly Name[]): DeviceTables<Name> {
  const kept = new Map<Name, Map<string, unknown>>(names.map((name) => [name, new Map()]));
  return {
    isLasting: false,
    read: async <Value>(table: Name, key: string) => kept.get(table)?.get(key) as Value | undefined,
    readAll: async <Value>(table: Name) => [...(kept.get(table)?.values() ?? [])] as Value[],
    async change(changes) {
      for (const { table, key, value } of changes) {
        if (value === undefined) kept.get(table)?.delete(key);
        else kept.get(table)?.set(key, value);
      }
    },
  };
}

function tablesIn<Name extends string>(database: IDBDatabase, names: readonly Name[]): DeviceTables<Name> {
  return {
    isLasting: true,
    read: <Value>(table: Name, key: string) =>
      answerOf<Value | undefined>(database.transaction(table).objectStore(table).get(key)),
    readAll: <Value>(table: Name) => answerOf<Value[]>(database.transaction(table).objectStore(table).getAll()),
    change: (changes) =>
      new Promise((resolve, reject) => {
        // `strict`: it is on the disk before anybody is told that it is kept.
        const transaction = database.transaction(names, 'readwrite', { durability: 'strict' });
        for (const { table, key, value } of changes) {
          if (value === undefined) transaction.objectStore(table).delete(key);
          else transaction.objectStore(table).put(value, key);
        }
        transaction.oncomplete = () => resolve();
        transaction.onerror = () => reject(transaction.error);
        transaction.onabort = () => reject(transaction.error);
      }),
  };
}

function openDatabase(name: string, tables: readonly string[]): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1);
  request.onupgradeneeded = () => {
    for (const table of tables) request.result.createObjectStore(table);
  };
  return answerOf(request);
}

const answerOf = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
