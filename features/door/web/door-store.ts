import { type DeviceTables, openDeviceTables, tablesInMemory } from '#features/passes/web/device-tables.ts';
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

const TABLES = ['lists', 'ticks', 'codes'] as const;

/** A tick that could not be sent for so long will not be: the activity is gone, or the right to it. */
const TICK_LASTS_MS = 60 * 86_400_000;

const keyOf = (userId: string, occurrenceId: string): string => `${userId} ${occurrenceId}`;

export const openDoorStore = async (): Promise<DoorStore> => storeOn(await openDeviceTables('nabolag-door', TABLES));
export const storeInMemory = (): DoorStore => storeOn(tablesInMemory(TABLES));

function storeOn(tables: DeviceTables<(typeof TABLES)[number]>): DoorStore {
  return {
    isLasting: tables.isLasting,
    readList: async (userId, occurrenceId) =>
      (await tables.read<KeptList>('lists', keyOf(userId, occurrenceId)))?.list ?? null,
    keepList: (user_id, list) =>
      tables.change([{ table: 'lists', key: keyOf(user_id, list.occurrence_id), value: { user_id, list } }]),
    ticksOf: async (userId) => (await tables.readAll<WaitingTick>('ticks')).filter(({ user_id }) => user_id === userId),
    keepTick: (tick) => tables.change([{ table: 'ticks', key: tick.key, value: tick }]),
    settle: (user_id, keys, list) =>
      tables.change([
        ...keys.map((key) => ({ table: 'ticks' as const, key })),
        ...(list
          ? [{ table: 'lists' as const, key: keyOf(user_id, list.occurrence_id), value: { user_id, list } }]
          : []),
      ]),
    readCode: async (userId, occurrenceId) =>
      (await tables.read<KeptCode>('codes', keyOf(userId, occurrenceId))) ?? null,
    keepCode: (code) => tables.change([{ table: 'codes', key: keyOf(code.user_id, code.occurrence_id), value: code }]),
    async forget({ before, exceptOf }) {
      const isOver = (end_at: string) => Date.parse(end_at) < before.getTime();
      const lists = await tables.readAll<KeptList>('lists');
      const codes = await tables.readAll<KeptCode>('codes');
      const ticks = await tables.readAll<WaitingTick>('ticks');
      await tables.change([
        ...lists
          .filter(({ user_id, list }) => user_id !== exceptOf || isOver(list.end_at))
          .map(({ user_id, list }) => ({ table: 'lists' as const, key: keyOf(user_id, list.occurrence_id) })),
        ...codes
          .filter(({ user_id, end_at }) => user_id !== exceptOf || isOver(end_at))
          .map(({ user_id, occurrence_id }) => ({ table: 'codes' as const, key: keyOf(user_id, occurrence_id) })),
        ...ticks
          .filter(({ at }) => Date.parse(at) < before.getTime() - TICK_LASTS_MS)
          .map(({ key }) => ({ table: 'ticks' as const, key })),
      ]);
    },
  };
}
