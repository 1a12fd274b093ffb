import { readNotice } from '#features/notifications/server/public.ts';
import type { ExportId } from '#features/vocabulary/ids.ts';
import type { Context } from '#platform/server/context.ts';
import { EXPORT_NOTICE_KEY } from '../rules.ts';
import { exportById } from './queries.ts';

/** NOT-02: of several files only the newest is ready, and what the user was told last is about that one. */
export async function noteFetched(context: Context, id: ExportId): Promise<undefined> {
  const { state } = await exportById(context, id);
  if (state === 'ready') await readNotice(context, EXPORT_NOTICE_KEY);
}
