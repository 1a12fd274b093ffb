import { openPassTables, type PassTables } from '#features/passes/web/pass-tables.ts';
import type { AlongList, Desk, Scan, ScanPlace } from '../contract.ts';

/** A use that this device has let in and nobody else knows of yet. */
export type WaitingScan = Scan & {
  user_id: string;
  place: ScanPlace;
  /** What the code is known by on the list that was taken along. */
  digest: string;
};

/** For the person who fetched it, and shown to nobody else on the device. */
type Kept<Value> = { key: string; user_id: string; kept_at: string; value: Value };

export type ScanStore = {
  isLasting: boolean;
  readDesks(userId: string): Promise<readonly Desk[] | null>;
  keepDesks(userId: string, desks: readonly Desk[], now: Date): Promise<void>;
  readList(userId: string, place: ScanPlace): Promise<AlongList | null>;
  keepList(userId: string, place: ScanPlace, list: AlongList): Promise<void>;
  forgetList(userId: string, place: ScanPlace): Promise<void>;
  scansOf(userId: string): Promise<WaitingScan[]>;
  keepScan(scan: WaitingScan): Promise<void>;
  settle(keys: readonly string[]): Promise<void>;
  /** Lists that are old or another's; scans stay until they are sent, and no longer than the server takes them. */
  forget(exceptOf: string | null, now: Date): Promise<void>;
};

const DAY_MS = 86_400_000;
const LIST_LASTS_MS = 2 * DAY_MS;
const SCAN_LASTS_MS = 60 * DAY_MS;

export const deskKey = ({ organization_id, municipality_id }: ScanPlace | Desk): string =>
  organization_id ?? municipality_id ?? '';

const desksOf = (userId: string): string => `${userId} desks`;
const listOf = (userId: string, place: ScanPlace): string => `${userId} ${deskKey(place)}`;

export const openScanStore = async (): Promise<ScanStore> => scanStoreOn(await openPassTables());

export function scanStoreOn(tables: PassTables): ScanStore {
  const read = async <Value>(key: string): Promise<Value | null> =>
    (await tables.read<Kept<Value>>('desks', key))?.value ?? null;
  const keep = <Value>(kept: Kept<Value>) => tables.change([{ table: 'desks', key: kept.key, value: kept }]);
  return {
    isLasting: tables.isLasting,
    readDesks: (userId) => read(desksOf(userId)),
    keepDesks: (user_id, value, now) =>
      keep<readonly Desk[]>({ key: desksOf(user_id), user_id, kept_at: now.toISOString(), value }),
    readList: (userId, place) => read(listOf(userId, place)),
    keepList: (user_id, place, value) =>
      keep<AlongList>({ key: listOf(user_id, place), user_id, kept_at: value.as_of, value }),
    forgetList: (userId, place) => tables.change([{ table: 'desks', key: listOf(userId, place) }]),
    scansOf: async (userId) => (await tables.readAll<WaitingScan>('scans')).filter(({ user_id }) => user_id === userId),
    keepScan: (scan) => tables.change([{ table: 'scans', key: scan.key, value: scan }]),
    settle: (keys) => tables.change(keys.map((key) => ({ table: 'scans' as const, key }))),
    async forget(exceptOf, now) {
      const kept = await tables.readAll<Kept<unknown>>('desks');
      const scans = await tables.readAll<WaitingScan>('scans');
      await tables.change([
        ...kept
          .filter(({ user_id, kept_at }) => user_id !== exceptOf || Date.parse(kept_at) < now.getTime() - LIST_LASTS_MS)
          .map(({ key }) => ({ table: 'desks' as const, key })),
        ...scans
          .filter(({ at }) => Date.parse(at) < now.getTime() - SCAN_LASTS_MS)
          .map(({ key }) => ({ table: 'scans' as const, key })),
      ]);
    },
  };
}
