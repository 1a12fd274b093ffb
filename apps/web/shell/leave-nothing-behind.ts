import { tidyUp } from '#features/door/web/tidy-up.ts';
import { forgetPasses } from '#features/passes/web/kept-passes.ts';
import { openPassTables } from '#features/passes/web/pass-tables.ts';
import { tidyScans } from '#features/scanner/web/tidy-up.ts';
import type { Call } from '#platform/web/client.ts';

/** What a device that has stood at a desk, or shown a code, does on any page: sends what waits, forgets what is over. */
export async function leaveNothingBehind(call: Call, userId: string | null, now: Date): Promise<void> {
  await Promise.allSettled([
    tidyUp(call, userId, now),
    tidyScans(call, userId, now),
    openPassTables().then((tables) => forgetPasses(tables, userId, now)),
  ]);
}
