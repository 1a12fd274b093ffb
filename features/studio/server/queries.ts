import { z } from 'zod';
import type { MunicipalityId } from '#features/municipalities/contract.ts';
import { districtById, municipalityById } from '#features/municipalities/register.ts';
import { tenantDifferences } from '#features/tenants/contract.ts';
import { DEFAULTS } from '#features/tenants/defaults.ts';
import { localise } from '#features/tenants/localise.ts';
import { previewKey } from '#features/tenants/register.ts';
import { type OriginSettings, originOf, tenantByKey } from '#features/tenants/resolve.ts';
import { findWeakContrasts, previewTicket, schemesOf } from '#features/tenants/server/public.ts';
import { isSuperAdmin } from '#platform/contract/policy.ts';
import { refuse } from '#platform/contract/problem.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { number, numberOrNull, rowsOf, text, textOrNull } from '#platform/server/rows.ts';
import type { ListedPortal, MeasuredColour, OpenedPortal } from '../contract.ts';
import { mayChangePortal, mayCreatePortal } from '../policy.ts';
import { changedFields, MAX_LISTED_PORTALS, MAX_LISTED_VERSIONS, PORTAL_SWITCHES } from '../rules.ts';
import { configurationWithout } from './configurations.ts';
import { measuredIn } from './measure-colour.ts';
import { demandPortal } from './portal-rows.ts';
import { withoutSunset } from './sunset-as-it-is.ts';

const listedRow = z.object({
  key: text,
  municipality_ids: z.array(number),
  district_ids: z.array(number),
  number: numberOrNull,
  open: z.enum(['draft', 'scheduled']).nullable(),
  changed_at: textOrNull,
});

/** Those that the user may change, of one municipality or of all of theirs. */
export async function listPortals(context: Context, asked: MunicipalityId | undefined, origins: OriginSettings) {
  const { db, actor, language } = context;
  const own = actor?.grants.flatMap(({ municipality_id, role }) => (role === 'admin' ? [municipality_id] : [])) ?? [];
  const wanted = asked === undefined ? own : [Number(asked)];
  if (!wanted.every((id) => mayChangePortal(actor, { municipality_ids: [id] }))) refuse('not_found');
  const { rows } = await rowsOf(listedRow)`
    select key, municipality_ids, district_ids,
      (select max(number) from tenant_version v where v.tenant_key = tenant.key) as number,
      (select state from tenant_version v where v.tenant_key = tenant.key and v.state <> 'published') as open,
      (select max(coalesce(published_at, changed_at)) from tenant_version v where v.tenant_key = tenant.key) as changed_at
    from tenant
    where municipality_ids && ${wanted}::integer[] or ${isSuperAdmin(actor) && asked === undefined}
    order by key
    limit ${MAX_LISTED_PORTALS}`.execute(db);
  const portals = rows
    .filter((row) => mayChangePortal(actor, row))
    .map(
      ({ key, number: published, open, changed_at, municipality_ids, district_ids }): ListedPortal => ({
        key,
        name: nameOf(key, municipality_ids, district_ids, language),
        url: originOf({ key }, origins),
        number: published,
        state: open ?? 'published',
        changed_at,
        switches: published === null ? [] : switchesOf(key),
      }),
    );
  return { portals, can: { create: mayCreatePortal(actor) } };
}

/** As the portal is shown now. */
function switchesOf(key: string): ListedPortal['switches'] {
  const shown = tenantByKey(key)?.configuration;
  return PORTAL_SWITCHES.filter((name) => shown?.[name]);
}

function nameOf(
  key: string,
  municipalityIds: readonly number[],
  districtIds: readonly number[],
  language: Context['language'],
): string {
  const shown = tenantByKey(key);
  if (shown) return localise(shown.configuration.name, language);
  return (districtById(districtIds[0] ?? 0) ?? municipalityById(municipalityIds[0] ?? 0))?.name ?? key;
}

const versionRow = z.object({
  number,
  published_at: text,
  published_by: textOrNull,
  reason: textOrNull,
  restores: numberOrNull,
  configuration: tenantDifferences,
  /** Of the version before it. */
  earlier: tenantDifferences,
});

export async function openPortal(context: Context, key: string, origins: OriginSettings): Promise<OpenedPortal> {
  const portal = await demandPortal(context, key);
  const { rows } = await rowsOf(versionRow)`
    select number, published_at, reason, restores, configuration,
      (select name from app_user where app_user.id = v.published_by and erased_at is null) as published_by,
      coalesce((
        select configuration from tenant_version w
        where w.tenant_key = ${key} and w.number < v.number
        order by number desc
        limit 1
      ), '{}') as earlier
    from tenant_version v
    where tenant_key = ${key} and number is not null
    order by number desc
    limit ${MAX_LISTED_VERSIONS}`.execute(context.db);
  const { draft, draft_state, publish_at, changed_at, changed_by, held_back_at } = portal;
  return {
    key,
    url: originOf(portal, origins),
    preview_url: previewUrl(context, key, origins),
    defaults: { ...configurationWithout(portal), conversation_months: DEFAULTS.conversation_months },
    published: withoutSunset(portal.published ?? {}),
    draft:
      draft && draft_state && changed_at !== null
        ? { differences: withoutSunset(draft), state: draft_state, publish_at, changed_at, changed_by, held_back_at }
        : null,
    revision: portal.revision ?? 0,
    versions: rows.map(({ configuration, earlier, ...version }) => ({
      ...version,
      changed: changedFields(earlier, configuration),
    })),
  };
}

/** The ticket stands in the address only until the -vis host has taken it into a cookie. */
function previewUrl(context: Context, key: string, origins: OriginSettings): string {
  const { session_id } = actorOf(context);
  const ticket = previewTicket(context.secrets, { key, session_id }, context.now);
  return `${originOf({ key: previewKey(key) }, origins)}/studio-preview?${new URLSearchParams({ ticket })}`;
}

/** What a colour becomes, as it is: nothing is made darker here. */
export function measureColour(colour: string): MeasuredColour {
  const schemes = schemesOf(colour);
  return { colour, is_readable: findWeakContrasts(schemes).length === 0, ...measuredIn(schemes) };
}
