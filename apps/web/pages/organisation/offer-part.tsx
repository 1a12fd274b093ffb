import { membershipTexts } from '#features/memberships/texts/token.ts';
import { lazyPart } from '#platform/web/lazy-part.tsx';

/** ORG-03: a member who has been offered the organisation hears of it on every tab. */
export const OfferPart = lazyPart(async () => (await import('./offered-organisation.tsx')).OfferedOrganisation, {
  texts: [membershipTexts],
});
