import { sql } from 'kysely';
import { z } from 'zod';
import { recordAudit } from '#features/audit/server/public.ts';
import { changeWith, demandSight } from '#features/organisations/server/public.ts';
import type { OriginSettings } from '#features/tenants/resolve.ts';
import { ids, type OrganisationId, type SchemeId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { newId } from '#platform/server/new-id.ts';
import { rowsOf, text, textOrNull } from '#platform/server/rows.ts';
import { accountShown, readAccount } from '../form.ts';
import type { OwnParticipation } from '../office-contract.ts';
import { PARTICIPATION_STATES } from '../rules.ts';
import { REFUSALS } from '../texts/refusals.ts';
import { demandReadable, refuseField } from './read-typed.ts';
import { tellOfAsking } from './tell-of-participation.ts';

const ownRow = z.object({
  scheme_id: ids.scheme,
  scheme_name: text,
  state: z.enum(PARTICIPATION_STATES).nullable(),
  bank_account: textOrNull,
  reason: textOrNull,
  asked_at: textOrNull,
  decided_at: textOrNull,
});

/** More schemes than a municipality has. */
const MAX_LISTED = 20;

/** Schemes of the organisation's own municipality that something has been decided about. */
async function readOwn({ db }: Context, id: OrganisationId, municipality: number): Promise<OwnParticipation[]> {
  const { rows } = await rowsOf(ownRow)`
    select scheme.id as scheme_id, scheme.name as scheme_name, part.state, part.bank_account, part.reason, part.asked_at,
      part.decided_at
    from scheme left join participation part on part.scheme_id = scheme.id and part.organisation_id = ${id}
    where scheme.municipality_id = ${municipality}
      and exists (
        select from scheme_version v
        where v.scheme_id = scheme.id and v.state = 'published')
    order by scheme.created_at, scheme.id limit ${MAX_LISTED}`.execute(db);
  return rows;
}

export async function ownParticipations(context: Context, id: OrganisationId): Promise<OwnParticipation[]> {
  const { municipality_id } = await demandSight(context, id, 'edit_settings');
  const rows = await readOwn(context, id, municipality_id);
  return rows.map((row) => ({ ...row, bank_account: row.bank_account && accountShown(row.bank_account) }));
}

type Asked = { scheme_id: SchemeId; bank_account: string };

/** A number that has not been looked at is paid to by nobody: with another one an organisation waits again. */
export async function askToTakePart(
  context: Context,
  origins: OriginSettings,
  id: OrganisationId,
  asked: Asked,
): Promise<undefined> {
  const account = readAccount(asked.bank_account);
  await changeWith(context, id, 'edit_settings', async (inside, organisation) => {
    const own = await readOwn(inside, id, organisation.municipality_id);
    const scheme =
      own.find(({ scheme_id }) => scheme_id === asked.scheme_id) ??
      refuseField('scheme_id', REFUSALS[inside.language].no_such_scheme);
    demandReadable(inside.language, { bank_account: account });
    if (scheme.bank_account === account.value) demandNewQuestion(inside, scheme);
    await sql`
      insert into participation (id, scheme_id, organisation_id, state, bank_account, asked_by, asked_at)
      values (${newId<'ParticipationId'>()}, ${asked.scheme_id}, ${id}, 'asked', ${account.value}, ${actorOf(inside).id},
        ${inside.now})
      on conflict (scheme_id, organisation_id) do update set state = 'asked', bank_account = excluded.bank_account,
        asked_by = excluded.asked_by, asked_at = excluded.asked_at, decided_by = null, decided_at = null, reason = null`.execute(
      inside.db,
    );
    await recordAudit(inside, 'participation.ask', {
      municipality_id: organisation.municipality_id,
      details: { organization: id, scheme: asked.scheme_id },
    });
    await tellOfAsking({ ...inside, origins }, organisation, scheme.scheme_name);
  });
  return undefined;
}

function demandNewQuestion({ language }: Context, { state }: OwnParticipation): void {
  const words = REFUSALS[language];
  if (state === 'approved') refuse('conflict', words.same_participation);
  if (state === 'asked') refuse('conflict', words.waits_already);
}
