import { useId, useState } from 'react';
import { useAction } from '#features/identity/web/use-action.ts';
import type { OwnAccess } from '#features/organisations/contract.ts';
import { ActionDialog } from '#features/portal/web/action-dialog.tsx';
import { GIVEN_ROLES, type GivenRole } from '#features/vocabulary/roles.ts';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { AddressesField } from '#ui/addresses-field.tsx';
import { addressesIn } from '#ui/pasted-addresses.ts';
import { SelectField } from '#ui/select-field.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import { MAX_INVITED_AT_ONCE } from '../rules.ts';
import { type MembershipTexts, membershipTexts } from '../texts/token.ts';
import { invite, MEMBER_ANSWERS } from './calls.ts';

type InviteMembersDialogProps = { organisationId: string; access: OwnAccess; onClose: () => void };

const MAX_GREETING_LENGTH = 500;

const FIELDS = ['emails', 'role', 'message'];

/** MEM-04: many at once; how many got a letter, and how many did not need one, is said afterwards. */
export function InviteMembersDialog({ organisationId, access, onClose }: InviteMembersDialogProps) {
  const texts = useTexts(membershipTexts);
  const words = texts.invite;
  const fieldsId = useId();
  const call = useCall();
  const { showToast } = useToasts();
  const [pasted, setPasted] = useState('');
  const [role, setRole] = useState<GivenRole>('member');
  const [message, setMessage] = useState('');
  const idOf = (field: string) => `${fieldsId}-${field}`;
  const inviting = useAction(
    (_, { keyOf }) => {
      const body = { emails: addressesIn(pasted).addresses, role, message };
      return call(invite, { params: { id: organisationId }, body, key: keyOf(body) });
    },
    { invalidates: MEMBER_ANSWERS, fields: FIELDS, idOf },
  );
  const { errors } = inviting;

  async function send() {
    const fault = faultIn(pasted, words);
    if (fault) return inviting.setErrors({ emails: fault });
    const done = await inviting.run();
    if (!done) return;
    const { sent, already_members } = done.result.data;
    showToast({
      tone: sent > 0 ? 'success' : 'neutral',
      title: sent > 0 ? words.sent(sent) : words.none_sent,
      ...(sent > 0 && already_members > 0 && { text: words.already(already_members) }),
    });
    onClose();
  }

  return (
    <ActionDialog
      title={words.title}
      closeLabel={texts.close}
      text={words.text}
      submitLabel={words.send}
      cancelLabel={texts.cancel}
      action={inviting}
      onSubmit={send}
      onClose={onClose}
    >
      <AddressesField
        id={idOf('emails')}
        label={words.emails}
        help={words.emails_help}
        countText={words.emails_count}
        error={errors.emails}
        value={pasted}
        onChange={(typed) => {
          setPasted(typed);
          inviting.clearError('emails');
        }}
      />
      {access.can.change_roles ? (
        <SelectField
          id={idOf('role')}
          label={words.role}
          value={role}
          error={errors.role}
          onChange={(event) => setRole(event.currentTarget.value as GivenRole)}
        >
          {GIVEN_ROLES.map((given) => (
            <option key={given} value={given}>
              {texts.ranks[given]}
            </option>
          ))}
        </SelectField>
      ) : null}
      <TextAreaField
        id={idOf('message')}
        label={words.message}
        hint={words.optional}
        help={words.message_help}
        rows={3}
        value={message}
        error={errors.message}
        maxLength={MAX_GREETING_LENGTH}
        onChange={(event) => setMessage(event.currentTarget.value)}
      />
    </ActionDialog>
  );
}

function faultIn(pasted: string, words: MembershipTexts['invite']): string | undefined {
  const { addresses, wrong } = addressesIn(pasted);
  if (wrong.length > 0) return words.emails_wrong(wrong.join(', '));
  if (addresses.length === 0) return words.emails_required;
  return addresses.length > MAX_INVITED_AT_ONCE ? words.emails_too_many(MAX_INVITED_AT_ONCE) : undefined;
}
