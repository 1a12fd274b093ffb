import { sql } from 'kysely';
import { z } from 'zod';
import { expiryOf, removeExpired } from '#features/retention/server/public.ts';
import { defineJob, type Worker, worker } from '#platform/server/jobs.ts';

export const tidyAudit = defineJob({ name: 'audit.tidy', payload: z.object({}), cron: '31 4 * * *' });

export const auditWorkers: readonly Worker[] = [
  worker(tidyAudit, async (services) => {
    const expiry = expiryOf('audit_entry', services.now());
    // Only from the beginning: each entry confirms the one before it, and a gap would look like tampering.
    const isInBeginning = sql`position < coalesce(
      (select position from audit_entry where at >= ${expiry} order by position limit 1), 9223372036854775807)`;
    await removeExpired(services, 'audit_entry', isInBeginning);
    await removeExpired(services, 'acting_look');
  }),
];
