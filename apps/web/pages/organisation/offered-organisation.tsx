import { OfferBanner } from '#features/memberships/web/offer-banner.tsx';
import type { OrganisationDetail } from '#features/organisations/contract.ts';
import { ProofProvider } from '#features/users/web/profile/proof-provider.tsx';

type OfferedOrganisationProps = { organisation: Pick<OrganisationDetail, 'id' | 'name'> };

/** Taking over an organisation asks for proof of who one is. */
export const OfferedOrganisation = (props: OfferedOrganisationProps) => (
  <ProofProvider>
    <OfferBanner {...props} />
  </ProofProvider>
);
