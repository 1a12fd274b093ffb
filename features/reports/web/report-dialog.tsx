import { useState } from 'react';
import { type ChangedAnswers, useAction } from '#features/identity/web/use-action.ts';
import { ActionDialog } from '#features/portal/web/action-dialog.tsx';
import { paths } from '#features/portal/web/paths.ts';
import { usePortal } from '#features/portal/web/portal.tsx';
import { momentTexts } from '#platform/language/moments/token.ts';
import { whenText } from '#platform/language/when-text.ts';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FieldGroup } from '#ui/field-group.tsx';
import { Notice } from '#ui/notice.tsx';
import { OptionCard } from '#ui/option-card.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import type { Receipt } from '../contract.ts';
import { HIDDEN_KINDS, MAX_WORDS_LENGTH, REASONS_FOR, type ReportReason } from '../rules.ts';
import { reportTexts } from '../texts/token.ts';
import { createReport, listMyReports } from './calls.ts';
import type { ReportProps } from './report-button.tsx';

type ReportDialogProps = ReportProps & {
  /** What else looks different when a user is hidden. */
  hides?: ChangedAnswers;
  onClose: () => void;
};

/** What is wrong, in a choice and a few words; then what happens next. */
export function ReportDialog(props: ReportDialogProps) {
  const { report: texts } = useTexts(reportTexts);
  const [receipt, setReceipt] = useState<Receipt | null>(null);
  const { kind, signInHref, onClose } = props;
  if (receipt) return <ReportReceipt receipt={receipt} onClose={onClose} />;
  if (signInHref === null) return <ReportForm {...props} onSent={setReceipt} />;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.titles[kind]}
      closeLabel={texts.close}
      actions={<ButtonLink href={signInHref}>{texts.log_in}</ButtonLink>}
    >
      <p>{texts.log_in_text}</p>
    </Dialog>
  );
}

type ReportFormProps = ReportDialogProps & { onSent: (receipt: Receipt) => void };

function ReportForm({ kind, id, seq = 0, about, hides = [], onSent, onClose }: ReportFormProps) {
  const { report: texts } = useTexts(reportTexts);
  const call = useCall();
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [words, setWords] = useState('');
  const [isHidden, setIsHidden] = useState(false);
  const action = useAction(
    async (chosen: ReportReason, { keyOf }) => {
      const body = { kind, id, seq, reason: chosen, words, hide: isHidden };
      onSent((await call(createReport, { body, key: keyOf(body) })).data);
    },
    { invalidates: [listMyReports, ...(isHidden ? hides : [])], fields: ['reason', 'words'] },
  );
  const { run, errors, setErrors } = action;

  return (
    <ActionDialog
      title={texts.titles[kind]}
      text={about}
      submitLabel={texts.send}
      cancelLabel={texts.cancel}
      closeLabel={texts.close}
      action={action}
      onSubmit={() => (reason ? run(reason) : setErrors({ reason: texts.reason_required }))}
      onClose={onClose}
    >
      <FieldGroup id="reason" legend={texts.reason} error={errors.reason}>
        {REASONS_FOR[kind].map((one) => (
          <OptionCard
            key={one}
            name="reason"
            value={one}
            label={texts.reasons[one]}
            checked={reason === one}
            onChange={() => setReason(one)}
          />
        ))}
      </FieldGroup>
      <TextAreaField
        id="words"
        label={texts.words}
        hint={texts.optional}
        rows={3}
        maxLength={MAX_WORDS_LENGTH}
        error={errors.words}
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      {HIDDEN_KINDS.includes(kind) ? (
        <CheckboxField
          id="hide"
          label={texts.hide}
          help={texts.hide_help}
          checked={isHidden}
          onChange={(event) => setIsHidden(event.currentTarget.checked)}
        />
      ) : null}
      <Notice>
        <p>{kind === 'message' ? texts.privacy_message : texts.privacy}</p>
      </Notice>
    </ActionDialog>
  );
}

function ReportReceipt({ receipt: { number, due_at }, onClose }: { receipt: Receipt; onClose: () => void }) {
  const { report: texts } = useTexts(reportTexts);
  const moments = useTexts(momentTexts);
  const { now } = usePortal();
  const due = whenText({ start_at: due_at }, { now, moments });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.thanks}
      closeLabel={texts.close}
      actions={
        <>
          <Button onClick={onClose}>{texts.close}</Button>
          <ButtonLink variant="secondary" href={`${paths.notifications}#sak-${number}`}>
            {texts.see}
          </ButtonLink>
        </>
      }
    >
      <div className="nb-stack" role="status">
        <p>{texts.received(number)}</p>
        <p>{texts.looked_at(due)}</p>
        <p>{texts.answered}</p>
        <Notice tone="warning" title={texts.urgent}>
          <p>{texts.urgent_text}</p>
        </Notice>
      </div>
    </Dialog>
  );
}
