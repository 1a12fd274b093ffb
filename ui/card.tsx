import type { ReactNode } from 'react';
import { Anchor } from './anchor.tsx';
import styles from './card.module.css';
import { Heading, type HeadingLevel } from './heading.tsx';

type CardProps = {
  href: string;
  rel?: string | undefined;
  title: string;
  /** Of the title, where it may differ from the page's. */
  lang?: string;
  level?: HeadingLevel;
  /** A `Picture` with `isCover`; it is shown in 16:9. */
  picture: ReactNode;
  /** One or more `Flag` on the picture. */
  flags?: ReactNode;
  /** The line above the title, usually when it happens. */
  eyebrow?: ReactNode;
  /** Grey picture and struck-through eyebrow: it does not take place. The flag must say so in words. */
  isCancelled?: boolean;
  /** `FactLine`s. No links: the whole card is one. */
  children?: ReactNode;
  /** `Tag`s along the lower edge. */
  footer?: ReactNode;
};

/** The whole card is the target, through the one link inside. */
export function Card({
  href,
  rel,
  title,
  lang,
  level = 3,
  picture,
  flags,
  eyebrow,
  isCancelled,
  children,
  footer,
}: CardProps) {
  return (
    <article className={`nb-whole ${styles.card}`} data-cancelled={isCancelled || undefined}>
      <div className={styles.body}>
        {eyebrow === undefined ? null : <p className={styles.eyebrow}>{eyebrow}</p>}
        <Heading level={level} className={styles.title}>
          <Anchor className={`nb-whole-link ${styles.link}`} href={href} rel={rel} lang={lang}>
            {title}
          </Anchor>
        </Heading>
        {children}
        {footer === undefined ? null : <div className={styles.footer}>{footer}</div>}
      </div>
      <div className={styles.picture}>
        {picture}
        {flags ? <div className={styles.flags}>{flags}</div> : null}
      </div>
    </article>
  );
}
