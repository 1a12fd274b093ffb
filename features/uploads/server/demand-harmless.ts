import { createHash } from 'node:crypto';
import { recordAudit } from '#features/audit/server/public.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { refuseFile } from './refuse-file.ts';
import type { ScanFile } from './scan-file.ts';

type CheckedFile = { bytes: Uint8Array; type: string };

/**
 * Goes on only when the scanner has found the file harmless. It runs before anything is stored, so a file that was
 * refused or could not be checked has neither a row nor an address.
 */
export async function demandHarmless(context: Context, scan: ScanFile, { bytes, type }: CheckedFile): Promise<void> {
  const finding = await scan(bytes);
  if (finding.outcome === 'harmless') return;
  if (finding.outcome === 'unavailable') throw refuseFile('not_checked', context.language, 'unavailable');
  await recordAudit(context, 'upload.harmful', {
    subject_user_id: actorOf(context).id,
    details: {
      signature: finding.signature,
      type,
      bytes: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    },
  });
  throw refuseFile('harmful', context.language);
}
