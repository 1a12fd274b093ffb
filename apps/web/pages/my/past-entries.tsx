import { FailedPart } from '#features/portal/web/failed-part.tsx';
import { myTexts } from '#features/timetable/texts/my/token.ts';
import { EntryLines } from '#features/timetable/web/my/entry-lines.tsx';
import { MySection } from '#features/timetable/web/my/my-section.tsx';
import { useEntries, type Whose } from '#features/timetable/web/my/use-entries.ts';
import { useTexts } from '#platform/web/language.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { EntryLine } from './entry-line.tsx';

const FEW = 3;

/** What has been, the latest first. */
export function PastEntries({ whose, title }: { whose: Whose; title: string }) {
  const texts = useTexts(myTexts);
  const past = useEntries(whose, true);
  return (
    <MySection id="past" title={title}>
      {past.isPending ? <Skeleton shape="block" /> : null}
      {past.isError && !past.data ? <FailedPart onTryAgain={() => void past.refetch()} /> : null}
      {past.data && past.entries.length === 0 ? <p className="nb-muted">{texts.past.empty}</p> : null}
      {past.entries.length > 0 ? (
        <EntryLines
          entries={past.entries}
          few={FEW}
          from={past}
          line={(entry) => <EntryLine key={`${entry.kind} ${entry.id}`} entry={entry} />}
        />
      ) : null}
    </MySection>
  );
}
