import { useId, useState } from 'react';
import type { EventDetail } from '#features/events/contract.ts';
import { useAction } from '#features/identity/web/use-action.ts';
import { ActionDialog } from '#features/portal/web/action-dialog.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { AddressesField } from '#ui/addresses-field.tsx';
import { addressesIn } from '#ui/pasted-addresses.ts';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import { MAX_INVITED_AT_ONCE, MAX_NOTE_LENGTH } from '../rules.ts';
import { type InviteTexts, inviteTexts } from '../texts/token.ts';
import { inviteToEvent } from './calls.ts';
import { MemberPicker } from './member-picker.tsx';

type InviteToEventDialogProps = { event: Pick<EventDetail, 'id' | 'name' | 'organization'>; onClose: () => void };

const FIELDS = ['emails', 'user_ids', 'note'];

/** EVF-03: tells people of an activity, by address or by name. How many were told is said afterwards. */
export function InviteToEventDialog({ event, onClose }: InviteToEventDialogProps) {
  const texts = useTexts(inviteTexts);
  const fieldsId = useId();
  const call = useCall();
  const { showToast } = useToasts();
  const [pasted, setPasted] = useState('');
  const [members, setMembers] = useState<readonly string[]>([]);
  const [note, setNote] = useState('');
  const idOf = (field: string) => `${fieldsId}-${field}`;
  const inviting = useAction(
    (_, { keyOf }) => {
      const body = { emails: addressesIn(pasted).addresses, user_ids: [...members], note };
      return call(inviteToEvent, { params: { id: event.id }, body, key: keyOf(body) });
    },
    { fields: FIELDS, idOf },
  );
  const { errors, clearError } = inviting;

  async function send() {
    const fault = faultIn(pasted, members.length, texts);
    if (fault) return inviting.setErrors({ emails: fault });
    const done = await inviting.run();
    if (!done) return;
    const { sent, already, unreachable } = done.result.data;
    const text = [
      ...(already > 0 ? [texts.already(already)] : []),
      ...(unreachable > 0 ? [texts.unreachable(unreachable)] : []),
    ].join(' ');
    showToast({
      tone: sent > 0 ? 'success' : 'neutral',
      title: sent > 0 ? texts.sent(sent) : texts.none_sent,
      ...(text && { text }),
    });
    onClose();
  }

  return (
    <ActionDialog
      title={texts.title(event.name)}
      closeLabel={texts.close}
      text={texts.text}
      submitLabel={texts.send}
      cancelLabel={texts.cancel}
      action={inviting}
      onSubmit={send}
      onClose={onClose}
    >
      <AddressesField
        id={idOf('emails')}
        label={texts.emails}
        help={texts.emails_help}
        countText={texts.emails_count}
        error={errors.emails}
        value={pasted}
        onChange={(typed) => {
          setPasted(typed);
          clearError('emails');
        }}
      />
      {event.organization ? (
        <MemberPicker
          id={idOf('user_ids')}
          organisationId={event.organization.id}
          chosen={members}
          error={errors.user_ids}
          onChange={(chosen) => {
            setMembers(chosen);
            for (const field of ['emails', 'user_ids']) clearError(field);
          }}
        />
      ) : null}
      <TextAreaField
        id={idOf('note')}
        label={texts.note}
        hint={texts.optional}
        help={texts.note_help}
        rows={3}
        value={note}
        error={errors.note}
        maxLength={MAX_NOTE_LENGTH}
        onChange={(input) => setNote(input.currentTarget.value)}
      />
    </ActionDialog>
  );
}

function faultIn(pasted: string, members: number, texts: InviteTexts): string | undefined {
  const { addresses, wrong } = addressesIn(pasted);
  if (wrong.length > 0) return texts.emails_wrong(wrong.join(', '));
  if (addresses.length + members === 0) return texts.nobody;
  return Math.max(addresses.length, members) > MAX_INVITED_AT_ONCE ? texts.too_many(MAX_INVITED_AT_ONCE) : undefined;
}
