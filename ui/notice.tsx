import {
  CheckmarkCircleIcon,
  ExclamationmarkTriangleIcon,
  InformationSquareIcon,
  XMarkOctagonIcon,
} from '@navikt/aksel-icons';
import type { ReactNode } from 'react';
import styles from './notice.module.css';

type NoticeProps = {
  tone?: 'info' | 'success' | 'warning' | 'danger';
  title?: string;
  children: ReactNode;
  /** Set when the notice comes while someone is on the page, so that it is read out. */
  isLive?: boolean;
};

/** A box in the page that explains something. */
export function Notice({ tone = 'info', title, children, isLive = false }: NoticeProps) {
  const Icon = ICON[tone];
  const liveRole = tone === 'danger' ? 'alert' : 'status';
  return (
    <div className={styles.notice} data-tone={tone} role={isLive ? liveRole : undefined}>
      <Icon aria-hidden className={styles.icon} />
      <div className={styles.words}>
        {title === undefined ? null : <strong className={styles.title}>{title}</strong>}
        {children}
      </div>
    </div>
  );
}

const ICON = {
  info: InformationSquareIcon,
  success: CheckmarkCircleIcon,
  warning: ExclamationmarkTriangleIcon,
  danger: XMarkOctagonIcon,
};
