import type { Db } from '#platform/server/database.ts';
import { type Change, EVERYTHING } from '#platform/server/live.ts';
import { type Resolved, type TenantRecord, type TenantRegister, tenantRegister } from '../register.ts';
import { knowTenants, tenantsNow } from '../resolve.ts';
import { readTenants, readVersions, versionsOf } from './read-tenants.ts';

/** The topic that a change of a tenant is told under. Pages are kept by version, so it touches none of them. */
export const TENANTS = 'tenants';

/** A notice that was lost is made up for within so long. */
const LOOK_AGAIN_MS = 5000;

type Keeping = {
  db: Db;
  onTrouble(error: unknown): void;
  /** Where it is known; for tests with several of them. */
  know?(register: TenantRegister): void;
  lookAgainMs?: number;
};

/**
 * Keeps in memory what the tenants are. A notice says which of them to read again; a look, now and then, finds those that
 * have changed without one.
 */
export async function keepTenants({ db, onTrouble, know = knowTenants, lookAgainMs = LOOK_AGAIN_MS }: Keeping) {
  const records = new Map<string, TenantRecord>();
  let resolved: Resolved = new Map();
  let wanted = new Set<string>();
  let reading: Promise<void> | null = null;

  const read = async (keys: readonly string[]) => {
    const found = await readTenants(db, keys);
    for (const key of keys) records.delete(key);
    for (const record of found) records.set(record.key, record);
    const inOrder = [...records.values()].sort((one, other) => (one.key < other.key ? -1 : 1));
    const register = tenantRegister(inOrder, { known: resolved, onTrouble });
    resolved = register.resolved;
    know(register);
  };
  /** What is being read may be from before a change, so what is told of meanwhile is read after it, and together. */
  const readWanted = async () => {
    while (wanted.size > 0) {
      const keys = [...wanted];
      wanted = new Set();
      await read(keys);
    }
  };
  const readAgain = (keys: readonly string[]): void => {
    for (const key of keys) wanted.add(key);
    reading ??= readWanted()
      .catch(onTrouble)
      .finally(() => {
        reading = null;
      });
  };
  const look = async (): Promise<void> => {
    const versions = await readVersions(db);
    const keys = new Set([...versions.keys(), ...records.keys()]);
    readAgain([...keys].filter((key) => versions.get(key) !== versionsKnownOf(key)));
    await settled();
  };
  const versionsKnownOf = (key: string): string | undefined => {
    const record = records.get(key);
    return record && versionsOf(record);
  };
  const settled = async (): Promise<void> => {
    await reading;
  };

  // A database that is away is told of, and looked for again.
  await look().catch(onTrouble);
  const timer = setInterval(() => {
    if (!reading) void look().catch(onTrouble);
  }, lookAgainMs).unref();
  return {
    /** What has been told of until now is read. */
    settled,
    change({ topic, id }: Change): void {
      if (topic === TENANTS) readAgain([id]);
      else if (topic === EVERYTHING.topic) void look().catch(onTrouble);
    },
    close: () => clearInterval(timer),
  };
}

/** For commands that end when they are done, and for the demo. */
export async function learnTenants(db: Db): Promise<void> {
  knowTenants(
    tenantRegister(await readTenants(db), {
      known: tenantsNow().resolved,
      onTrouble: (error) => {
        throw error;
      },
    }),
  );
}
