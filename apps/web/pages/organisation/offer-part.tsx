import { lazy, Suspense } from 'react';
import type { OrganisationDetail } from '#features/organisations/contract.ts';
import { LateTexts } from '../../late-texts.tsx';
import { membershipDictionaries } from '../../texts/late-dictionaries.ts';

const OfferBanner = lazy(async () => ({
  default: (await import('#features/memberships/web/offer-banner.tsx')).OfferBanner,
}));

const ProofProvider = lazy(async () => ({
  default: (await import('../profile/proof-provider.tsx')).ProofProvider,
}));

type OfferPartProps = { organisation: Pick<OrganisationDetail, 'id' | 'name'> };

/** ORG-03: whoever has been offered the organisation hears of it on every tab. */
export const OfferPart = (props: OfferPartProps) => (
  <Suspense fallback={null}>
    <LateTexts of="memberships" dictionaries={membershipDictionaries}>
      <ProofProvider>
        <OfferBanner {...props} />
      </ProofProvider>
    </LateTexts>
  </Suspense>
);
