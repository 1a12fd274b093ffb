import { ChevronDownIcon } from '@navikt/aksel-icons';
import type { ReactNode } from 'react';
import { Disclosure } from '#features/portal/web/disclosure.tsx';
import { type OfficeRoom, officePaths } from '#features/portal/web/office-paths.ts';
import { usePortal } from '#features/portal/web/portal.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Anchor } from '#ui/anchor.tsx';
import { roomTexts } from '../texts/office/token.ts';
import styles from './office-bar.module.css';
import { groupsFor } from './office-rooms.ts';

type OfficeBarProps = {
  current: OfficeRoom;
  isAdmin?: boolean;
  /** What stands beside the rooms. */
  children?: ReactNode;
};

/** The rooms of the municipality: a second row of the menu with a menu for each group, and on a phone one that opens. */
export function OfficeBar({ current, isAdmin = false, children }: OfficeBarProps) {
  const texts = useTexts(roomTexts);
  const { tenant } = usePortal();
  const groups = groupsFor({ isAdmin, tenant });
  const linkTo = (room: OfficeRoom) => (
    <Anchor
      key={room}
      className={styles.room}
      href={officePaths[room]}
      aria-current={room === current ? 'page' : undefined}
    >
      {texts.rooms[room]}
    </Anchor>
  );
  return (
    <nav className={styles.bar} aria-label={texts.label}>
      <div className={`nb-wrap ${styles.row}`}>
        <div className={styles.groups}>
          {linkTo('today')}
          {groups.map(({ group, rooms }) => {
            const here = rooms.find((room) => room === current);
            const name = here ? `${texts.groups[group]}: ${texts.rooms[here]}` : texts.groups[group];
            return (
              <Disclosure
                key={group}
                className={styles.group}
                triggerClassName={styles.trigger}
                boxClassName={styles.menu}
                label={name}
                trigger={
                  <span className={styles.name} data-here={here ? '' : undefined}>
                    {name}
                    <ChevronDownIcon aria-hidden />
                  </span>
                }
              >
                {rooms.map(linkTo)}
              </Disclosure>
            );
          })}
        </div>
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
          {linkTo('today')}
          {groups.map(({ group, rooms }) => (
            <section key={group} className={styles.section} aria-label={texts.groups[group]}>
              <p className={styles.heading}>{texts.groups[group]}</p>
              {rooms.map(linkTo)}
            </section>
          ))}
        </Disclosure>
        {children}
      </div>
    </nav>
  );
}
