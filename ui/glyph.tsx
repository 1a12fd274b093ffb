import styles from './glyph.module.css';

export type GlyphName = 'cancelled' | 'people' | 'place' | 'popular' | 'search' | 'volunteer' | 'waiting';

/**
 * An icon that repeats on every card. It is drawn by the stylesheet, so that neither the script nor each card of the
 * page carries its outline. Decorative: the words beside it say the same.
 */
export function Glyph({ name }: { name: GlyphName }) {
  return <span className={styles.glyph} data-name={name} aria-hidden />;
}
