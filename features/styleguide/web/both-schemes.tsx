import type { ReactNode } from 'react';
import styles from './both-schemes.module.css';
import type { StyleguideTexts } from './styleguide-texts.ts';

type BothSchemesProps = {
  texts: StyleguideTexts;
  /** Called once for each scheme with its name, so that the two can be told apart by ear. */
  children: (schemeName: string) => ReactNode;
};

/** The same parts in daylight and in the dark, beside each other where there is room. */
export function BothSchemes({ texts, children }: BothSchemesProps) {
  return (
    <div className={styles.schemes}>
      <div className={styles.scheme} data-color-scheme="light">
        <p className={styles.name}>{texts.light}</p>
        {children(texts.light)}
      </div>
      <div className={styles.scheme} data-color-scheme="dark">
        <p className={styles.name}>{texts.dark}</p>
        {children(texts.dark)}
      </div>
    </div>
  );
}
