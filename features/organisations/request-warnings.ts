import type { RegisterAnswer } from '#features/organisation-register/contract.ts';

export const REQUEST_WARNINGS = ['deleted', 'bankrupt', 'dissolving', 'in_use', 'elsewhere'] as const;
export type RequestWarning = (typeof REQUEST_WARNINGS)[number];

/** What the user who asks should know before they go on: the municipality sees the same. Nothing of it stops them. */
export function requestWarnings(
  { outcome, entry, is_in_use }: RegisterAnswer,
  municipalityIds: readonly string[],
): RequestWarning[] {
  const place = entry?.municipality_id ?? null;
  const holds: Record<RequestWarning, boolean> = {
    deleted: outcome === 'deleted',
    bankrupt: entry?.is_bankrupt ?? false,
    dissolving: entry?.is_dissolving ?? false,
    in_use: is_in_use,
    elsewhere: place !== null && municipalityIds.length > 0 && !municipalityIds.includes(place),
  };
  return REQUEST_WARNINGS.filter((warning) => holds[warning]);
}
