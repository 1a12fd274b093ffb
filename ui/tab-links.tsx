import { Anchor } from './anchor.tsx';
import { BadgeCount } from './badge-count.tsx';
import styles from './tabs.module.css';

type TabLinksProps = {
  label: string;
  links: readonly {
    href: string;
    label: string;
    isCurrent: boolean;
    count?: number | undefined;
    /** The id of what says why it leads nowhere now. */
    disabledBy?: string | undefined;
  }[];
};

/** How many there are is what a user chooses by, so it is told until it gets long. */
const MAX_COUNTED = 9999;

/** Looks like tabs; each is a page with an address of its own. */
export function TabLinks({ label, links }: TabLinksProps) {
  return (
    <nav className={styles.list} aria-label={label}>
      {links.map(({ href, label: text, isCurrent, count, disabledBy }) =>
        disabledBy === undefined ? (
          <Anchor key={href} className={styles.tab} href={href} aria-current={isCurrent ? 'page' : undefined}>
            {text}
            <BadgeCount count={count ?? 0} limit={MAX_COUNTED} tone="neutral" />
          </Anchor>
        ) : (
          // biome-ignore lint/a11y/useValidAnchor: a link that is not there yet is heard as one, with its reason
          <a key={href} className={styles.tab} role="link" aria-disabled aria-describedby={disabledBy}>
            {text}
          </a>
        ),
      )}
    </nav>
  );
}
