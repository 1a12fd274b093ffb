import { type SheetReader, sheetReader } from '#features/uploads/server/public.ts';
import type { ReadList } from './read-list.ts';

export type ListReader = SheetReader<ReadList>;

export const listReader = (): ListReader =>
  sheetReader<ReadList>('features/card-office/server/list-worker.ts', { ok: false, fault: 'unreadable' });
