import type { ReactNode } from 'react';
import { ActionFailure } from '#features/portal/web/action-failure.tsx';
import styles from './auth-form.module.css';
import type { Submit } from './use-submit.ts';

type AuthFormProps = { form: Submit; onChange?: () => void; children: ReactNode };

/** Fields below each other. */
export function AuthForm({ form, onChange, children }: AuthFormProps) {
  return (
    <form className={styles.form} {...form.formProps} onChange={onChange}>
      <ActionFailure action={form} />
      {children}
    </form>
  );
}
