import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { GivenRole } from '#features/vocabulary/roles.ts';
import { useCall } from '#platform/web/call.tsx';
import { priceSms } from './calls.ts';

const WAITS_MS = 600;

/** What the SMS costs as it stands, asked for once a user has stopped typing; undefined while nobody knows. */
export function useSmsPrice(id: string, body: string, from_role: GivenRole) {
  const call = useCall();
  const wish = JSON.stringify({ body: body.trim(), from_role });
  const [settled, setSettled] = useState(wish);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(wish), WAITS_MS);
    return () => clearTimeout(timer);
  }, [wish]);
  const isAsked = settled === wish && body.trim() !== '';
  const answer = useQuery({
    queryKey: ['sms-price', id, settled],
    queryFn: ({ signal }) =>
      call(priceSms, { params: { id }, body: JSON.parse(settled) as { body: string; from_role: GivenRole } }, signal),
    enabled: isAsked,
    retry: false,
    staleTime: 10_000,
  });
  return { price: isAsked ? answer.data?.data : undefined, error: isAsked ? answer.error : null, ask: answer.refetch };
}
