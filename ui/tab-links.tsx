import { Anchor } from './anchor.tsx';
import { BadgeCount } from './badge-count.tsx';
import styles from './tabs.module.css';

type TabLinksProps = {
  label: string;
  links: readonly { href: string; label: string; isCurrent: boolean; count?: number | undefined }[];
};

/** Looks like tabs; each is a page with an address of its own. */
export function TabLinks({ label, links }: TabLinksProps) {
  return (
    <nav className={styles.list} aria-label={label}>
      {links.map(({ href, label: text, isCurrent, count }) => (
        <Anchor key={href} className={styles.tab} href={href} aria-current={isCurrent ? 'page' : undefined}>
          {text}
          <BadgeCount count={count ?? 0} tone="neutral" />
        </Anchor>
      ))}
    </nav>
  );
}
