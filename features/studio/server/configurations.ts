import type { TenantConfiguration, TenantDifferences } from '#features/tenants/contract.ts';
import { DEFAULTS } from '#features/tenants/defaults.ts';
import { resolveTenant } from '#features/tenants/resolved-tenant.ts';
import { findWeakContrasts, schemesOf } from '#features/tenants/server/public.ts';
import { type FieldErrors, refuse } from '#platform/contract/problem.ts';
import type { Context } from '#platform/server/context.ts';
import { REFUSALS } from '../texts/refusals.ts';
import type { PortalRow } from './portal-rows.ts';

type Place = Pick<PortalRow, 'key' | 'municipality_ids' | 'district_ids'>;

const resolved = (place: Place, differences: TenantDifferences): TenantConfiguration =>
  resolveTenant({ ...place, differences, version: '', is_draft: true }).configuration;

/** What the portal would be if it said nothing of its own. One without a place has its key for a name. */
export const configurationWithout = (place: Place): TenantConfiguration =>
  resolved(place, place.municipality_ids.length === 0 ? { name: place.key } : {});

/** The same by the names of what a version can say. */
export const defaultsOf = (place: Place): Record<string, unknown> => ({
  ...configurationWithout(place),
  scene: DEFAULTS.scene,
  conversation_months: DEFAULTS.conversation_months,
});

/** Each field is right by the contract already; this is about what they are together. */
export function demandSpeakable({ language }: Context, place: Place, differences: TenantDifferences): void {
  const texts = REFUSALS[language];
  const { data } = resolved(place, differences);
  const errors: FieldErrors = {
    ...(differences.colour &&
      findWeakContrasts(schemesOf(differences.colour)).length > 0 && { colour: [texts.too_light] }),
    ...(data.minAge > data.maxAge && { 'data.maxAge': [texts.ages] }),
  };
  if (Object.keys(errors).length > 0) refuse('invalid', undefined, errors);
}
