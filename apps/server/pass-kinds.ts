import { passKind as cultureCards } from '#features/culture-cards/server/public.ts';
import { loanPass, piecePass } from '#features/equipment/server/public.ts';
import type { PassKind } from '#features/passes/server/public.ts';
import type { OriginSettings } from '#features/tenants/resolve.ts';
import { passKind as ticketPass } from '#features/tickets/server/public.ts';

/** What can be held up in front of the scanner, beside places at activities: a line for each feature that has something. */
export const shownKinds = (origins: OriginSettings): readonly PassKind[] => [
  cultureCards,
  loanPass(origins),
  piecePass(origins),
  ticketPass,
];
