import type { MapTiles } from '#features/portal/map-tiles.ts';
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
