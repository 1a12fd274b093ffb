import { useState } from 'react';
import { useAction } from '#features/identity/web/use-action.ts';
import { ActionDialog } from '#features/portal/web/action-dialog.tsx';
import { usePortal } from '#features/portal/web/portal.tsx';
import { shortDate } from '#platform/language/dates.ts';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { DateField } from '#ui/date-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import type { SchemeVersion } from '../contract.ts';
import { schemeTexts } from '../texts/token.ts';
import { getSchemeOffice, getSchemeVersion, publishSchemeVersion } from './calls.ts';

type PublishDialogProps = { version: SchemeVersion; onClose: () => void };

/** Who has decided it, in which case, and when. */
export function PublishDialog({ version, onClose }: PublishDialogProps) {
  const { publish: texts, ...all } = useTexts(schemeTexts);
  const call = useCall();
  const { now } = usePortal();
  const { showToast } = useToasts();
  const today = shortDate(now);
  const [decidedBy, setDecidedBy] = useState(texts.decided_by_example);
  const [caseNumber, setCaseNumber] = useState('');
  const [decidedOn, setDecidedOn] = useState<string | null>(today);
  const action = useAction(
    (_: undefined, { keyOf }) => {
      const body = { decided_by: decidedBy, case_number: caseNumber, decided_on: decidedOn ?? '' };
      return call(publishSchemeVersion, { params: { id: version.id }, body, key: keyOf(body) });
    },
    { invalidates: [getSchemeOffice, getSchemeVersion], fields: ['decided_by', 'case_number', 'decided_on'] },
  );
  return (
    <ActionDialog
      title={texts.title}
      text={texts.text}
      submitLabel={texts.submit}
      cancelLabel={all.cancel}
      closeLabel={all.close}
      action={action}
      onClose={onClose}
      onSubmit={async () => {
        if (!(await action.run(undefined))) return;
        showToast({ tone: 'success', title: all.notices.published });
        onClose();
      }}
    >
      <TextField
        id="decided_by"
        label={texts.decided_by}
        value={decidedBy}
        maxLength={100}
        error={action.errors.decided_by}
        onChange={(event) => setDecidedBy(event.currentTarget.value)}
      />
      <TextField
        id="case_number"
        label={texts.case_number}
        value={caseNumber}
        maxLength={40}
        width="medium"
        placeholder="43/26"
        error={action.errors.case_number}
        onChange={(event) => setCaseNumber(event.currentTarget.value)}
      />
      <DateField
        id="decided_on"
        label={texts.decided_on}
        value={decidedOn}
        latest={today}
        error={action.errors.decided_on}
        onChange={setDecidedOn}
      />
    </ActionDialog>
  );
}
