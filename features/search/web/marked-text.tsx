import { splitMarks } from '../rules.ts';
import styles from './marked-text.module.css';

/** A hit's description. Whatever stands in it becomes text; only our own marks are read. */
export const MarkedText = ({ html }: { html: string }) =>
  splitMarks(html).map(({ text, isMarked }, position) =>
    isMarked ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text, which only change together
      <mark key={position} className={styles.mark}>
        {text}
      </mark>
    ) : (
      text
    ),
  );
