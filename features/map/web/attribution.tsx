import type { MapTiles } from '../rules.ts';
import styles from './attribution.module.css';

/** Whose map it is; always to be seen, as its licence asks. */
export function Attribution({ text, href }: MapTiles['attribution']) {
  return (
    <p className={styles.attribution}>
      {href ? (
        <a className="ds-link" href={href} rel="noreferrer">
          {text}
        </a>
      ) : (
        text
      )}
    </p>
  );
}
