import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { leaveOrganisation } from '#features/memberships/web/calls.ts';
import { MembershipDialog } from '#features/memberships/web/membership-dialog.tsx';
import type { OrganisationDetail, OwnAccess } from '#features/organisations/contract.ts';
import { organisationTexts } from '#features/organisations/texts/token.ts';
import { getOrganisation, getOwnAccess } from '#features/organisations/web/calls.ts';
import { useConfirmation } from '#features/portal/web/confirmations/use-confirmation.ts';
import { answerQuery } from '#platform/web/answers.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { ChipMenu } from '#ui/chip-menu.tsx';
import { MenuItem } from '#ui/menu-item.tsx';
import { Tag } from '#ui/tag.tsx';
import { useToasts } from '#ui/use-toasts.ts';

type MembershipButtonProps = {
  organisation: Pick<OrganisationDetail, 'id' | 'name'>;
  access: OwnAccess;
  onFailure: (error: unknown) => void;
};

/** MEM-02: asks to join, says that one has asked, or what one is; and the way out again. */
export function MembershipButton({ organisation, access, onFailure }: MembershipButtonProps) {
  const { membership: texts } = useTexts(organisationTexts);
  const { id, name } = organisation;
  const call = useCall();
  const queries = useQueryClient();
  const confirm = useConfirmation();
  const { showToast } = useToasts();
  const [isAsking, setIsAsking] = useState(false);

  const at = { params: { id } };
  const readAgain = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: answerQuery(call, getOwnAccess, at).queryKey }),
      queries.invalidateQueries({ queryKey: answerQuery(call, getOrganisation, at).queryKey }),
    ]);

  async function leave(done: string) {
    try {
      await call(leaveOrganisation, at);
      await readAgain();
      showToast({ tone: 'success', title: done });
    } catch (error) {
      onFailure(error);
    }
  }

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
          onClose={() => setIsAsking(false)}
          onSent={async () => {
            setIsAsking(false);
            showToast({ tone: 'success', title: texts.sent });
            await readAgain();
          }}
        />
      ) : null}
    </>
  );
}
