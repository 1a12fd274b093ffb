import { useEffect } from 'react';
import type { OwnCultureCard } from '#features/culture-cards/contract.ts';
import { cultureDeskTexts } from '#features/culture-cards/texts/desk/token.ts';
import { ownCultureTexts } from '#features/culture-cards/texts/own/token.ts';
import { listOwnCultureCards } from '#features/culture-cards/web/calls.ts';
import { OwnCultureCards } from '#features/culture-cards/web/own/own-culture-cards.tsx';
import { OwnVisits } from '#features/culture-cards/web/own/own-visits.tsx';
import { passTexts } from '#features/passes/texts/token.ts';
import { keepPasses } from '#features/passes/web/kept-passes.ts';
import { FailedPart } from '#features/portal/web/failed-part.tsx';
import type { PageModule } from '#features/portal/web/page-module.ts';
import { usePortal } from '#features/portal/web/portal.tsx';
import { runningPaths } from '#features/portal/web/running-paths.ts';
import { getMyInfo } from '#features/users/web/calls.ts';
import { useAnswer } from '#platform/web/answers.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';

export const page: PageModule = {
  Component: CultureCardsPage,
  texts: [cultureDeskTexts, ownCultureTexts, passTexts],
  isPersonal: true,
  head: ({ textsOf }) => ({ title: textsOf(ownCultureTexts).title }),
};

/** CUL-01: one's own cards with what is shown at the door, and where one has been. */
function CultureCardsPage() {
  const texts = useTexts(ownCultureTexts);
  const answer = useAnswer(listOwnCultureCards, {});
  const person = useAnswer(getMyInfo, {}).data?.data;
  const cards = answer.data?.data;
  useKeptCards(cards, person?.id);
  return (
    <div className="nb-wrap nb-section nb-in-order nb-stack nb-gap-m">
      <PageHeader title={texts.title} lead={texts.lead} />
      {answer.isPending ? <Skeleton shape="block" /> : null}
      {answer.isError && !cards ? <FailedPart onTryAgain={() => void answer.refetch()} /> : null}
      {cards?.length === 0 ? <EmptyState title={texts.empty}>{texts.empty_text}</EmptyState> : null}
      {cards && cards.length > 0 ? <OwnCultureCards cards={cards} holder={person?.name ?? null} /> : null}
      <OwnVisits />
      <TextLink href={runningPaths.my}>{texts.back}</TextLink>
    </div>
  );
}

/** For showing them without a network. Where the browser keeps nothing, they are shown with one. */
function useKeptCards(cards: readonly OwnCultureCard[] | undefined, userId: string | undefined): void {
  const { now } = usePortal();
  useEffect(() => {
    if (!cards || userId === undefined) return;
    const passes = cards.map(({ id, code, digits, group_name, valid_until }) => ({
      kind: 'culture_card' as const,
      thing_id: id,
      code,
      digits,
      title: group_name,
      holder: null,
      detail: null,
      until: valid_until,
    }));
    keepPasses(userId, ['culture_card'], passes, { now }).catch(() => {});
  }, [cards, userId, now]);
}
