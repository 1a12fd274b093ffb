import type { Db } from '#platform/server/database.ts';
import { type Change, EVERYTHING } from '#platform/server/live.ts';
import type { TenantRegister } from '../register.ts';
import { knowTenants, tenantsNow } from '../resolve.ts';
import { readTenants, tenantsStamp } from './read-tenants.ts';

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

/** Keeps in memory what the tenants are: read now, when a notice says so, and when a look finds them changed. */
export async function keepTenants({ db, onTrouble, know = knowTenants, lookAgainMs = LOOK_AGAIN_MS }: Keeping) {
  let before: TenantRegister | undefined;
  let stamp = '';
  let reading: Promise<void> | null = null;
  let next: Promise<void> | null = null;

  const read = async () => {
    const stampBefore = await tenantsStamp(db);
    const register = await readTenants(db, { onTrouble, ...(before && { before }) });
    before = register;
    stamp = stampBefore;
    know(register);
  };
  const begin = (): Promise<void> => {
    reading = read().finally(() => {
      reading = null;
    });
    return reading;
  };
  /** What is being read may be from before the change, so one more follows; one for all who ask meanwhile. */
  const refresh = (): Promise<void> => {
    if (!reading) return begin();
    next ??= reading
      .catch(() => {})
      .then(() => {
        next = null;
        return begin();
      });
    return next;
  };
  const look = async () => {
    if (!reading && (await tenantsStamp(db)) !== stamp) await refresh();
  };

  // A database that is away is told of, and looked for again.
  await begin().catch(onTrouble);
  const timer = setInterval(() => void look().catch(onTrouble), lookAgainMs).unref();
  return {
    refresh,
    change({ topic }: Change): void {
      if (topic === TENANTS || topic === EVERYTHING.topic) void refresh().catch(onTrouble);
    },
    close: () => clearInterval(timer),
  };
}

/** For commands that end when they are done, and for the demo. */
export async function learnTenants(db: Db): Promise<void> {
  knowTenants(
    await readTenants(db, {
      before: tenantsNow(),
      onTrouble: (error) => {
        throw error;
      },
    }),
  );
}
