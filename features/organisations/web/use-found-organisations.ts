import { useQuery } from '@tanstack/react-query';
import { answerQuery } from '#platform/web/answers.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useSettled } from '#ui/use-settled.ts';
import { searchOrganisations } from './calls.ts';

const SHORTEST_SEARCH = 2;

/** Organisations by a part of their name, for choosing one: searched for once a user has stopped typing. */
export function useFoundOrganisations(typed: string, waitsMs?: number) {
  const q = useSettled(typed.trim(), waitsMs);
  const isAsked = q.length >= SHORTEST_SEARCH;
  const { data } = useQuery({ ...answerQuery(useCall(), searchOrganisations, { query: { q } }), enabled: isAsked });
  return isAsked ? (data?.data ?? []) : [];
}
