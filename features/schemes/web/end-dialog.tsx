import { useState } from 'react';
import { useAction } from '#features/identity/web/use-action.ts';
import { ActionDialog } from '#features/portal/web/action-dialog.tsx';
import { usePortal } from '#features/portal/web/portal.tsx';
import { shortDate } from '#platform/language/dates.ts';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { DateField } from '#ui/date-field.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import type { SchemeVersion } from '../contract.ts';
import { schemeTexts } from '../texts/token.ts';
import { endSchemeVersion, getSchemeOffice, getSchemeVersion } from './calls.ts';

type EndDialogProps = { version: SchemeVersion; onClose: () => void };

/** Sooner than was decided, with a reason. */
export function EndDialog({ version, onClose }: EndDialogProps) {
  const { end: texts, ...all } = useTexts(schemeTexts);
  const call = useCall();
  const { now } = usePortal();
  const { showToast } = useToasts();
  const [lastDay, setLastDay] = useState<string | null>(null);
  const [reason, setReason] = useState('');
  const action = useAction(
    (_: undefined, { keyOf }) => {
      const body = { last_day: lastDay ?? '', reason };
      return call(endSchemeVersion, { params: { id: version.id }, body, key: keyOf(body) });
    },
    { invalidates: [getSchemeOffice, getSchemeVersion], fields: ['last_day', 'reason'] },
  );
  return (
    <ActionDialog
      title={texts.title}
      text={texts.text}
      submitLabel={texts.submit}
      cancelLabel={all.cancel}
      closeLabel={all.close}
      isDanger
      action={action}
      onClose={onClose}
      onSubmit={async () => {
        if (!(await action.run(undefined))) return;
        showToast({ tone: 'success', title: all.notices.ended });
        onClose();
      }}
    >
      <DateField
        id="last_day"
        label={texts.last_day}
        value={lastDay}
        earliest={shortDate(now)}
        error={action.errors.last_day}
        onChange={setLastDay}
      />
      <TextAreaField
        id="reason"
        label={texts.reason}
        value={reason}
        maxLength={500}
        rows={3}
        error={action.errors.reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </ActionDialog>
  );
}
