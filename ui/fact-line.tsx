import type { ReactNode } from 'react';
import styles from './fact-line.module.css';
import glyphStyles from './glyph.module.css';
import type { GlyphName } from './glyph.tsx';

type FactLineProps = { children: ReactNode } & ({ glyph: GlyphName } | { icon: ReactNode });

/**
 * One line with an icon, cut off rather than broken: where, by whom. A glyph is drawn by the line itself, since there are
 * many such lines on a page.
 */
export function FactLine({ children, ...mark }: FactLineProps) {
  if ('glyph' in mark) {
    return (
      <p className={`${styles.line} ${styles.text} ${glyphStyles.before}`} data-name={mark.glyph}>
        {children}
      </p>
    );
  }
  return (
    <p className={`${styles.line} ${styles.row}`}>
      {mark.icon}
      <span className={styles.text}>{children}</span>
    </p>
  );
}
