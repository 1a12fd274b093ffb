import { lazy, Suspense } from 'react';
import type { OrganisationDetail } from '#features/organisations/contract.ts';
import { useLateMembershipTexts } from './use-late-membership-texts.ts';

const OfferBanner = lazy(async () => ({
  default: (await import('#features/memberships/web/offer-banner.tsx')).OfferBanner,
}));

type OfferPartProps = { organisation: Pick<OrganisationDetail, 'id' | 'name'> };

/** ORG-03: whoever has been offered the organisation hears of it on every tab. */
export const OfferPart = (props: OfferPartProps) => (
  <Suspense fallback={null}>
    <Offer {...props} />
  </Suspense>
);

function Offer(props: OfferPartProps) {
  useLateMembershipTexts();
  return <OfferBanner {...props} />;
}
