import { useParams } from 'react-router';
import { FailedPage } from '#features/portal/web/failed-page.tsx';
import type { PageModule, PageParts } from '#features/portal/web/page-module.ts';
import { uploadTexts } from '#features/uploads/texts/token.ts';
import type { LendingPlaceId } from '#features/vocabulary/ids.ts';
import { fillAnswer, useAnswer } from '#platform/web/answers.tsx';
import { equipmentOfficeTexts } from '../texts/office/token.ts';
import { DeskRoom } from './desk-room.tsx';
import { getDesk } from './office-calls.ts';

const callFor = ({ id }: PageParts['params']) => ({ params: { id: (id ?? '') as LendingPlaceId } });

export const page: PageModule = {
  Component: LendingDeskPage,
  texts: [equipmentOfficeTexts, uploadTexts],
  isPersonal: true,
  load: ({ queries, call }, { params }) => fillAnswer(queries, call, getDesk, callFor(params)),
  head: ({ textsOf }) => ({ title: textsOf(equipmentOfficeTexts).page_title }),
};

/** BEY-20: the desk of a lending place, for those who stand there. */
function LendingDeskPage() {
  const answer = useAnswer(getDesk, callFor(useParams()), { isKeptMeanwhile: true });
  if (answer.isError) return <FailedPage error={answer.error} />;
  if (!answer.data) return null;
  return (
    <div className="nb-wrap nb-section nb-in-order nb-stack nb-gap-m">
      <DeskRoom desk={answer.data.data} />
    </div>
  );
}
