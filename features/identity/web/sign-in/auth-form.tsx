import type { ReactNode } from 'react';
import { ActionFailure } from '#features/portal/web/action-failure.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Notice } from '#ui/notice.tsx';
import { identityTexts } from '../../texts/token.ts';
import styles from './auth-form.module.css';
import type { Submit } from './use-submit.ts';

type AuthFormProps = { form: Submit; onChange?: () => void; children: ReactNode };

/** Fields below each other. Nothing is sent without scripts, and then it says so. */
export function AuthForm({ form, onChange, children }: AuthFormProps) {
  const texts = useTexts(identityTexts);
  return (
    <form className={styles.form} {...form.formProps} onChange={onChange}>
      <noscript>
        <Notice tone="warning">{texts.needs_scripts}</Notice>
      </noscript>
      <ActionFailure action={form} />
      {children}
    </form>
  );
}
