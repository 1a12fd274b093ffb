import { officePaths } from '#features/portal/web/office-paths.ts';
import { usePortal } from '#features/portal/web/portal.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Anchor } from '#ui/anchor.tsx';
import { roomTexts } from '../texts/office/token.ts';
import { todayTexts } from '../texts/today/token.ts';
import { groupsFor } from './office-rooms.ts';
import styles from './today-desk.module.css';

/** DSH-03: every room that the user may enter, with what is done in it. */
export function RoomDoors({ isAdmin }: { isAdmin: boolean }) {
  const texts = useTexts(todayTexts);
  const { rooms: names } = useTexts(roomTexts);
  const { tenant } = usePortal();
  return (
    <section className={styles.section} aria-labelledby="rooms">
      <h2 id="rooms">{texts.rooms_title}</h2>
      <div className={styles.groups}>
        {groupsFor({ isAdmin, tenant }).map(({ group, rooms }) => (
          <section key={group} className={`nb-panel ${styles.group}`} aria-labelledby={`rooms-${group}`}>
            <h3 id={`rooms-${group}`} className={styles.heading}>
              {texts.groups[group]}
            </h3>
            <ul className={styles.doors}>
              {rooms.map((room) => (
                <li key={room}>
                  <Anchor className={styles.door} href={officePaths[room]}>
                    <span className={styles.name}>{names[room]}</span>
                    <small className={styles.note}>{texts.doors[room]}</small>
                  </Anchor>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}
