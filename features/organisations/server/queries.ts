import { sql } from 'kysely';
import { WHOLE_COUNTRY } from '#features/events/server/queries.ts';
import { refuse } from '#platform/contract/problem.ts';
import type { Context } from '#platform/server/context.ts';
import type { OrganisationDetail } from '../contract.ts';

/** One that everybody may see; any other is not there, and nothing tells the difference (RTE-06). */
export async function organisationById(context: Context, id: string): Promise<OrganisationDetail> {
  if (context.tenant.is_sunset) refuse('not_found');
  const { rows } = await sql<OrganisationDetail>`
    select
      o.id, o.name, o.description, o.lang, o.thumbnail_url,
      case when o.website ~* '^https?://' then o.website end as website,
      json_build_object('id', m.id::text, 'name', m.name) as municipality,
      case when d.id is not null then json_build_object('id', d.id::text, 'name', d.name) end as district,
      (
        select count(*)::int from event_place p
        where p.municipality_id = ${sql.lit(WHOLE_COUNTRY)} and p.organisation_id = o.id and p.next_start_at is not null
      ) as events_count
    from organisation o
    join municipality m on m.id = o.municipality_id
    left join district d on d.id = o.district_id
    where o.id = ${id} and o.status = 'accepted' and not o.is_private and o.deleted_at is null`.execute(
    context.replica,
  );
  return rows[0] ?? refuse('not_found');
}
