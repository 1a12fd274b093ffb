import { useLocation } from 'react-router';
import { roomTexts } from '#features/dashboards/texts/office/token.ts';
import { FailedPage } from '#features/portal/web/failed-page.tsx';
import { useOffice } from '#features/portal/web/office.tsx';
import { officePaths } from '#features/portal/web/office-paths.ts';
import type { PageModule } from '#features/portal/web/page-module.ts';
import { faultTexts } from '#features/schemes/texts/faults/token.ts';
import { schemeTexts } from '#features/schemes/texts/token.ts';
import { whyTexts } from '#features/schemes/texts/why/token.ts';
import { getSchemeOffice } from '#features/schemes/web/calls.ts';
import { CreateSchemeForm } from '#features/schemes/web/create-scheme-form.tsx';
import { SchemeDesk } from '#features/schemes/web/scheme-desk.tsx';
import { fillAnswer, useAnswer } from '#platform/web/answers.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { TabLinks } from '#ui/tab-links.tsx';
import { askedOffice } from './asked-office.ts';
import { OfficeFrame } from './office-frame.tsx';

export const page: PageModule = {
  Component: SchemePage,
  texts: [schemeTexts, faultTexts, whyTexts, roomTexts],
  isPersonal: true,
  load: async (services, parts) =>
    fillAnswer(services.queries, services.call, getSchemeOffice, {
      query: await askedOffice('scheme', services, parts),
    }),
  head: ({ textsOf }) => ({ title: textsOf(schemeTexts).page_title }),
};

/** BEY-06: what the municipality gives children, decided on as versions. */
function SchemePage() {
  return <OfficeFrame room="scheme">{() => <SchemeRoom />}</OfficeFrame>;
}

function SchemeRoom() {
  const texts = useTexts(schemeTexts);
  const asked = new URLSearchParams(useLocation().search).get('scheme');
  const answer = useAnswer(getSchemeOffice, { query: useOffice() });
  if (answer.isError) return <FailedPage error={answer.error} />;
  if (!answer.data) return null;
  const office = answer.data.data;
  const shown = office.schemes.find(({ key }) => key === asked) ?? office.schemes[0];
  return (
    <div className="nb-wrap nb-section nb-in-order nb-stack nb-gap-m">
      {office.schemes.length > 1 ? (
        <TabLinks
          label={texts.choose_scheme}
          links={office.schemes.map(({ key, name }) => ({
            href: `${officePaths.scheme}?${new URLSearchParams({ scheme: key })}`,
            label: name,
            isCurrent: key === shown?.key,
          }))}
        />
      ) : null}
      {shown ? <SchemeDesk key={shown.id} office={office} scheme={shown} /> : <CreateSchemeForm office={office} />}
    </div>
  );
}
