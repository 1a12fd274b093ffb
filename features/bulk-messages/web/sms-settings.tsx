import { type SubmitEvent, useId, useState } from 'react';
import { useAction } from '#features/identity/web/use-action.ts';
import type { OrganisationDetail } from '#features/organisations/contract.ts';
import { ActionFailure } from '#features/portal/web/action-failure.tsx';
import { FailedPart } from '#features/portal/web/failed-part.tsx';
import { kroner } from '#platform/language/money.ts';
import { useAnswer } from '#platform/web/answers.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import { Notice } from '#ui/notice.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import type { SmsConfiguration } from '../contract.ts';
import { MAX_SMS_SENDER_LENGTH, SMS_SENDER } from '../rules.ts';
import { bulkMessageTexts } from '../texts/token.ts';
import { getSmsConfiguration, listWaitingSenders, setSmsConfiguration } from './calls.ts';
import { WithoutSms } from './without-sms.tsx';

type SmsSettingsProps = { organisation: Pick<OrganisationDetail, 'id' | 'name'> };

/** Whether the organisation sends SMS, and as whom (ORG-05). */
export function SmsSettings({ organisation: { id } }: SmsSettingsProps) {
  const { settings: texts } = useTexts(bulkMessageTexts);
  const headingId = useId();
  const answer = useAnswer(getSmsConfiguration, { params: { id } });
  return (
    <section className="nb-panel nb-stack nb-gap-m" aria-labelledby={headingId}>
      <SectionHeading id={headingId} title={texts.title} lead={texts.lead} />
      {answer.isPending ? <Skeleton shape="block" /> : null}
      {answer.isError ? <FailedPart text={texts.failed} onTryAgain={() => void answer.refetch()} /> : null}
      {answer.data?.data.is_available === false ? <WithoutSms /> : null}
      {answer.data?.data.is_available ? <SenderNameForm id={id} stored={answer.data.data} /> : null}
    </section>
  );
}

function SenderNameForm({ id, stored }: { id: string; stored: SmsConfiguration }) {
  const { settings: texts } = useTexts(bulkMessageTexts);
  const call = useCall();
  const { showToast } = useToasts();
  const senderId = useId();
  const [isEnabled, setIsEnabled] = useState(stored.is_enabled);
  const [sender, setSender] = useState(stored.sender ?? '');

  const saving = useAction(
    (body: { is_enabled: boolean; sender: string | null }) => call(setSmsConfiguration, { params: { id }, body }),
    { invalidates: [getSmsConfiguration, listWaitingSenders], fields: ['sender'], idOf: () => senderId },
  );

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    const wanted = sender.trim();
    const isFaulty = wanted === '' ? isEnabled : !SMS_SENDER.test(wanted);
    if (isFaulty) return saving.setErrors({ sender: texts.sender_invalid });
    const saved = await saving.run({ is_enabled: isEnabled, sender: wanted || null });
    if (saved) showToast({ tone: 'success', title: texts.saved });
  }

  return (
    <form className="nb-stack nb-gap-m" noValidate onSubmit={submit}>
      <ActionFailure action={saving} level={3} />
      <CheckboxField
        label={texts.enabled}
        checked={isEnabled}
        onChange={({ target }) => setIsEnabled(target.checked)}
      />
      <TextField
        id={senderId}
        label={texts.sender}
        help={texts.sender_help}
        error={saving.errors.sender}
        width="medium"
        value={sender}
        maxLength={MAX_SMS_SENDER_LENGTH}
        onChange={({ target }) => {
          setSender(target.value);
          saving.clearError('sender');
        }}
      />
      <SenderStatus stored={stored} />
      <p className="nb-muted">
        {texts.facts(kroner(stored.price_ore), stored.parts_left, stored.parts_per_month)}{' '}
        {texts.recipients(stored.recipients)}
      </p>
      <div>
        <Button type="submit" isLoading={saving.isPending}>
          {texts.save}
        </Button>
      </div>
    </form>
  );
}

/** What the municipality says about the stored name, and where SMS come from meanwhile. */
function SenderStatus({
  stored: { sender, sender_status, sender_reason, sender_in_use },
}: {
  stored: SmsConfiguration;
}) {
  const { settings: texts } = useTexts(bulkMessageTexts);
  if (sender === null || sender_status === null) return null;
  const { title, text } = texts.sender_status[sender_status];
  return (
    <Notice tone={TONE[sender_status]} title={title}>
      <p>{text(sender, sender_in_use)}</p>
      {sender_reason === null ? null : <p>{texts.sender_reason(sender_reason)}</p>}
    </Notice>
  );
}

const TONE = { waiting: 'info', approved: 'success', refused: 'warning' } as const;
