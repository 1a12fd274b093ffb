import { useId, useState } from 'react';
import type { OwnAccess } from '#features/organisations/contract.ts';
import { GIVEN_ROLES, type GivenRole } from '#features/vocabulary/roles.ts';
import { useCall } from '#platform/web/call.tsx';
import { failureText } from '#platform/web/failure-text.ts';
import { useTexts } from '#platform/web/language.tsx';
import { createSending } from '#platform/web/new-key.ts';
import { AddressesField } from '#ui/addresses-field.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { addressesIn } from '#ui/pasted-addresses.ts';
import { SelectField } from '#ui/select-field.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import { MAX_INVITED_AT_ONCE } from '../rules.ts';
import { type MembershipTexts, membershipTexts } from '../texts/token.ts';
import { invite } from './calls.ts';
import { useReadAgain } from './use-read-again.ts';

type InviteDialogProps = { organisationId: string; access: OwnAccess; onClose: () => void };

const MAX_GREETING_LENGTH = 500;

/** MEM-04: many at once; how many got a letter, and how many did not need one, is said afterwards. */
export function InviteDialog({ organisationId, access, onClose }: InviteDialogProps) {
  const texts = useTexts(membershipTexts);
  const words = texts.invite;
  const fieldsId = useId();
  const call = useCall();
  const readAgain = useReadAgain(organisationId);
  const { showToast } = useToasts();
  const [pasted, setPasted] = useState('');
  const [role, setRole] = useState<GivenRole>('member');
  const [message, setMessage] = useState('');
  const [isPending, setIsPending] = useState(false);
  const [fault, setFault] = useState<string | undefined>();
  const [failure, setFailure] = useState<string | null>(null);
  const [sending] = useState(createSending);

  async function send() {
    const found = faultIn(pasted, words);
    setFault(found);
    setFailure(null);
    if (found) return document.getElementById(`${fieldsId}-emails`)?.focus();
    setIsPending(true);
    try {
      const body = { emails: addressesIn(pasted).addresses, role, message };
      const { data } = await call(invite, { params: { id: organisationId }, body, key: sending.keyOf(body) });
      showToast({
        tone: data.sent > 0 ? 'success' : 'neutral',
        title: data.sent > 0 ? words.sent(data.sent) : words.none_sent,
        ...(data.sent > 0 && data.already_members > 0 && { text: words.already(data.already_members) }),
      });
      readAgain();
      onClose();
    } catch (error) {
      setFailure(failureText(error, texts));
    } finally {
      setIsPending(false);
    }
  }

  return (
    <FormDialog
      title={words.title}
      closeLabel={texts.close}
      text={words.text}
      submitLabel={words.send}
      cancelLabel={texts.cancel}
      isPending={isPending}
      failure={failure}
      onSubmit={send}
      onClose={onClose}
    >
      <AddressesField
        id={`${fieldsId}-emails`}
        label={words.emails}
        help={words.emails_help}
        countText={words.emails_count}
        error={fault}
        value={pasted}
        onChange={setPasted}
      />
      {access.can.change_roles ? (
        <SelectField
          label={words.role}
          value={role}
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
        label={words.message}
        hint={words.optional}
        help={words.message_help}
        rows={3}
        value={message}
        maxLength={MAX_GREETING_LENGTH}
        onChange={(event) => setMessage(event.currentTarget.value)}
      />
    </FormDialog>
  );
}

function faultIn(pasted: string, words: MembershipTexts['invite']): string | undefined {
  const { addresses, wrong } = addressesIn(pasted);
  if (wrong.length > 0) return words.emails_wrong(wrong.join(', '));
  if (addresses.length === 0) return words.emails_required;
  return addresses.length > MAX_INVITED_AT_ONCE ? words.emails_too_many(MAX_INVITED_AT_ONCE) : undefined;
}
