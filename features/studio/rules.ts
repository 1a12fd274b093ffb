import type { INFO_SLOT_TYPES, TenantDifferences } from '#features/tenants/contract.ts';

export const VERSION_STATES = ['draft', 'scheduled', 'published'] as const;

/** What a portal has or has not. */
export const PORTAL_SWITCHES = [
  'hasLeisureCard',
  'userCanClaimLeisureCard',
  'hasPayment',
  'hasTickets',
  'hasEquipment',
  'hasDeposits',
  'hasSubsidiaryOrg',
] as const;

/** What a municipality writes its own info cards about, in the order they are taken for new ones. */
export const WRITTEN_SLOT_TYPES = [
  'OTHER',
  'FOR_YOUTHS',
  'FOR_SENIORS',
  'VOLUNTEER_WORK',
  'VOLUNTEER_CENTRE',
  'VOLUNTEER_CENTERS',
  'ACTIVITY_GUIDE',
  'VENUE',
  'EQUIPMENT_RENTAL',
  'FUNDING',
  'SUPPORT_CONTACT',
  'LEISURECARD_CUSTOM',
  'TICKETS_CUSTOM',
  'DYNAMIC',
] as const satisfies readonly (typeof INFO_SLOT_TYPES)[number][];

/** How far back the list goes; older ones are kept, and can be said again by their number. */
export const MAX_LISTED_VERSIONS = 50;
/** More than anybody has looked after. */
export const MAX_LISTED_PORTALS = 500;
export const MAX_REASON_LENGTH = 200;
export const MAX_DAYS_AHEAD = 365;
/** A first label of a host name, with room for `-vis`. */
export const MAX_KEY_LENGTH = 59;

export type DifferenceField = keyof TenantDifferences;

const inOrder = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, part]) => part !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, part]) => [name, inOrder(part)]),
  );
};

/** Whatever order their parts stand in. */
const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(inOrder(one)) === JSON.stringify(inOrder(other));

/** What one version says otherwise than another, by field. */
export const changedFields = (before: TenantDifferences, after: TenantDifferences): DifferenceField[] =>
  ([...new Set([...Object.keys(before), ...Object.keys(after)])] as DifferenceField[])
    .filter((field) => !isSame(before[field], after[field]))
    .sort();

/** Values that repeat the defaults are left out, so that the portal follows the defaults when they change. */
export function withoutRepeats(differences: TenantDifferences, defaults: Record<string, unknown>): TenantDifferences {
  const kept = Object.entries(differences).flatMap(([field, value]) => {
    const standard = defaults[field];
    if (value === undefined || isSame(value, standard)) return [];
    if (field !== 'slogan' && field !== 'data') return [[field, value] as const];
    const own = Object.entries(value as object).filter(
      ([name, part]) => part !== undefined && !isSame(part, (standard as Record<string, unknown> | undefined)?.[name]),
    );
    return own.length === 0 ? [] : [[field, Object.fromEntries(own)] as const];
  });
  return Object.fromEntries(kept) as TenantDifferences;
}
