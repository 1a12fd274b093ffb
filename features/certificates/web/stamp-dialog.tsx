import { useId, useState } from 'react';
import { useAction } from '#features/identity/web/use-action.ts';
import { ActionFailure } from '#features/portal/web/action-failure.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import { ConfirmationDialog } from '#ui/confirmation-dialog.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import type { Stamp } from '../stamps-contract.ts';
import { type CertificateTexts, certificateTexts } from '../texts/token.ts';
import { acceptStamp, CERTIFICATE_ANSWERS, deleteStamp, requestStamp } from './calls.ts';
import { CertificateFacts } from './certificate-facts.tsx';
import styles from './certificates.module.css';
import { periodText } from './period-text.ts';
import { StatusTag } from './status-tag.tsx';

type StampDialogProps = {
  stamp: Stamp;
  privacyHref: string;
  onClose: () => void;
};

type StampAnswer = 'accept' | 'leave' | 'request';

/** CER-03: one's own certificate. What can still be answered is accepted with its conditions, or is said no to. */
export function StampDialog({ stamp, privacyHref, onClose }: StampDialogProps) {
  const texts = useTexts(certificateTexts);
  const words = texts.stamp;
  const id = useId();
  const call = useCall();
  const { showToast } = useToasts();
  const [hasConditions, setHasConditions] = useState(stamp.is_accepted);
  const [isLeaving, setIsLeaving] = useState(false);
  const { certificate, organization, status, can } = stamp;
  const params = { id: stamp.id };
  const leaving = leavingWords(stamp, words);

  const answering = useAction(
    async (answer: StampAnswer, { keyOf }) => {
      if (answer === 'accept') return call(acceptStamp, { params, body: { conditions: true } });
      if (answer === 'leave') return call(deleteStamp, { params, body: { reason: '' } });
      const body = { organization_id: organization.id, certificate_id: certificate.id };
      return call(requestStamp, { body, key: keyOf(body) });
    },
    { invalidates: CERTIFICATE_ANSWERS, fields: ['conditions'], idOf: () => id },
  );

  async function finish(answer: StampAnswer, title: string) {
    if (!(await answering.run(answer))) return setIsLeaving(false);
    showToast({ tone: 'success', title });
    onClose();
  }

  function accept() {
    if (!hasConditions) return answering.setErrors({ conditions: words.conditions_required });
    return finish('accept', words.accept_done);
  }

  if (isLeaving) {
    return (
      <ConfirmationDialog
        isOpen
        title={leaving.title}
        text={leaving.text(organization.name)}
        confirmLabel={leaving.label}
        cancelLabel={texts.cancel}
        closeLabel={texts.close}
        tone="danger"
        isPending={answering.isPending}
        onConfirm={() => void finish('leave', leaving.done)}
        onCancel={() => setIsLeaving(false)}
      />
    );
  }
  const period = periodText(stamp, texts.facts);
  const hasQuestion = can.accept || can.delete || status === 'expired';
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={certificate.name}
      closeLabel={texts.close}
      actions={
        hasQuestion ? (
          <>
            {can.accept ? (
              <Button isLoading={answering.isPending} onClick={() => void accept()}>
                {words.accept}
              </Button>
            ) : status === 'expired' ? (
              <Button isLoading={answering.isPending} onClick={() => void finish('request', texts.request.done)}>
                {words.request_anew}
              </Button>
            ) : null}
            {can.delete ? (
              <Button variant="secondary" disabled={answering.isPending} onClick={() => setIsLeaving(true)}>
                {leaving.label}
              </Button>
            ) : null}
          </>
        ) : undefined
      }
    >
      <div className="nb-stack nb-gap-m">
        <ActionFailure action={answering} level={3} />
        <div className={styles.meta}>
          <div className={styles.line}>
            <StatusTag status={status} />
            <span className={styles.small}>{texts.categories[certificate.category]}</span>
          </div>
          <p>{texts.facts.from(organization.name)}</p>
          {period === null ? null : <p>{period}</p>}
        </div>
        <StateSentence stamp={stamp} />
        <CertificateFacts certificate={certificate} />
        {can.accept || (stamp.is_accepted && status !== 'requested') ? (
          <CheckboxField
            id={id}
            label={words.conditions}
            help={
              <>
                {words.conditions_help(organization.name)}{' '}
                <TextLink href={privacyHref} target="_blank" rel="noopener">
                  {words.privacy}
                </TextLink>
              </>
            }
            checked={hasConditions}
            disabled={stamp.is_accepted}
            error={answering.errors.conditions}
            onChange={({ target: { checked } }) => {
              setHasConditions(checked);
              answering.clearError('conditions');
            }}
          />
        ) : null}
      </div>
    </Dialog>
  );
}

/** What it means that it is as it is, where that is not plain. */
function StateSentence({ stamp: { status, organization, can } }: { stamp: Stamp }) {
  const { stamp: words } = useTexts(certificateTexts);
  if (can.accept) return <p>{words.offered(organization.name)}</p>;
  if (status === 'requested' || status === 'disabled') return <p>{words[status](organization.name)}</p>;
  return status === 'expired' ? <p>{words.expired}</p> : null;
}

/** The same call takes back what was asked for, says no to what was given, and puts away what one has. */
function leavingWords({ status }: Stamp, { withdraw, decline, put_away }: CertificateTexts['stamp']) {
  if (status === 'requested') return withdraw;
  return status === 'not_accepted' ? decline : put_away;
}
