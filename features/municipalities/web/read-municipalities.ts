import type { Call } from '#platform/web/client.ts';
import { storage } from '#platform/web/storage.ts';
import { listMunicipalities } from './calls.ts';

/** What the chooser needs of a municipality. */
export type KnownMunicipality = {
  id: string;
  name: string;
  county: string;
  other_names: string;
  has_portal: boolean;
  districts: readonly { id: string; name: string }[];
};

const KEY = 'municipalities';
const FRESH_MS = 24 * 60 * 60 * 1000;

/** The list changes once a year: it is kept in the browser for a day, and for longer when there is no connection. */
export async function readMunicipalities(call: Call): Promise<KnownMunicipality[]> {
  const kept = readKept();
  if (kept && Date.now() - kept.kept_at < FRESH_MS) return kept.data;
  try {
    const { data } = await call(listMunicipalities, {});
    const known = data.map(({ id, name, names, county, districts, has_portal }) => ({
      id,
      name,
      county,
      other_names: Object.values(names).join(' '),
      districts,
      has_portal,
    }));
    storage.write(KEY, JSON.stringify({ kept_at: Date.now(), data: known }));
    return known;
  } catch (error) {
    if (kept) return kept.data;
    throw error;
  }
}

type Kept = { kept_at: number; data: KnownMunicipality[] };

function readKept(): Kept | null {
  try {
    const kept: unknown = JSON.parse(storage.read(KEY) ?? 'null');
    return isKept(kept) ? kept : null;
  } catch {
    return null;
  }
}

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  'kept_at' in value &&
  typeof value.kept_at === 'number' &&
  'data' in value &&
  Array.isArray(value.data) &&
  value.data.every(
    (each) =>
      typeof each?.id === 'string' &&
      typeof each.name === 'string' &&
      typeof each.has_portal === 'boolean' &&
      Array.isArray(each.districts),
  );
