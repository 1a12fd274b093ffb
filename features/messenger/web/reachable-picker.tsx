import { useAnswer } from '#platform/web/answers.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { PeoplePicker } from '#ui/people-picker.tsx';
import { useTypedSearch } from '#ui/use-typed-search.ts';
import type { ReachablePerson } from '../people-contract.ts';
import { MAX_GROUP_PEOPLE } from '../rules.ts';
import { messengerTexts } from '../texts/token.ts';
import { listReachable } from './calls.ts';

type ReachablePickerProps = {
  id: string;
  label: string;
  chosen: readonly ReachablePerson[];
  error: string | undefined;
  onChange: (chosen: ReachablePerson[]) => void;
};

/** People whom the user may write to. Of many some are shown, and the others found by name. */
export function ReachablePicker({ label, ...picking }: ReachablePickerProps) {
  const { start: words } = useTexts(messengerTexts);
  const { query, typing } = useTypedSearch();
  const { data, isError } = useAnswer(listReachable, { query }, { isKeptMeanwhile: true });
  return (
    <PeoplePicker
      {...picking}
      {...typing}
      found={data && { data: data.data, meta: { total: data.data.length } }}
      isFailed={isError}
      most={MAX_GROUP_PEOPLE - 1}
      words={{ ...words, people: label, more: () => '' }}
    />
  );
}
