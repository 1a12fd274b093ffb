import styles from './badge-count.module.css';
import { joinClassNames } from './class-names.ts';

type BadgeCountProps = {
  count: number;
  /** Above this the badge shows the limit and a plus. */
  limit?: number;
  /** What is counted, for those who do not see the badge: '3 nye varsler'. */
  label?: string | undefined;
  tone?: 'danger' | 'neutral';
  className?: string | undefined;
};

export function BadgeCount({ count, limit = 99, label, tone = 'danger', className }: BadgeCountProps) {
  if (count <= 0) return null;
  return (
    <span className={joinClassNames(styles.badge, className)} data-tone={tone}>
      <span aria-hidden={label === undefined ? undefined : true}>{count > limit ? `${limit}+` : count}</span>
      {label === undefined ? null : <span className="nb-sr">{label}</span>}
    </span>
  );
}
