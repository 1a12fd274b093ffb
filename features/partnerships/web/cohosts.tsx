import type { OrganisationDetail, OwnAccess } from '#features/organisations/contract.ts';
import { useConfirmation } from '#features/portal/web/confirmations/use-confirmation.ts';
import { paths } from '#features/portal/web/paths.ts';
import { usePortal } from '#features/portal/web/portal.tsx';
import { CohostsTab } from './cohosts-tab.tsx';

type CohostsProps = { organisation: Pick<OrganisationDetail, 'id' | 'name'>; access: OwnAccess | null };

/** The tab, with what the portal knows: where organisations are, how it asks, and what the tenant has. */
export function Cohosts(props: CohostsProps) {
  const { tenant } = usePortal();
  const confirm = useConfirmation();
  return (
    <CohostsTab
      {...props}
      hasSubsidiaries={tenant.hasSubsidiaryOrg}
      hrefOf={paths.organisation}
      confirmDecline={(name) => confirm('decline_co_organiser', { name })}
    />
  );
}
