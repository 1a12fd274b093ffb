import { useState } from 'react';
import { longDate } from '#platform/language/date-forms.ts';
import { momentTexts } from '#platform/language/moments/token.ts';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import type { CvActivity } from '../../contract.ts';
import { hoursOf } from '../../rules.ts';
import { cvTexts } from '../../texts/own/token.ts';
import { cvPaperTexts } from '../../texts/paper/token.ts';
import styles from './cv.module.css';

const SHOWN_FIRST = 5;

/** Where one has worked; the newest first. */
export function CvActivities({ activities }: { activities: readonly CvActivity[] }) {
  const { activities: words } = useTexts(cvTexts);
  const { hours: inHours } = useTexts(cvPaperTexts);
  const moments = useTexts(momentTexts);
  const [showsAll, setShowsAll] = useState(false);
  if (activities.length === 0) return null;
  const shown = showsAll ? activities : activities.slice(0, SHOWN_FIRST);
  return (
    <section className="nb-panel nb-stack nb-gap-m" aria-labelledby="cv-activities">
      <SectionHeading id="cv-activities" title={words.title} />
      <ul className={styles.rows}>
        {shown.map(({ name, organization, shifts, minutes, last_on }, place) => {
          // A year's party has the name of the last one.
          const key = place;
          return (
            <li key={key} className={styles.row}>
              <span className={styles.name}>{name}</span>
              <strong>{inHours(hoursOf(minutes))}</strong>
              <p className={`${styles.small} ${styles.wide}`}>
                {[organization, words.shifts(shifts), words.last(longDate(last_on, moments))]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </li>
          );
        })}
      </ul>
      {shown.length < activities.length ? (
        <div>
          <Button variant="secondary" isSmall onClick={() => setShowsAll(true)}>
            {words.all(activities.length)}
          </Button>
        </div>
      ) : null}
    </section>
  );
}
