import { useEffect, useRef } from 'react';
import { joinClassNames } from './class-names.ts';
import styles from './error-summary.module.css';
import type { HeadingLevel } from './heading.tsx';
import './styles/ds-error-summary.css';

type ErrorSummaryProps = {
  /** With the count in words: 'To ting må rettes'. */
  title: string;
  /** In the order of the form; the id is the field's. */
  errors: readonly { fieldId: string; text: string }[];
  level?: HeadingLevel;
  /** False where it is only shown as an example. */
  takesFocus?: boolean;
};

/** What must be put right, with links to the fields. It takes the focus when it comes. */
export function ErrorSummary({ title, errors, level = 2, takesFocus = true }: ErrorSummaryProps) {
  const ref = useRef<HTMLDivElement>(null);
  const hasErrors = errors.length > 0;
  // Not `Heading`, which is a part of the portal's frame: the sign-in shows this too, and does without that.
  const Title = `h${level}` as const;

  useEffect(() => {
    if (hasErrors && takesFocus) ref.current?.focus();
  }, [hasErrors, takesFocus]);

  if (!hasErrors) return null;
  return (
    <div ref={ref} className={joinClassNames('ds-error-summary', styles.summary)} tabIndex={-1}>
      <Title className={styles.title}>{title}</Title>
      <ul className={styles.list}>
        {errors.map(({ fieldId, text }) => (
          <li key={fieldId}>
            <a
              href={`#${fieldId}`}
              onClick={(event) => {
                const field = document.getElementById(fieldId);
                // The field takes the focus and is scrolled to; another address would be a page left behind.
                if (field) event.preventDefault();
                field?.focus();
              }}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
