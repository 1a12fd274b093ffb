import { cultureDeskTexts } from '#features/culture-cards/texts/desk/token.ts';
import { cultureOfficeTexts } from '#features/culture-cards/texts/office/token.ts';
import { listCultureVenues } from '#features/culture-cards/web/calls.ts';
import { GroupRoom } from '#features/culture-cards/web/groups/group-room.tsx';
import { MonthTable } from '#features/culture-cards/web/office/month-table.tsx';
import { VenueRoom } from '#features/culture-cards/web/office/venue-room.tsx';
import { roomTexts } from '#features/dashboards/texts/office/token.ts';
import { ConfirmationProvider } from '#features/portal/web/confirmations/confirmation-provider.tsx';
import { NotForYou } from '#features/portal/web/not-for-you.tsx';
import { useOffice } from '#features/portal/web/office.tsx';
import type { PageModule } from '#features/portal/web/page-module.ts';
import { answerQuery, useAnswer } from '#platform/web/answers.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { askedOffice } from './asked-office.ts';
import { OfficeFrame } from './office-frame.tsx';

/** CUL-01: the municipality's room for culture cards. */
export const page: PageModule = {
  Component: CulturePage,
  texts: [cultureDeskTexts, cultureOfficeTexts, roomTexts],
  isPersonal: true,
  load: async (services, parts) => {
    const office = await askedOffice('culture', services, parts);
    // The room says itself what could not be fetched.
    if (office.municipality_id) {
      await services.queries.prefetchQuery(answerQuery(services.call, listCultureVenues, { query: office }));
    }
  },
  head: ({ textsOf }) => ({ title: textsOf(cultureOfficeTexts).title }),
};

function CulturePage() {
  return <OfficeFrame room="culture">{(chosen) => (chosen ? <CultureRoom /> : <CultureForStaff />)}</OfficeFrame>;
}

function CultureForStaff() {
  const texts = useTexts(cultureOfficeTexts);
  return <NotForYou title={texts.forbidden} text={texts.forbidden_text} action={texts.to_dashboard} />;
}

function CultureRoom() {
  const texts = useTexts(cultureOfficeTexts);
  const { data: answer } = useAnswer(listCultureVenues, { query: useOffice() });
  return (
    <div className="nb-wrap nb-section nb-in-order nb-stack nb-gap-m">
      <ConfirmationProvider>
        <PageHeader title={texts.title} lead={texts.lead} {...(answer && { eyebrow: answer.municipality.name })} />
        <Tabs
          label={texts.tabs.label}
          tabs={[
            { key: 'venues', label: texts.tabs.venues, count: answer?.data.length, content: <VenueRoom /> },
            { key: 'groups', label: texts.tabs.groups, content: <GroupRoom /> },
            { key: 'numbers', label: texts.tabs.numbers, content: <MonthTable /> },
          ]}
        />
      </ConfirmationProvider>
    </div>
  );
}
