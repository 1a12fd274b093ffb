import { useQuery } from '@tanstack/react-query';
import { answerQuery } from '#platform/web/answers.tsx';
import { useCall } from '#platform/web/call.tsx';
import type { Call } from '#platform/web/client.ts';
import { getFamily, listCards } from './calls.ts';

/** CRD-01: balances seldom change but by the user's own deeds, which read them again. */
const KEPT_MS = 5 * 60_000;

export const cardsQuery = (call: Call) => ({ ...answerQuery(call, listCards, {}), staleTime: KEPT_MS });
export const familyQuery = (call: Call) => ({ ...answerQuery(call, getFamily, {}), staleTime: KEPT_MS });

export const useCards = () => useQuery(cardsQuery(useCall()));
export const useFamily = () => useQuery(familyQuery(useCall()));
