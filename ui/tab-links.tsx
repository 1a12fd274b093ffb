import { Anchor } from './anchor.tsx';
import { BadgeCount } from './badge-count.tsx';
import styles from './tabs.module.css';

type TabLinksProps = {
  label: string;
  links: readonly { href: string; label: string; isCurrent: boolean; count?: number | undefined }[];
};

/** How many there are is what a user chooses by, so it is told until it gets long. */
const MAX_COUNTED = 9999;

/** Looks like tabs; each is a page with an address of its own. */
export function TabLinks({ label, links }: TabLinksProps) {
  return (
    <nav className={styles.list} aria-label={label}>
      {links.map(({ href, label: text, isCurrent, count }) => (
        <Anchor key={href} className={styles.tab} href={href} aria-current={isCurrent ? 'page' : undefined}>
          {text}
          <BadgeCount count={count ?? 0} limit={MAX_COUNTED} tone="neutral" />
        </Anchor>
      ))}
    </nav>
  );
}
