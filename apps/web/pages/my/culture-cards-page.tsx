import { cultureDeskTexts } from '#features/culture-cards/texts/desk/token.ts';
import { ownCultureTexts } from '#features/culture-cards/texts/own/token.ts';
import { ConnectCard } from '#features/culture-cards/web/own/connect-card.tsx';
import styles from '#features/culture-cards/web/own/own.module.css';
import { OwnCultureCards } from '#features/culture-cards/web/own/own-culture-cards.tsx';
import { OwnVisits } from '#features/culture-cards/web/own/own-visits.tsx';
import { passTexts } from '#features/passes/texts/token.ts';
import { KeptPassList } from '#features/passes/web/kept-pass-list.tsx';
import { FailedPart } from '#features/portal/web/failed-part.tsx';
import type { PageModule } from '#features/portal/web/page-module.ts';
import { runningPaths } from '#features/portal/web/running-paths.ts';
import { useTexts } from '#platform/web/language.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useOwnCultureCards } from './use-own-culture-cards.ts';

export const page: PageModule = {
  Component: CultureCardsPage,
  texts: [cultureDeskTexts, ownCultureTexts, passTexts],
  isPersonal: true,
  head: ({ textsOf }) => ({ title: textsOf(ownCultureTexts).title }),
};

/** CUL-01: one's own cards with what is shown at the door, and where one has been. */
function CultureCardsPage() {
  const texts = useTexts(ownCultureTexts);
  const { answer, holder, kept, isCut } = useOwnCultureCards();
  return (
    <div className={`nb-wrap nb-section nb-in-order nb-stack nb-gap-m ${styles.page}`}>
      <PageHeader title={texts.title} lead={texts.lead} />
      {isCut ? <KeptPassList kept={kept} label={texts.title} /> : <OwnList answer={answer} holder={holder} />}
      {/* What is below comes when the cards are there, which would push it away. */}
      {isCut || answer.isPending ? null : (
        <>
          <ConnectCard />
          <OwnVisits />
        </>
      )}
      <TextLink href={runningPaths.my}>{texts.back}</TextLink>
    </div>
  );
}

type OwnListProps = Pick<ReturnType<typeof useOwnCultureCards>, 'answer' | 'holder'>;

function OwnList({ answer, holder }: OwnListProps) {
  const texts = useTexts(ownCultureTexts);
  const cards = answer.data?.data;
  if (answer.isPending) return <Skeleton shape="block" />;
  if (!cards) return <FailedPart onTryAgain={() => void answer.refetch()} />;
  if (cards.length === 0) return <EmptyState title={texts.empty}>{texts.empty_text}</EmptyState>;
  return <OwnCultureCards cards={cards} holder={holder} />;
}
