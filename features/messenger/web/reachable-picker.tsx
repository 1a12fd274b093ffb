import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { answerQuery } from '#platform/web/answers.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { PeoplePicker } from '#ui/people-picker.tsx';
import { useSettled } from '#ui/use-settled.ts';
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
  const [typed, setTyped] = useState('');
  const q = useSettled(typed.trim());
  const { data, isError } = useQuery({
    ...answerQuery(useCall(), listReachable, { query: q ? { q } : {} }),
    placeholderData: keepPreviousData,
  });
  return (
    <PeoplePicker
      {...picking}
      typed={typed}
      onType={setTyped}
      found={data && { data: data.data, meta: { total: data.data.length } }}
      isFailed={isError}
      most={MAX_GROUP_PEOPLE - 1}
      words={{ ...words, people: label, more: () => '' }}
    />
  );
}
