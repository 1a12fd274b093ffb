import type { ReactNode } from 'react';
import styles from './glyph.module.css';
import type { GlyphName } from './glyph.tsx';

/** A `FactLine` that draws its icon itself, for lists where there are many such lines. */
export const GlyphLine = ({ name, children }: { name: GlyphName; children: ReactNode }) => (
  <p className={styles.line} data-name={name}>
    {children}
  </p>
);
