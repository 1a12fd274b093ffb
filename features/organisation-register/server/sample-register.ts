import type { OrganisationRegister } from './organisation-register.ts';
import { SAMPLE_ENTRIES } from './sample-register-data.ts';

/** A register for trying the portal out, without asking anybody. */
export function sampleRegister(): OrganisationRegister {
  const entries = new Map(SAMPLE_ENTRIES.map((entry) => [entry.number, entry]));
  return async (number) => {
    const entry = entries.get(number);
    if (!entry) return { outcome: 'unknown', entry: null };
    return { outcome: entry.is_deleted ? 'deleted' : 'found', entry };
  };
}
