import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { answerQuery } from '#platform/web/answers.tsx';
import { useCall } from '#platform/web/call.tsx';
import { SEARCH_WAITS_MS, SHORTEST_SEARCH } from '../rules.ts';
import { searchOrganisations } from './calls.ts';

/** ORG-07: searches once a user has stopped typing. */
export function useFoundOrganisations(typed: string) {
  const words = typed.trim();
  const [q, setQ] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setQ(words), SEARCH_WAITS_MS);
    return () => clearTimeout(timer);
  }, [words]);
  const { data } = useQuery({
    ...answerQuery(useCall(), searchOrganisations, { query: { q } }),
    enabled: q.length >= SHORTEST_SEARCH,
  });
  return q.length >= SHORTEST_SEARCH ? (data?.data ?? []) : [];
}
