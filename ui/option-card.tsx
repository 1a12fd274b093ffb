import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './option-card.module.css';

type OptionCardProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'className'> & {
  type?: 'radio' | 'checkbox';
  label: string;
  help?: ReactNode;
};

/** One of a few choices that deserve a sentence each. */
export function OptionCard({ type = 'radio', label, help, ...rest }: OptionCardProps) {
  return (
    <label className={styles.option}>
      <input {...rest} type={type} className="ds-input" />
      <strong className={styles.label}>{label}</strong>
      {help === undefined ? null : <span className={styles.help}>{help}</span>}
    </label>
  );
}
