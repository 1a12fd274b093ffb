import type { MouseEvent, ReactNode } from 'react';
import { Anchor } from './anchor.tsx';
import { BadgeCount } from './badge-count.tsx';
import styles from './menu-item.module.css';

type MenuItemProps = {
  icon?: ReactNode;
  count?: number;
  countLabel?: string;
  children: ReactNode;
} & (
  | { href: string; isCurrent?: boolean; onSelect?: (event: MouseEvent) => void; 'data-menu'?: string }
  | { href?: undefined; onSelect: () => void }
);

/** One line of a `PopoverMenu`, in a list: a link when it has an address, else a button. */
export function MenuItem({ icon, count = 0, countLabel, children, ...target }: MenuItemProps) {
  const content = (
    <>
      {icon}
      <span className={styles.text}>{children}</span>
      <BadgeCount count={count} label={countLabel} />
    </>
  );
  return (
    <li>
      {target.href === undefined ? (
        <button type="button" className={`nb-menu-line ${styles.item}`} onClick={target.onSelect}>
          {content}
        </button>
      ) : (
        <Anchor
          className={`nb-menu-line ${styles.item}`}
          href={target.href}
          aria-current={target.isCurrent ? 'page' : undefined}
          onClick={target.onSelect}
          data-menu={target['data-menu']}
        >
          {content}
        </Anchor>
      )}
    </li>
  );
}
