import type { OrganisationId } from '#features/vocabulary/ids.ts';
import { Problem } from '#platform/contract/problem.ts';
import type { Context } from '#platform/server/context.ts';
import { number, rowsOf } from '#platform/server/rows.ts';
import { REFUSALS } from '../texts/refusals.ts';

const DAY_MS = 86_400_000;
const HOUR_SECONDS = 3600;

type Wanted = {
  organisation_id: OrganisationId;
  recipients: number /** What an organisation may send in a day. */;
  perDay: number;
};

/** D-13. With the organisation locked, so that two who write at once do not both find room. */
export async function demandLettersLeft(
  context: Context,
  { organisation_id, recipients, perDay }: Wanted,
): Promise<void> {
  if ((await lettersOfTheDay(context, organisation_id)) + recipients <= perDay) return;
  const message = REFUSALS[context.language].too_many_letters;
  throw new Problem('too_many', { message, retryAfterSeconds: HOUR_SECONDS });
}

async function lettersOfTheDay({ db, now }: Context, id: OrganisationId): Promise<number> {
  const { rows } = await rowsOf({ letters: number })`
    select coalesce(sum(recipients_count), 0)::int as letters from circular
    where organisation_id = ${id} and created_at > ${new Date(now.getTime() - DAY_MS)}
      and channel = 'email' and audience in ('members', 'attendees')`.execute(db);
  return rows[0]?.letters ?? 0;
}
