import type { Call } from '#platform/web/client.ts';
import { deliverScans } from './deliver-scans.ts';
import { openScanStore } from './scan-store.ts';

/** What a device that has stood at a desk does on any page: sends what waits, and forgets what is old or another's. */
export async function tidyScans(call: Call, userId: string | null, now: Date): Promise<void> {
  const store = await openScanStore();
  if (userId !== null) await deliverScans({ call, store, userId, nowMs: () => now.getTime() });
  await store.forget(userId, now);
}
