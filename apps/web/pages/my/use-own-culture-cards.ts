import { useEffect, useState } from 'react';
import type { OwnCultureCard } from '#features/culture-cards/contract.ts';
import { listOwnCultureCards } from '#features/culture-cards/web/calls.ts';
import { keepPasses, keptPasses, type ShownPass } from '#features/passes/web/kept-passes.ts';
import { usePortal } from '#features/portal/web/portal.tsx';
import { useOwnId } from '#features/users/web/use-own-id.ts';
import { useUserInfo } from '#features/users/web/use-user-info.ts';
import { useAnswer } from '#platform/web/answers.tsx';

/** One's own cards, kept on the device to be shown without a network. */
export function useOwnCultureCards() {
  const { now } = usePortal();
  const userId = useOwnId();
  const holder = useUserInfo(true).data?.data.name ?? null;
  const answer = useAnswer(listOwnCultureCards, {});
  const cards = answer.data?.data;
  const [kept, setKept] = useState<ShownPass[]>([]);

  useEffect(() => {
    if (userId === null) return;
    void keptPasses(userId).then(
      (all) => setKept(all.filter(({ kind }) => kind === 'culture_card')),
      () => {},
    );
  }, [userId]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: kept when they have come, not at each tick of the clock
  useEffect(() => {
    if (userId === null || !cards) return;
    const passes = cards.map((card) => passOf(card, holder));
    void keepPasses(userId, ['culture_card'], passes, { now }).catch(() => {});
  }, [userId, cards, holder]);

  // A connection that is gone has no status.
  const isCut = !cards && (answer.fetchStatus === 'paused' || (answer.isError && !('status' in answer.error)));
  return { answer, holder, kept, isCut };
}

const passOf = ({ id, code, digits, group_name, valid_until }: OwnCultureCard, holder: string | null): ShownPass => ({
  kind: 'culture_card',
  thing_id: id,
  code,
  digits,
  title: group_name,
  holder,
  detail: null,
  until: valid_until,
});
