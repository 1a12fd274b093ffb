import { useTexts } from '#platform/web/language.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { EntryLine } from './entry-line.tsx';
import { EntryLines } from './entry-lines.tsx';
import { FailedPart } from './failed-part.tsx';
import { MySection } from './my-section.tsx';
import { myTexts } from './texts/token.ts';
import { useEntries } from './use-entries.ts';

const FEW = 3;

/** What has been, the latest first. */
export function PastEntries() {
  const texts = useTexts(myTexts);
  const past = useEntries(true);
  return (
    <MySection id="past" title={texts.past.title}>
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
