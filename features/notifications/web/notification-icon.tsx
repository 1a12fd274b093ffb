import {
  BellIcon,
  CalendarIcon,
  ChatIcon,
  CheckmarkCircleIcon,
  FileCheckmarkIcon,
  PersonGroupIcon,
  ShieldLockIcon,
  XMarkOctagonIcon,
} from '@navikt/aksel-icons';
import { Avatar } from '#ui/avatar.tsx';
import type { Notification } from '../contract.ts';
import styles from './notification-line.module.css';

/** By the noun of a type, or by the whole type where that says more. */
const ICONS: Readonly<Record<string, typeof BellIcon>> = {
  account: ShieldLockIcon,
  attendee: CheckmarkCircleIcon,
  'attendee:cancelled': XMarkOctagonIcon,
  'attendee:removed': XMarkOctagonIcon,
  certificate: FileCheckmarkIcon,
  cohost: PersonGroupIcon,
  comment: ChatIcon,
  event: CalendarIcon,
  'event:cancelled': XMarkOctagonIcon,
  invite: PersonGroupIcon,
  member: PersonGroupIcon,
  messenger: ChatIcon,
  organization: PersonGroupIcon,
  'organization:contacted': ChatIcon,
  owner: PersonGroupIcon,
  report: ShieldLockIcon,
  slot: CalendarIcon,
  stamp: FileCheckmarkIcon,
};

/** Who did it, or what it is about. Decorative: the words beside it say the same. */
export function NotificationIcon({ user, type }: Pick<Notification, 'user' | 'type'>) {
  if (user) return <Avatar name={user.name} isDecorative className={styles.picture} />;
  const Icon = ICONS[type] ?? ICONS[type.split(':', 1)[0] ?? ''] ?? BellIcon;
  return (
    <span className={styles.picture} data-round>
      <Icon aria-hidden />
    </span>
  );
}
