import { MenuElipsisVerticalIcon } from '@navikt/aksel-icons';
import { useState } from 'react';
import type { ChangedAnswers } from '#features/identity/web/use-action.ts';
import { GIVEN_ROLES, type GivenRole } from '#features/vocabulary/roles.ts';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { useProof } from '#platform/web/use-proof.ts';
import { ConfirmationDialog } from '#ui/confirmation-dialog.tsx';
import { MenuItem } from '#ui/menu-item.tsx';
import { PopoverMenu } from '#ui/popover-menu.tsx';
import type { Member } from '../contract.ts';
import type { MembershipTexts } from '../texts/token.ts';
import { membershipTexts } from '../texts/token.ts';
import { changeRole, declineOwnership, offerOwnership, removeMember } from './calls.ts';
import { EditMemberDialog } from './edit-member-dialog.tsx';
import { useMemberAction } from './use-member-action.ts';

type MemberMenuProps = { organisationId: string; member: Member; changed: ChangedAnswers };

/** What is being asked before it is done. */
type Question = { kind: 'role'; role: GivenRole } | { kind: 'remove' } | { kind: 'offer' } | { kind: 'edit' };

/** What the server says can be done with this person, each after a question. */
export function MemberMenu({ organisationId, member, changed }: MemberMenuProps) {
  const texts = useTexts(membershipTexts);
  const call = useCall();
  const withProof = useProof();
  const { isPending, carryOut } = useMemberAction(changed);
  const [question, setQuestion] = useState<Question | null>(null);
  const { name, role, can } = member;
  const params = { id: organisationId, user: member.id };
  const close = () => setQuestion(null);

  async function answerYes(asked: Question) {
    if (asked.kind === 'role') {
      const body = { role: asked.role, from: role as GivenRole };
      await carryOut(() => call(changeRole, { params, body }), texts.role.done);
    }
    if (asked.kind === 'remove') await carryOut(() => call(removeMember, { params }), texts.remove.done);
    if (asked.kind === 'offer') {
      // The password is asked for in a dialog of its own: one at a time.
      close();
      await carryOut(() => withProof(() => call(offerOwnership, { params })), texts.offer.done);
    }
    close();
  }

  const withdraw = () =>
    carryOut(() => call(declineOwnership, { params: { id: organisationId } }), texts.offer.withdrawn);

  return (
    <>
      <PopoverMenu
        label={texts.menu.label(name)}
        variant="tertiary"
        trigger={<MenuElipsisVerticalIcon aria-hidden fontSize="1.5rem" />}
      >
        <ul>
          {can.change_role
            ? GIVEN_ROLES.filter((given) => given !== role).map((given) => (
                <MenuItem key={given} onSelect={() => setQuestion({ kind: 'role', role: given })}>
                  {texts.menu.make[given]}
                </MenuItem>
              ))
            : null}
          {can.edit ? <MenuItem onSelect={() => setQuestion({ kind: 'edit' })}>{texts.menu.edit}</MenuItem> : null}
          {can.offer_ownership ? (
            <MenuItem onSelect={() => setQuestion({ kind: 'offer' })}>{texts.menu.offer}</MenuItem>
          ) : null}
          {member.is_offered_ownership ? (
            <MenuItem onSelect={() => void withdraw()}>{texts.menu.withdraw_offer}</MenuItem>
          ) : null}
          {can.remove ? (
            <MenuItem onSelect={() => setQuestion({ kind: 'remove' })}>{texts.menu.remove}</MenuItem>
          ) : null}
        </ul>
      </PopoverMenu>
      {question && question.kind !== 'edit' ? (
        <ConfirmationDialog
          isOpen
          {...wordsOf(question, name, texts)}
          cancelLabel={texts.cancel}
          closeLabel={texts.close}
          tone={question.kind === 'remove' ? 'danger' : 'neutral'}
          isPending={isPending}
          onConfirm={() => void answerYes(question)}
          onCancel={close}
        />
      ) : null}
      {question?.kind === 'edit' ? <EditMemberDialog {...{ organisationId, member, changed }} onClose={close} /> : null}
    </>
  );
}

function wordsOf(question: Exclude<Question, { kind: 'edit' }>, name: string, texts: MembershipTexts) {
  const { title, confirm } = texts[question.kind];
  const text = question.kind === 'role' ? texts.role.text[question.role](name) : texts[question.kind].text(name);
  return { title: title(name), text, confirmLabel: confirm };
}
