import type { ReactNode } from 'react';
import { FailedPart } from '#features/portal/web/failed-part.tsx';
import type { MyEntry } from '#features/timetable/contract.ts';
import { myTexts } from '#features/timetable/texts/my/token.ts';
import { useTexts } from '#platform/web/language.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { EntryLines } from './entry-lines.tsx';
import { MySection } from './my-section.tsx';
import { useEntries, type Whose } from './use-entries.ts';

const FEW = 3;

type PastEntriesProps = { whose: Whose; title: string; line: (entry: MyEntry) => ReactNode };

/** What has been, the latest first. */
export function PastEntries({ whose, title, line }: PastEntriesProps) {
  const texts = useTexts(myTexts);
  const past = useEntries(whose, true);
  return (
    <MySection id="past" title={title}>
      {past.isPending ? <Skeleton shape="block" /> : null}
      {past.isError && !past.data ? <FailedPart onTryAgain={() => void past.refetch()} /> : null}
      {past.data && past.entries.length === 0 ? <p className="nb-muted">{texts.past.empty}</p> : null}
      {past.entries.length > 0 ? <EntryLines entries={past.entries} few={FEW} from={past} line={line} /> : null}
    </MySection>
  );
}
