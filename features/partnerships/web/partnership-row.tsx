import type { ReactNode } from 'react';
import { Anchor } from '#ui/anchor.tsx';
import { Avatar } from '#ui/avatar.tsx';
import type { Partnership } from '../contract.ts';
import styles from './partnership-row.module.css';

type PartnershipRowProps = {
  partnership: Partnership;
  href: string;
  /** What the two are, or would be, to each other. */
  detail: string;
  actions?: ReactNode;
};

/** The other organisation, and what can be answered. */
export function PartnershipRow({ partnership: { organization }, href, detail, actions }: PartnershipRowProps) {
  return (
    <li className={styles.row}>
      <Avatar name={organization.name} src={organization.thumbnail_url} size="large" isDecorative />
      <div className={styles.words}>
        <Anchor className={styles.name} href={href}>
          {organization.name}
        </Anchor>
        <span className={styles.detail}>{organization.municipality}</span>
        <span className={styles.detail}>{detail}</span>
      </div>
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </li>
  );
}
