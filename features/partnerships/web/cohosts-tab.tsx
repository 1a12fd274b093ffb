import type { OrganisationDetail, OwnAccess } from '#features/organisations/contract.ts';
import { PartnershipSection } from './partnership-section.tsx';

export type CohostsTabProps = {
  organisation: Pick<OrganisationDetail, 'id' | 'name'>;
  /** Null for the user who is not logged in. */
  access: OwnAccess | null;
  /** Whether the tenant knows subsidiaries. */
  hasSubsidiaries: boolean;
  hrefOf: (organisationId: string) => string;
  /** DLG-02: asks whether to decline a co-organiser. */
  confirmDecline: (name: string) => Promise<boolean | null>;
};

/** Who arranges things together with the organisation, who has asked to, and whom it has asked (MEM-05). */
export const CohostsTab = ({ hasSubsidiaries, ...props }: CohostsTabProps) => (
  <div className="nb-stack nb-gap-l">
    <PartnershipSection {...props} kind="cohost" />
    {hasSubsidiaries ? <PartnershipSection {...props} kind="subsidiary" /> : null}
  </div>
);
