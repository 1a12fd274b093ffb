import { tenantDifferences } from './contract.ts';
import { DEFAULT_TENANT_KEY } from './defaults.ts';
import { isHostName, resolveTenant, type Tenant, withoutSuffix } from './resolved-tenant.ts';

type Version = {
  /** Of this version alone, among all that there have been. */
  version: string;
  /** As it is kept. Another release may have written it. */
  differences: Record<string, unknown>;
};

/** A tenant as its rows say: what is published, and what is being worked on. */
export type TenantRecord = {
  key: string;
  municipality_ids: readonly number[];
  district_ids: readonly number[];
  /** Null until the first time it is published: nobody finds it by its name yet. */
  published: Version | null;
  draft: Version | null;
  /** Of every version so far: pages that were sent a moment ago still use the older ones, and so do drafts. */
  colours: readonly string[];
};

/** Everything that is known of tenants at one moment. It is never changed: what comes later is another register. */
export type TenantRegister = ReturnType<typeof tenantRegister>;

type Around = {
  /** Of an earlier register: what has not changed since then is taken over, and not worked out again. */
  known?: Resolved;
  onTrouble?(error: unknown): void;
};

/** By key and version. */
export type Resolved = ReadonlyMap<string, Tenant>;

export function tenantRegister(records: readonly TenantRecord[], { known = new Map(), onTrouble }: Around = {}) {
  // A map, so that a host name can ask for `constructor` in vain.
  const byKey = new Map(records.map((record) => [record.key, record]));
  const resolved = stillMeant(known, records);

  /** One suffix only: `bergen-dev-vis` is not a name of anything. */
  const recordOf = (key: string): TenantRecord | undefined => {
    const base = withoutSuffix(key);
    return byKey.get(key) ?? (withoutSuffix(base) === base ? byKey.get(base) : undefined);
  };

  /** What this release cannot read is told, and shown as the defaults are: one tenant never takes the others with it. */
  const resolve = (record: TenantRecord, key: string, { version, differences }: Version, is_draft: boolean): Tenant => {
    const place = placeOf(key, version);
    const before = resolved.get(place);
    if (before) return before;
    const kept = { ...record, key, version, is_draft };
    const tenant = orElse(
      () => resolveTenant({ ...kept, differences: tenantDifferences.parse(differences) }),
      (error) => {
        onTrouble?.(error);
        return resolveTenant({ ...kept, differences: { name: key } });
      },
    );
    // Only keys with a record come here, so it cannot be filled from outside.
    resolved.set(place, tenant);
    return tenant;
  };

  const register = {
    /** TEN-01: the first label of the host name chooses; whatever is not known or not a proper name gives the default. */
    keyOfHost(host: string | undefined): string {
      const label = labelOf(host);
      return label !== null && recordOf(label)?.published ? label : DEFAULT_TENANT_KEY;
    },

    find: (host: string | undefined): Tenant => register.byKey(register.keyOfHost(host)) ?? register.default(),

    /** The tenant of a key, which may end in `-dev` or `-vis` without a record of its own (TEN-02). */
    byKey(key: string): Tenant | undefined {
      const record = recordOf(key);
      return record?.published ? resolve(record, key, record.published, false) : undefined;
    },

    /** BEY-12: a tenant as it will be, at its `-vis` host; as it is where nothing is being worked on. */
    draftOf(key: string): Tenant | undefined {
      const record = byKey.get(key);
      if (record?.draft) return resolve(record, previewKey(key), record.draft, true);
      if (!record?.published) return undefined;
      const { version, differences } = record.published;
      return resolve(record, previewKey(key), { version: shownVersion(version), differences }, true);
    },

    default(): Tenant {
      const tenant = register.byKey(DEFAULT_TENANT_KEY);
      if (!tenant) throw new Error(`The tenants have not been read: ${DEFAULT_TENANT_KEY} is not among them.`);
      return tenant;
    },

    all: (): Tenant[] => records.flatMap(({ key }) => register.byKey(key) ?? []),

    /** The portal of a municipality as a whole, if it has one. */
    ofMunicipality(municipalityId: number): Tenant | undefined {
      portals ??= portalsOf(register.all());
      return portals.get(municipalityId);
    },

    /** Themes and pictures are made for these colours only: making one costs, and anyone can ask for sixteen million. */
    hasColour(colour: string): boolean {
      knownColours ??= new Set([
        ...register.all().map((tenant) => tenant.colour),
        ...records.flatMap(({ colours }) => colours),
      ]);
      return knownColours.has(colour.toLowerCase());
    },

    /** For the register that comes after this one. */
    resolved: resolved as Resolved,
  };
  let portals: Map<number, Tenant> | undefined;
  let knownColours: Set<string> | undefined;
  return register;
}

/** Where a draft is looked at: a test version has none of its own beside the tenant's. */
export const previewKey = (key: string): string => `${withoutSuffix(key)}-vis`;

const placeOf = (key: string, version: string): string => `${key} ${version}`;

/** What is published, at the host where a draft would be. */
const shownVersion = (version: string): string => `${version}.shown`;

/** Of versions that are over nothing is kept: drafts are saved for years. */
function stillMeant(known: Resolved, records: readonly TenantRecord[]): Map<string, Tenant> {
  const places = new Set(known.size > 0 ? records.flatMap(placesOf) : []);
  return new Map([...known].filter(([place]) => places.has(place)));
}

function placesOf({ key, published, draft }: TenantRecord): string[] {
  const versions = [
    ...(published ? [published.version, shownVersion(published.version)] : []),
    ...(draft ? [draft.version] : []),
  ];
  return [key, `${key}-dev`, previewKey(key)].flatMap((name) => versions.map((version) => placeOf(name, version)));
}

function orElse<Value>(make: () => Value, instead: (error: unknown) => Value): Value {
  try {
    return make();
  } catch (error) {
    return instead(error);
  }
}

function portalsOf(tenants: readonly Tenant[]): Map<number, Tenant> {
  const portals = new Map<number, Tenant>();
  for (const tenant of tenants) {
    if (tenant.variant !== 'live' || tenant.district_ids.length > 0) continue;
    for (const id of tenant.municipality_ids) if (!portals.has(id)) portals.set(id, tenant);
  }
  return portals;
}

/** The first label of a proper host name. */
export function labelOf(host: string | undefined): string | null {
  const name =
    host
      ?.replace(/:\d{1,5}$/, '')
      .replace(/\.$/, '')
      .toLowerCase() ?? '';
  return isHostName(name) ? (name.split('.', 1)[0] ?? '') : null;
}
