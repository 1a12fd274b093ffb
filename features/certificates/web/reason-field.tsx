import type { useAction } from '#features/identity/web/use-action.ts';
import { MAX_REASON_LENGTH } from '#features/users/rules.ts';
import { useTexts } from '#platform/web/language.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { certificateTexts } from '../texts/token.ts';
import type { Reason } from './use-reason.ts';

type ReasonFieldProps = {
  id: string;
  why: Reason;
  action: Pick<ReturnType<typeof useAction>, 'errors' | 'clearError'>;
};

/** Where a super-admin says why. Nothing at all for those who look after their own. */
export function ReasonField({ id, why, action }: ReasonFieldProps) {
  const { why: texts } = useTexts(certificateTexts);
  if (!why.isAsked) return null;
  return (
    <TextAreaField
      id={id}
      label={texts.reason}
      help={texts.reason_help}
      rows={2}
      maxLength={MAX_REASON_LENGTH}
      value={why.written}
      error={action.errors.reason}
      onChange={({ target }) => {
        why.write(target.value);
        action.clearError('reason');
      }}
    />
  );
}
