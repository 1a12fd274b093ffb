import { useState } from 'react';
import { useAction } from '#features/identity/web/use-action.ts';
import { leaveOrganisation } from '#features/memberships/web/calls.ts';
import { MembershipDialog } from '#features/memberships/web/membership-dialog.tsx';
import type { OrganisationDetail, OwnAccess } from '#features/organisations/contract.ts';
import { organisationTexts } from '#features/organisations/texts/token.ts';
import { getOrganisation, getOwnAccess } from '#features/organisations/web/calls.ts';
import { useConfirmation } from '#features/portal/web/confirmations/use-confirmation.ts';
import { organisationPaths } from '#features/portal/web/organisation-paths.ts';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { ChipMenu } from '#ui/chip-menu.tsx';
import { MenuItem } from '#ui/menu-item.tsx';
import { Tag } from '#ui/tag.tsx';
import { useToasts } from '#ui/use-toasts.ts';

type MembershipButtonProps = { organisation: Pick<OrganisationDetail, 'id' | 'name'>; access: OwnAccess };

/** What tells what one is to the organisation. */
const OWN_MEMBERSHIP = [getOwnAccess, getOrganisation];

/** MEM-02: asks to join, says that one has asked, or what one is; and the way out again. */
export function MembershipButton({ organisation, access }: MembershipButtonProps) {
  const { membership: texts } = useTexts(organisationTexts);
  const { id, name } = organisation;
  const call = useCall();
  const confirm = useConfirmation();
  const { showToast } = useToasts();
  const [isAsking, setIsAsking] = useState(false);

  const { run: leave } = useAction(
    async (done: string) => {
      await call(leaveOrganisation, { params: { id } });
      showToast({ tone: 'success', title: done });
    },
    { invalidates: OWN_MEMBERSHIP, isToldInToast: true },
  );

  if (access.membership?.role === 'applicant' && access.membership.status === 'requested') {
    return (
      <ChipMenu label={texts.requested} isSelected>
        <ul>
          <MenuItem onSelect={() => void leave(texts.taken_back)}>{texts.take_back}</MenuItem>
        </ul>
      </ChipMenu>
    );
  }
  if (access.rank !== null) {
    const role = texts.roles[access.rank];
    if (!access.can.leave) return <Tag tone="success">{role}</Tag>;
    return (
      <ChipMenu label={role} isSelected>
        <ul>
          <MenuItem href={organisationPaths.certificates(id)}>{texts.certificates}</MenuItem>
          <MenuItem
            onSelect={async () => {
              if (await confirm('leave_organisation', { name })) await leave(texts.left(name));
            }}
          >
            {texts.leave}
          </MenuItem>
        </ul>
      </ChipMenu>
    );
  }
  if (!access.can.request_membership) return null;
  return (
    <>
      <Button variant="secondary" onClick={() => setIsAsking(true)}>
        {texts.join}
      </Button>
      {isAsking ? (
        <MembershipDialog
          organisation={organisation}
          changed={OWN_MEMBERSHIP}
          onClose={() => setIsAsking(false)}
          onSent={() => {
            setIsAsking(false);
            showToast({ tone: 'success', title: texts.sent });
          }}
        />
      ) : null}
    </>
  );
}
