import { type RawBuilder, sql } from 'kysely';
import type { TenantDifferences } from '#features/tenants/contract.ts';
import type { ChosenDifferences } from '../contract.ts';

/** What a version says of the portal's end, and nothing else. */
export const sunsetOf = (version: TenantDifferences | null): Pick<TenantDifferences, 'sunset'> =>
  version?.sunset === undefined ? {} : { sunset: version.sunset };

export const withoutSunset = ({ sunset: _sunset, ...chosen }: TenantDifferences): ChosenDifferences => chosen;

/**
 * TEN-07: whatever is published, the portal stays as open or closed as it is now; only `setSunset` changes that. The
 * `configuration` of a statement on `tenant_version`, under the lock of the tenant's row.
 */
export const withSunsetAsItIs = (key: string): RawBuilder<unknown> => sql`(configuration - 'sunset') || coalesce((
  select jsonb_strip_nulls(jsonb_build_object('sunset', shown.configuration -> 'sunset')) from tenant_version shown
  where shown.tenant_key = ${key} and shown.number is not null
  order by shown.number desc
  limit 1), '{}')`;
