import { officePaths } from '#features/portal/web/office-paths.ts';
import { useTexts } from '#platform/web/language.tsx';
import { Anchor } from '#ui/anchor.tsx';
import type { Waiting } from '../contract.ts';
import { todayTexts } from '../texts/today/token.ts';
import styles from './today-desk.module.css';

const LINKS: Readonly<Record<keyof Waiting, string>> = {
  organisations: officePaths.organisations,
  senders: `${officePaths.organisations}?list=senders`,
  reports: officePaths.reports,
  claims: officePaths.accounts,
  participations: `${officePaths.accounts}?list=participations`,
  certificates: officePaths.certificates,
};

type WaitingTilesProps = { waiting: Waiting; shown: readonly (keyof Waiting)[] };

/** Each number leads to where it is answered. */
export function WaitingTiles({ waiting, shown }: WaitingTilesProps) {
  const texts = useTexts(todayTexts);
  return (
    <ul className={styles.tiles}>
      {shown.map((what) => (
        <li key={what}>
          <Anchor className={styles.tile} href={LINKS[what]} data-quiet={waiting[what] === 0 || undefined}>
            <strong className={styles.number}>{waiting[what]}</strong>
            <span className={styles.name}>{texts.waiting[what]}</span>
            <small className={styles.note}>{waiting[what] === 0 ? texts.none : texts.notes[what]}</small>
          </Anchor>
        </li>
      ))}
    </ul>
  );
}
