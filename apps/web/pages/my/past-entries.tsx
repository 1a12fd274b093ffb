import { useState } from 'react';
import { listMyEntries } from '#features/timetable/web/calls.ts';
import { useAnswer } from '#platform/web/answers.tsx';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { EntryLine } from './entry-line.tsx';
import { FailedPart } from './failed-part.tsx';
import styles from './my.module.css';
import { MySection } from './my-section.tsx';
import { useMyTexts } from './use-my-texts.ts';

const FEW = 3;
const MANY = 100;

/** What has been, the latest first. */
export function PastEntries() {
  const texts = useMyTexts();
  const [perPage, setPerPage] = useState(FEW);
  const answer = useAnswer(listMyEntries, { query: { perPage, is_past: 'true' } });
  const entries = answer.data?.data ?? [];
  const total = answer.data?.meta.total ?? 0;
  return (
    <MySection id="past" title={texts.past.title}>
      {answer.isPending ? <Skeleton shape="block" /> : null}
      {answer.isError ? <FailedPart onTryAgain={() => void answer.refetch()} /> : null}
      {answer.data && entries.length === 0 ? <p className="nb-muted">{texts.past.empty}</p> : null}
      {entries.length > 0 ? (
        <ul className={styles.lines}>
          {entries.map((entry) => (
            <EntryLine key={`${entry.kind} ${entry.id}`} entry={entry} />
          ))}
        </ul>
      ) : null}
      {perPage === FEW && total > FEW ? (
        <div className={styles.all}>
          <Button variant="tertiary" onClick={() => setPerPage(MANY)}>
            {texts.show_all(total)}
          </Button>
        </div>
      ) : null}
    </MySection>
  );
}
