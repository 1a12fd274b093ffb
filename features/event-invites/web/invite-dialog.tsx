import { useId, useState } from 'react';
import type { EventDetail } from '#features/events/contract.ts';
import { useCall } from '#platform/web/call.tsx';
import { failureText } from '#platform/web/failure-text.ts';
import { useTexts } from '#platform/web/language.tsx';
import { createSending } from '#platform/web/new-key.ts';
import { AddressesField } from '#ui/addresses-field.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { addressesIn } from '#ui/pasted-addresses.ts';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import { MAX_INVITED_AT_ONCE, MAX_NOTE_LENGTH } from '../rules.ts';
import { type InviteTexts, inviteTexts } from '../texts/token.ts';
import { inviteToEvent } from './calls.ts';
import { MemberPicker } from './member-picker.tsx';

type InviteDialogProps = { event: Pick<EventDetail, 'id' | 'name' | 'organization'>; onClose: () => void };

/** EVF-03: tells people of an activity, by address or by name. How many were told is said afterwards. */
export function InviteDialog({ event, onClose }: InviteDialogProps) {
  const texts = useTexts(inviteTexts);
  const fieldsId = useId();
  const call = useCall();
  const { showToast } = useToasts();
  const [pasted, setPasted] = useState('');
  const [members, setMembers] = useState<readonly string[]>([]);
  const [note, setNote] = useState('');
  const [fault, setFault] = useState<string | undefined>();
  const [failure, setFailure] = useState<string | null>(null);
  const [isPending, setIsPending] = useState(false);
  const [sending] = useState(createSending);

  async function send() {
    const found = faultIn(pasted, members.length, texts);
    setFault(found);
    setFailure(null);
    if (found) return document.getElementById(`${fieldsId}-emails`)?.focus();
    setIsPending(true);
    try {
      const body = { emails: addressesIn(pasted).addresses, user_ids: [...members], note };
      const { data } = await call(inviteToEvent, { params: { id: event.id }, body, key: sending.keyOf(body) });
      const text = [
        ...(data.already > 0 ? [texts.already(data.already)] : []),
        ...(data.unreachable > 0 ? [texts.unreachable(data.unreachable)] : []),
      ].join(' ');
      showToast({
        tone: data.sent > 0 ? 'success' : 'neutral',
        title: data.sent > 0 ? texts.sent(data.sent) : texts.none_sent,
        ...(text && { text }),
      });
      onClose();
    } catch (error) {
      setFailure(failureText(error, texts));
    } finally {
      setIsPending(false);
    }
  }

  return (
    <FormDialog
      title={texts.title(event.name)}
      closeLabel={texts.close}
      text={texts.text}
      submitLabel={texts.send}
      cancelLabel={texts.cancel}
      isPending={isPending}
      failure={failure}
      onSubmit={send}
      onClose={onClose}
    >
      <AddressesField
        id={`${fieldsId}-emails`}
        label={texts.emails}
        help={texts.emails_help}
        countText={texts.emails_count}
        error={fault}
        value={pasted}
        onChange={setPasted}
      />
      {event.organization ? (
        <MemberPicker organisationId={event.organization.id} chosen={members} onChange={setMembers} />
      ) : null}
      <TextAreaField
        label={texts.note}
        hint={texts.optional}
        help={texts.note_help}
        rows={3}
        value={note}
        maxLength={MAX_NOTE_LENGTH}
        onChange={(input) => setNote(input.currentTarget.value)}
      />
    </FormDialog>
  );
}

function faultIn(pasted: string, members: number, texts: InviteTexts): string | undefined {
  const { addresses, wrong } = addressesIn(pasted);
  if (wrong.length > 0) return texts.emails_wrong(wrong.join(', '));
  if (addresses.length + members === 0) return texts.nobody;
  return Math.max(addresses.length, members) > MAX_INVITED_AT_ONCE ? texts.too_many(MAX_INVITED_AT_ONCE) : undefined;
}
