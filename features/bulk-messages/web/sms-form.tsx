import { type SubmitEvent, useId, useState } from 'react';
import { useAction } from '#features/identity/web/use-action.ts';
import { organisationSms } from '#features/messages/sms-text.ts';
import { portalTexts } from '#features/portal/texts/token.ts';
import { ActionFailure } from '#features/portal/web/action-failure.tsx';
import { describeFailure } from '#features/portal/web/failure.ts';
import { kroner } from '#platform/language/money.ts';
import { useAnswer } from '#platform/web/answers.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmationDialog } from '#ui/confirmation-dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { MAX_SMS_LENGTH, sizeOfSms } from '../rules.ts';
import { bulkMessageTexts } from '../texts/token.ts';
import { getSmsConfiguration, listBulkMessages, sendSms } from './calls.ts';
import type { DraftFormProps } from './email-form.tsx';
import { RoleField } from './role-field.tsx';
import styles from './sms-form.module.css';
import { SmsPriceBox } from './sms-price-box.tsx';
import { useSmsPrice } from './use-sms-price.ts';
import { WithoutSms } from './without-sms.tsx';

type SmsFormProps = DraftFormProps & { settingsHref: string };

/** An SMS to the members, where the portal can send one. */
export function SmsForm(props: SmsFormProps) {
  const answer = useAnswer(getSmsConfiguration, { params: { id: props.organisation.id } });
  if (answer.isPending) return <Skeleton shape="block" />;
  // What it costs is asked next, and tells of trouble.
  return answer.data?.data.is_available === false ? <WithoutSms /> : <SmsWriting {...props} />;
}

/** What it looks like and costs is told before it is sent, and the price agreed to. */
function SmsWriting({ organisation, draft, onChange, onSent, settingsHref }: SmsFormProps) {
  const texts = useTexts(bulkMessageTexts);
  const { write, sms: words } = texts;
  const call = useCall();
  const failureTexts = useTexts(portalTexts);
  const bodyId = useId();
  const [isAsking, setIsAsking] = useState(false);
  const { from_role, sms: body } = draft;
  const { price, error, ask } = useSmsPrice(organisation.id, body, from_role);
  const isMissing = body.trim() === '';
  const shown = organisationSms(organisation.name, body);
  const size = sizeOfSms(shown);

  const sending = useAction(
    (agreed_cost_ore: number, { keyOf }) => {
      const sent = { body: body.trim(), from_role, agreed_cost_ore };
      return call(sendSms, { params: { id: organisation.id }, body: sent, key: keyOf(sent) });
    },
    { invalidates: [listBulkMessages, getSmsConfiguration], fields: ['body'], idOf: () => bodyId },
  );

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (isMissing) sending.setErrors({ body: texts.message_required });
    else if (price && price.obstacle === null) setIsAsking(true);
  }

  async function send() {
    const sent = await sending.run(price?.cost_ore ?? 0);
    setIsAsking(false);
    if (sent) onSent(sent.result.data.recipients);
    void ask();
  }

  return (
    <form className="nb-stack nb-gap-m" noValidate onSubmit={submit}>
      <ActionFailure action={sending} level={3} />
      <RoleField value={from_role} onChange={(role) => onChange({ from_role: role })} />
      <TextAreaField
        id={bodyId}
        label={write.body}
        required
        rows={5}
        value={body}
        maxLength={MAX_SMS_LENGTH}
        error={sending.errors.body}
        help={
          <>
            <span className={styles.size}>{words.parts(size.parts)}</span>
            <span className={styles.line}>{words.left(size.left)}</span>
            {size.isWide ? <span className={styles.line}>{words.wide}</span> : null}
          </>
        }
        onChange={({ target }) => {
          onChange({ sms: target.value });
          sending.clearError('body');
        }}
      />
      {isMissing ? null : (
        <div>
          <p className={styles.caption}>{words.preview}</p>
          <p className={styles.bubble}>{shown}</p>
        </div>
      )}
      <SmsPriceBox price={price} isEmpty={isMissing} failure={describeFailure(error, failureTexts)?.text ?? null} />
      {price?.obstacle ? (
        <Notice tone="warning" isLive>
          <p>{words.obstacles[price.obstacle]}</p>
          {price.obstacle === 'not_enabled' ? <TextLink href={settingsHref}>{words.to_settings}</TextLink> : null}
        </Notice>
      ) : null}
      <div>
        <Button type="submit" disabled={!isMissing && (!price || price.obstacle !== null)}>
          {write.send_sms}
        </Button>
      </div>
      <ConfirmationDialog
        isOpen={isAsking && price !== undefined}
        title={write.confirm.title}
        text={write.confirm.sms(price?.recipients ?? 0, kroner(price?.cost_ore ?? 0))}
        confirmLabel={write.confirm.yes}
        cancelLabel={write.confirm.no}
        closeLabel={texts.close}
        isPending={sending.isPending}
        onConfirm={() => void send()}
        onCancel={() => setIsAsking(false)}
      />
    </form>
  );
}
