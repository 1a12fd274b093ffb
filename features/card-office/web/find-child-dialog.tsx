import { useId, useState } from 'react';
import { ActionFailure } from '#features/portal/web/action-failure.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { OfficeCard } from '../contract.ts';
import { MAX_REASON_LENGTH } from '../rules.ts';
import { cardOfficeTexts } from '../texts/token.ts';
import { useFindAccount } from './use-account-deeds.ts';

type FindChildDialogProps = { onFound: (card: OfficeCard) => void; onClose: () => void };

/** A child's account by its number, which goes in the body of a call and stays in no address. */
export function FindChildDialog({ onFound, onClose }: FindChildDialogProps) {
  const { find: texts, cancel, close } = useTexts(cardOfficeTexts);
  const fieldsId = useId();
  const idOf = (field: string) => `${fieldsId}-${field}`;
  const [typed, setTyped] = useState({ ssn: '', reason: '' });
  const [isNothing, setIsNothing] = useState(false);
  const finding = useFindAccount(idOf);

  async function submit() {
    setIsNothing(false);
    const answer = await finding.run(typed);
    const [card] = answer?.result ?? [];
    if (card) onFound(card);
    else setIsNothing(answer !== null);
  }

  const change = (field: 'ssn' | 'reason', value: string) => {
    setTyped({ ...typed, [field]: value });
    setIsNothing(false);
    finding.clearError(field);
  };

  return (
    <FormDialog
      title={texts.title}
      text={texts.text}
      submitLabel={texts.submit}
      cancelLabel={cancel}
      closeLabel={close}
      isPending={finding.isPending}
      failure={
        <>
          <ActionFailure action={finding} level={3} />
          {isNothing ? <Notice isLive>{texts.nothing}</Notice> : null}
        </>
      }
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        id={idOf('ssn')}
        label={texts.ssn}
        width="medium"
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        value={typed.ssn}
        error={finding.errors.ssn}
        onChange={(event) => change('ssn', event.currentTarget.value)}
      />
      <TextField
        id={idOf('reason')}
        label={texts.reason}
        maxLength={MAX_REASON_LENGTH}
        value={typed.reason}
        error={finding.errors.reason}
        onChange={(event) => change('reason', event.currentTarget.value)}
      />
    </FormDialog>
  );
}
