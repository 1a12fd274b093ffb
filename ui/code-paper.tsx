import type { ReactNode } from 'react';
import styles from './code-paper.module.css';
import { QrCode } from './qr-code.tsx';

type CodePaperProps = {
  code: string;
  /** What the code is for, to those who cannot see it. */
  label: string;
  /** For when the code cannot be read. */
  digits?: string;
  /** What the digits are for, above them. */
  digitsHint?: string;
  /** `large` fills a screen, `medium` stands on a page, `small` on a sheet with other things. */
  size?: 'small' | 'medium' | 'large';
  /** It is what a page is printed for: the rest of the page stays away from the paper. */
  isPrinted?: boolean;
  children?: ReactNode;
};

/** A code with its words. White in every colour scheme: cameras want it so, and it is as it will be printed. */
export function CodePaper({
  code,
  label,
  digits,
  digitsHint,
  size = 'large',
  isPrinted = false,
  children,
}: CodePaperProps) {
  return (
    <figure className={styles.paper} data-color-scheme="light" data-size={size} data-printed={isPrinted || undefined}>
      <QrCode className={styles.code} text={code} label={label} />
      <figcaption className={styles.words}>
        {digitsHint === undefined ? null : <span>{digitsHint}</span>}
        {digits === undefined ? null : <strong className={styles.digits}>{digits}</strong>}
        {children}
      </figcaption>
    </figure>
  );
}
