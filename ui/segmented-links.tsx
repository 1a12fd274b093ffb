import type { ReactNode } from 'react';
import { Anchor } from './anchor.tsx';
import { joinClassNames } from './class-names.ts';
import styles from './segmented.module.css';

type SegmentedLinksProps = {
  label: string;
  links: readonly { href: string; label: string; isCurrent: boolean; icon: ReactNode }[];
};

/** Ways to look at the same thing, each with an address: list, calendar, map. On a phone only the icons show. */
export function SegmentedLinks({ label, links }: SegmentedLinksProps) {
  return (
    <nav className={joinClassNames('ds-toggle-group', styles.group, styles.links)} aria-label={label}>
      {links.map(({ href, label: text, isCurrent, icon }) => (
        <Anchor
          key={href}
          className="ds-button"
          data-variant="tertiary"
          href={href}
          aria-current={isCurrent ? 'page' : undefined}
        >
          {icon}
          <span className={styles.text}>{text}</span>
        </Anchor>
      ))}
    </nav>
  );
}
