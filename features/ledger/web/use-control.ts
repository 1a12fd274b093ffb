import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useAction } from '#features/identity/web/use-action.ts';
import { useOffice } from '#features/portal/web/office.tsx';
import { usePortal } from '#features/portal/web/portal.tsx';
import { answerQuery } from '#platform/web/answers.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import type { AuditOffice } from '../contract.ts';
import { ledgerTexts } from '../texts/token.ts';
import { getAuditOffice, listProofs, orderControl } from './calls.ts';

const ASKS_EVERY_MS = 1500;
/** Then it is left to itself: what it finds is here when the page is opened again. */
const WAITS_MS = 120_000;

type Ordered = { after: string | null; until: number };

/** Orders a control, and waits until what it found is here. */
export function useControl({ municipality, last }: AuditOffice) {
  const { control: texts } = useTexts(ledgerTexts);
  const call = useCall();
  const queries = useQueryClient();
  const { showToast } = useToasts();
  const { now } = usePortal();
  const [ordered, setOrdered] = useState<Ordered | null>(null);
  const made_at = last?.made_at ?? null;
  useQuery({
    ...answerQuery(call, getAuditOffice, { query: useOffice() }),
    refetchInterval: ordered ? ASKS_EVERY_MS : false,
  });
  const isDone = ordered !== null && ordered.after !== made_at;
  const isLate = ordered !== null && !isDone && now.getTime() > ordered.until;

  useEffect(() => {
    if (!isDone && !isLate) return;
    setOrdered(null);
    showToast(isDone ? { tone: 'success', title: texts.done } : { tone: 'neutral', title: texts.late });
    void queries.invalidateQueries({ queryKey: [listProofs.method, listProofs.path] });
  }, [isDone, isLate, queries, showToast, texts]);

  const ordering = useAction(
    async () => (await call(orderControl, { body: { municipality_id: municipality.id } })).data.is_ordered,
    { isToldInToast: true, invalidates: [getAuditOffice] },
  );
  return {
    isWaiting: ordering.isPending || ordered !== null,
    async start() {
      const answer = await ordering.run();
      if (answer?.result) setOrdered({ after: made_at, until: now.getTime() + WAITS_MS });
      else if (answer) showToast({ tone: 'success', title: texts.done });
    },
  };
}
