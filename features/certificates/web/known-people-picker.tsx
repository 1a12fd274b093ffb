import { useAnswer } from '#platform/web/answers.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { PeoplePicker } from '#ui/people-picker.tsx';
import { useTypedSearch } from '#ui/use-typed-search.ts';
import { MAX_STAMPED_AT_ONCE } from '../rules.ts';
import type { StampPerson } from '../stamps-contract.ts';
import { certificateTexts } from '../texts/token.ts';
import { listStampPeople } from './calls.ts';

type KnownPeoplePickerProps = {
  id: string;
  organisationId: string;
  chosen: readonly StampPerson[];
  error: string | undefined;
  onChange: (chosen: StampPerson[]) => void;
};

/** People whom an organisation knows, and can give something to. */
export function KnownPeoplePicker({ organisationId, ...picking }: KnownPeoplePickerProps) {
  const { give: words } = useTexts(certificateTexts);
  const { query, typing } = useTypedSearch();
  const { data, isError } = useAnswer(
    listStampPeople,
    { params: { id: organisationId }, query },
    { isKeptMeanwhile: true },
  );
  return (
    <PeoplePicker {...picking} {...typing} found={data} isFailed={isError} most={MAX_STAMPED_AT_ONCE} words={words} />
  );
}
