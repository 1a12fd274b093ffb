import { useParams } from 'react-router';
import { trailTexts } from '#features/portal/texts/trail/token.ts';
import { FailedPage } from '#features/portal/web/failed-page.tsx';
import type { PageModule, PageParts } from '#features/portal/web/page-module.ts';
import { useOffersNews } from '#features/stream/web/use-offers-news.ts';
import { uploadTexts } from '#features/uploads/texts/token.ts';
import type { LendingPlaceId } from '#features/vocabulary/ids.ts';
import { fillAnswer, useAnswer } from '#platform/web/answers.tsx';
import { equipmentOfficeTexts } from '../texts/office/token.ts';
import { DeskRoom } from './desk-room.tsx';
import { getDesk } from './office-calls.ts';

const callFor = ({ id }: PageParts['params']) => ({ params: { id: (id ?? '') as LendingPlaceId } });

export const page: PageModule = {
  Component: LendingDeskPage,
  texts: [equipmentOfficeTexts, uploadTexts, trailTexts],
  isPersonal: true,
  load: ({ queries, call }, { params }) => fillAnswer(queries, call, getDesk, callFor(params)),
  head: ({ textsOf }) => ({ title: textsOf(equipmentOfficeTexts).page_title }),
};

/** BEY-20: the desk of a lending place, for those who stand there. */
function LendingDeskPage() {
  const answer = useAnswer(getDesk, callFor(useParams()), { isKeptMeanwhile: true });
  // Families reserve and cancel while people stand at the desk.
  useOffersNews(() => void answer.refetch());
  if (answer.isError) return <FailedPage error={answer.error} />;
  if (!answer.data) return null;
  return (
    <div className="nb-wrap nb-section nb-in-order nb-stack nb-gap-l">
      <DeskRoom desk={answer.data.data} />
    </div>
  );
}
