import { type RawBuilder, sql } from 'kysely';
import { DEFAULTS } from '#features/tenants/defaults.ts';
import { knownTenants } from '#features/tenants/resolve.ts';

const MONTH_MS = (365 / 12) * 86_400_000;

type Kept = { months: number; isTheirs: RawBuilder<unknown> };

/** Conversations by how long the portal that they were started in keeps them: the usual time, and each that differs. */
function keptThreads(): Kept[] {
  const others = Map.groupBy(
    knownTenants().filter(({ conversation_months }) => conversation_months !== DEFAULTS.conversation_months),
    ({ conversation_months }) => conversation_months,
  );
  const keys = [...others.values()].flat().map(({ key }) => key);
  return [
    { months: DEFAULTS.conversation_months, isTheirs: sql`(tenant_key is null or tenant_key <> all(${keys}::text[]))` },
    ...[...others].map(([months, tenants]) => ({
      months,
      isTheirs: sql`tenant_key = any(${tenants.map(({ key }) => key)}::text[])`,
    })),
  ];
}

/** For each of those times, which conversations nobody has written in for so long, at a moment. */
export const unwrittenThreads = (moment: Date): RawBuilder<unknown>[] =>
  keptThreads().map(
    ({ months, isTheirs }) =>
      sql`(last_message_at < ${new Date(moment.getTime() - months * MONTH_MS)} and ${isTheirs})`,
  );
