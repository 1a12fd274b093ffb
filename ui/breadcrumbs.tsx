import { ChevronRightIcon } from '@navikt/aksel-icons';
import { Anchor } from './anchor.tsx';
import styles from './breadcrumbs.module.css';

type BreadcrumbsProps = {
  label: string;
  /** From the outermost page to the one above this one. */
  trail: readonly { href: string; text: string }[];
  current: string;
  /** Of the current page's name, where it may differ from the page's. */
  currentLang?: string;
};

export function Breadcrumbs({ label, trail, current, currentLang }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <ol className={styles.list}>
        {trail.map(({ href, text }) => (
          <li key={href} className={styles.step}>
            <Anchor className={styles.link} href={href}>
              {text}
            </Anchor>
            <ChevronRightIcon aria-hidden className={styles.chevron} />
          </li>
        ))}
        <li className={styles.step} aria-current="page" lang={currentLang}>
          {current}
        </li>
      </ol>
    </nav>
  );
}
