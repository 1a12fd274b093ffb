import { CalendarIcon, PersonGroupIcon } from '@navikt/aksel-icons';
import { Avatar } from '#ui/avatar.tsx';
import type { ThreadSummary } from '../contract.ts';
import styles from './thread-list.module.css';

/** Who or what a conversation is with. Decorative: its name stands beside it. */
export function ThreadPicture({ kind, others, organization }: ThreadSummary) {
  const [other] = others;
  if (kind === 'direct' && other) {
    return <Avatar name={other.name} src={other.thumbnail_url} isDecorative className={styles.picture} />;
  }
  if (organization) return <Avatar name={organization.name} isDecorative className={styles.picture} />;
  const Icon = kind === 'event' ? CalendarIcon : PersonGroupIcon;
  return (
    <span className={styles.picture} data-round>
      <Icon aria-hidden fontSize="1.5rem" />
    </span>
  );
}
