import {
  CheckmarkCircleIcon,
  ExclamationmarkTriangleIcon,
  InformationSquareIcon,
  XMarkOctagonIcon,
} from '@navikt/aksel-icons';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './notice.module.css';

type NoticeProps = {
  tone?: 'info' | 'success' | 'warning' | 'danger';
  title?: string;
  children: ReactNode;
  /** Set when the notice comes while someone is on the page, so that it is read out. */
  isLive?: boolean;
  /** Above 0 it answers a press elsewhere on the page: then it is in view and has the focus, once for each number. */
  focusTime?: number;
};

/** A box in the page that explains something. */
export function Notice({ tone = 'info', title, children, isLive = false, focusTime = 0 }: NoticeProps) {
  const ref = useRef<HTMLDivElement>(null);
  const Icon = ICON[tone];
  const liveRole = tone === 'danger' ? 'alert' : 'status';
  useEffect(() => {
    if (focusTime === 0) return;
    ref.current?.focus({ preventScroll: true });
    ref.current?.scrollIntoView({ block: 'center' });
  }, [focusTime]);
  return (
    <div
      ref={ref}
      className={styles.notice}
      data-tone={tone}
      role={isLive ? liveRole : undefined}
      tabIndex={focusTime === 0 ? undefined : -1}
    >
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
