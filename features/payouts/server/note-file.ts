import { recordAudit } from '#features/audit/server/public.ts';
import type { Context } from '#platform/server/context.ts';
import type { FileRow } from './file-rows.ts';

type Deed = 'make' | 'approve' | 'download' | 'withdraw';

export const noteFile = (
  context: Pick<Context, 'db' | 'now' | 'actor'>,
  deed: Deed,
  { municipality_id, number, lines, total_ore }: Pick<FileRow, 'municipality_id' | 'number' | 'lines' | 'total_ore'>,
  more: { reason?: string } = {},
): Promise<void> =>
  recordAudit(context, `bank_file.${deed}`, {
    municipality_id,
    details: { number, lines, amount_ore: total_ore, ...more },
  });
