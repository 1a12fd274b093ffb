import { ChevronDownIcon } from '@navikt/aksel-icons';
import type { ReactNode } from 'react';
import { Disclosure } from '#features/portal/web/disclosure.tsx';
import { type OfficeRoom, officePaths } from '#features/portal/web/office-paths.ts';
import { usePortal } from '#features/portal/web/portal.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Anchor } from '#ui/anchor.tsx';
import { roomTexts } from '../texts/office/token.ts';
import styles from './office-bar.module.css';
import { isRoomThere, ROOM_GROUPS } from './office-rooms.ts';

const ROOMS: readonly OfficeRoom[] = ['today', ...Object.values(ROOM_GROUPS).flat()];

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
  const links = ROOMS.filter((room) => isRoomThere(room, { isAdmin, tenant })).map((room) => (
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
