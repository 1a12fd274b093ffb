import { Fragment } from 'react';
import type { MapTiles } from '#features/portal/map-tiles.ts';
import styles from './attribution.module.css';

/** Of the land in land.json. */
const LAND = { text: 'Natural Earth', href: 'https://www.naturalearthdata.com/' };

type AttributionProps = MapTiles['attribution'] & {
  /** The land is drawn, for want of pictures. */
  isPlain: boolean;
};

/** Whose map it is; always to be seen, as its licence asks. */
export function Attribution({ text, href, isPlain }: AttributionProps) {
  return (
    <p className={styles.attribution}>
      {(isPlain ? [{ text, href }, LAND] : [{ text, href }]).map((source, at) => (
        <Fragment key={source.text}>
          {at > 0 ? ' · ' : null}
          {source.href ? (
            <a className="ds-link" href={source.href} rel="noreferrer">
              {source.text}
            </a>
          ) : (
            source.text
          )}
        </Fragment>
      ))}
    </p>
  );
}
