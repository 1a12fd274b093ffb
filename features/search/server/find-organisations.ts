import { sql } from 'kysely';
import { isPublicOrganisation } from '#features/organisations/server/public.ts';
import type { Context } from '#platform/server/context.ts';
import { countedRow, itemsIn } from '#platform/server/page-of-rows.ts';
import { rowsOf } from '#platform/server/rows.ts';
import { type OrganizationHit, organizationHit } from '../contract.ts';
import { MAX_RANKED } from '../rules.ts';
import { excerptOf } from './excerpt.ts';
import type { Asking, Found } from './find-events.ts';
import { inPlace } from './search-place.ts';
import { pointsOf, textScore } from './text-score.ts';

const organisationRow = countedRow(organizationHit);

export async function findOrganisations(context: Context, asking: Asking): Promise<Found<OrganizationHit>> {
  const { terms, query, place, page } = asking;
  const { rows } = await rowsOf(organisationRow)`
    with ${pointsOf(query)},
    scored as materialized (
      select o.id, (${textScore(sql`candidate.words`)})::float8 as score, o.name_sort
      from (
        select organisation_id, words from organisation_words
        where words @@ ${inPlace(query.any, place)}::tsquery
        limit ${MAX_RANKED}
      ) as candidate
      join organisation o on o.id = candidate.organisation_id
      where ${isPublicOrganisation}
    ),
    best as (
      select id, score, name_sort from scored order by score desc, name_sort, id limit ${page.limit} offset ${page.offset}
    )
    select
      (select count(*)::int from scored) as total,
      o.id, o.name, o.description, o.thumbnail_url, best.score, municipality.name as municipality
    from (select 1) as always
    left join best on true
    left join organisation o on o.id = best.id
    left join municipality on municipality.id = o.municipality_id
    order by best.score desc, best.name_sort, best.id`.execute(context.replica);
  return {
    total: rows[0]?.total ?? 0,
    hits: itemsIn(rows).map((hit) => ({ ...hit, description: excerptOf(hit.description, terms) })),
  };
}
