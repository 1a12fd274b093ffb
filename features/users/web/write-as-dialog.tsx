import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { writeAs } from '#features/identity/web/acting-calls.ts';
import { useAction } from '#features/identity/web/use-action.ts';
import { ActionDialog } from '#features/portal/web/action-dialog.tsx';
import { accountTexts } from '#features/users/texts/account/token.ts';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import { PasswordField } from '#ui/password-field.tsx';

/** BEY-15: the second question, before anything can be changed in the name of another. */
export function WriteAsDialog({ name, onClose }: { name: string; onClose: () => void }) {
  const texts = useTexts(accountTexts).acting;
  const queries = useQueryClient();
  const call = useCall();
  const fieldsId = useId();
  const idOf = (field: string) => `${fieldsId}-${field}`;
  const [password, setPassword] = useState('');
  const [isSure, setIsSure] = useState(false);
  const asking = useAction(
    async () => {
      await call(writeAs, { body: { password, is_sure: true } });
      await queries.invalidateQueries();
      onClose();
    },
    { fields: ['password', 'is_sure'], idOf },
  );

  function submit() {
    const found = {
      ...(!isSure && { is_sure: texts.sure_required }),
      ...(password === '' && { password: texts.password_required }),
    };
    if (Object.keys(found).length > 0) asking.setErrors(found);
    else void asking.run();
  }

  return (
    <ActionDialog
      title={texts.write_title(name)}
      text={texts.write_text}
      submitLabel={texts.write_yes}
      cancelLabel={texts.write_no}
      closeLabel={texts.write_no}
      isDanger
      action={asking}
      onSubmit={submit}
      onClose={onClose}
    >
      <CheckboxField
        id={idOf('is_sure')}
        label={texts.sure}
        error={asking.errors.is_sure}
        checked={isSure}
        onChange={(event) => setIsSure(event.currentTarget.checked)}
      />
      <PasswordField
        id={idOf('password')}
        label={texts.password}
        error={asking.errors.password}
        autoComplete="current-password"
        showLabel={texts.show_password}
        hideLabel={texts.hide_password}
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
    </ActionDialog>
  );
}
