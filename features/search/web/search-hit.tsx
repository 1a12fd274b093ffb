import type { ReactNode } from 'react';
import { Anchor } from '#ui/anchor.tsx';
import { Heading } from '#ui/heading.tsx';
import { Picture } from '#ui/picture.tsx';
import { MarkedText } from './marked-text.tsx';
import styles from './search-hit.module.css';

type SearchHitProps = {
  hit: { name: string; lang?: string; description: string; thumbnail_url: string | null };
  href: string;
  /** A drawing of the place, or the round emblem of those who arrange. */
  pictureShape: 'wide' | 'square';
  /** The line above the name, usually when it happens. */
  eyebrow?: ReactNode;
  /** Struck through and grey: it does not take place. The words must say so. */
  isCancelled?: boolean;
  /** `FactLine`s below the description. */
  children?: ReactNode;
};

/** One result with the words that fitted. The whole row is the target, through the one link inside. */
export function SearchHit({ hit, href, pictureShape, eyebrow, isCancelled, children }: SearchHitProps) {
  return (
    <article className={`nb-whole ${styles.hit}`} data-cancelled={isCancelled || undefined}>
      <div className={styles.picture} data-shape={pictureShape}>
        {hit.thumbnail_url ? <Picture src={hit.thumbnail_url} alt="" width={640} height={360} isCover /> : null}
      </div>
      <div className={styles.words}>
        {eyebrow ? <p className={styles.eyebrow}>{eyebrow}</p> : null}
        <Heading level={2} className={styles.name}>
          <Anchor className={`nb-whole-link ${styles.link}`} href={href} lang={hit.lang}>
            {hit.name}
          </Anchor>
        </Heading>
        <p className={styles.description} lang={hit.lang}>
          <MarkedText html={hit.description} />
        </p>
        {children}
      </div>
    </article>
  );
}
