import type { ReactNode } from 'react';
import styles from './auth-form.module.css';
import type { Submit } from './use-submit.ts';

type AuthFormProps = { form: Submit; onChange?: () => void; children: ReactNode };

/** Fields below each other; what is wrong with the whole stands above them and is read out. */
export function AuthForm({ form, onChange, children }: AuthFormProps) {
  return (
    <form className={styles.form} {...form.formProps} onChange={onChange}>
      <div role="alert">{form.notice ? <p className={styles.notice}>{form.notice}</p> : null}</div>
      {children}
    </form>
  );
}
