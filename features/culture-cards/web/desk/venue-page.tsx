import { useParams } from 'react-router';
import { passTexts } from '#features/passes/texts/token.ts';
import { trailTexts } from '#features/portal/texts/trail/token.ts';
import { ConfirmationProvider } from '#features/portal/web/confirmations/confirmation-provider.tsx';
import { FailedPage } from '#features/portal/web/failed-page.tsx';
import { NotForYou } from '#features/portal/web/not-for-you.tsx';
import { organisationPaths } from '#features/portal/web/organisation-paths.ts';
import type { PageModule } from '#features/portal/web/page-module.ts';
import { RunningTrail } from '#features/portal/web/running-trail.tsx';
import { answerQuery, fillAnswer, useAnswer } from '#platform/web/answers.tsx';
import { useCameraOnThisPage } from '#platform/web/camera-on-this-page.ts';
import { useTexts } from '#platform/web/language.tsx';
import { cultureDeskTexts } from '../../texts/desk/token.ts';
import { getDesk, listOwnVenues } from '../calls.ts';
import { VenueDesk } from './venue-desk.tsx';

/** CUL-01: a venue's desk, for those who stand there now. */
export const page: PageModule = {
  Component: VenuePage,
  texts: [cultureDeskTexts, passTexts, trailTexts],
  isPersonal: true,
  load: async ({ queries, call }, { params: { id = '' } }) => {
    const venues = await fillAnswer(queries, call, listOwnVenues, {});
    if (venues.data.some(({ organization_id }) => organization_id === id)) {
      // The desk says itself that it could not be fetched.
      await queries.prefetchQuery(answerQuery(call, getDesk, { query: { organization_id: id } }));
    }
  },
  head: ({ textsOf }) => ({ title: textsOf(cultureDeskTexts).title }),
};

function VenuePage() {
  const { id = '' } = useParams();
  const texts = useTexts(cultureDeskTexts);
  const answer = useAnswer(listOwnVenues, {});
  useCameraOnThisPage();
  if (answer.isError) return <FailedPage error={answer.error} />;
  if (!answer.data) return null;
  const venue = answer.data.data.find(({ organization_id }) => organization_id === id);
  if (!venue) {
    return (
      <NotForYou
        title={texts.not_here}
        text={texts.not_here_text}
        action={texts.to_dashboard}
        href={organisationPaths.dashboard(id)}
      />
    );
  }
  const { organization_id, name } = venue;
  return (
    <div className="nb-wrap nb-section nb-in-order nb-stack nb-gap-m">
      <ConfirmationProvider>
        <VenueDesk
          organisationId={organization_id}
          name={name}
          trail={<RunningTrail of={{ kind: 'organisation', id: organization_id, name }} current={texts.title} />}
        />
      </ConfirmationProvider>
    </div>
  );
}
