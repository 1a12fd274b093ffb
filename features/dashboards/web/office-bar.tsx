import { ChevronDownIcon } from '@navikt/aksel-icons';
import type { ReactNode } from 'react';
import { Disclosure } from '#features/portal/web/disclosure.tsx';
import { type OfficeRoom, officePaths } from '#features/portal/web/office-paths.ts';
import { usePortal } from '#features/portal/web/portal.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Anchor } from '#ui/anchor.tsx';
import { roomTexts } from '../texts/office/token.ts';
import styles from './office-bar.module.css';

/** In their order. A room is here from the day it can be entered. */
const ROOMS: readonly OfficeRoom[] = [
  'organisations',
  'accounts',
  'scheme',
  'tickets',
  'equipment',
  'culture',
  'certificates',
  'studio',
  'screens',
  'reports',
  'audit',
];
/** Not for those who only help. */
const ADMIN_ROOMS: readonly OfficeRoom[] = ['studio', 'audit'];

type OfficeBarProps = {
  current: OfficeRoom;
  isAdmin?: boolean;
  /** What stands beside the rooms. */
  children?: ReactNode;
};

/** The rooms of the municipality: a second row of the menu, and on a phone one that opens. */
export function OfficeBar({ current, isAdmin = false, children }: OfficeBarProps) {
  const texts = useTexts(roomTexts);
  const { tenant } = usePortal();
  const isThere = (room: OfficeRoom) => {
    if (room === 'tickets') return tenant.hasTickets;
    return room === 'equipment' ? tenant.hasEquipment : isAdmin || !ADMIN_ROOMS.includes(room);
  };
  const links = ROOMS.filter(isThere).map((room) => (
    <Anchor
      key={room}
      className={styles.room}
      href={officePaths[room]}
      aria-current={room === current ? 'page' : undefined}
    >
      {texts.rooms[room]}
    </Anchor>
  ));
  return (
    <nav className={styles.bar} aria-label={texts.label}>
      <div className={`nb-wrap ${styles.row}`}>
        <div className={styles.rooms}>{links}</div>
        <Disclosure
          className={styles.jump}
          triggerClassName={styles.trigger}
          boxClassName={styles.box}
          label={`${texts.current} ${texts.rooms[current]}`}
          trigger={
            <>
              <span>
                {texts.current} <strong>{texts.rooms[current]}</strong>
              </span>
              <ChevronDownIcon aria-hidden />
            </>
          }
        >
          {links}
        </Disclosure>
        {children}
      </div>
    </nav>
  );
}
