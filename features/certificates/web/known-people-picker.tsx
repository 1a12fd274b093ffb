import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { answerQuery } from '#platform/web/answers.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { PeoplePicker } from '#ui/people-picker.tsx';
import { useSettled } from '#ui/use-settled.ts';
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
  const [typed, setTyped] = useState('');
  const q = useSettled(typed.trim());
  const { data, isError } = useQuery({
    ...answerQuery(useCall(), listStampPeople, { params: { id: organisationId }, query: q ? { q } : {} }),
    placeholderData: keepPreviousData,
  });
  return (
    <PeoplePicker
      {...picking}
      typed={typed}
      onType={setTyped}
      found={data}
      isFailed={isError}
      most={MAX_STAMPED_AT_ONCE}
      words={words}
    />
  );
}
