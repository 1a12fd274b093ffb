import { useLocation } from 'react-router';
import { roomTexts } from '#features/dashboards/texts/office/token.ts';
import { ledgerTexts } from '#features/ledger/texts/token.ts';
import { AuditDesk } from '#features/ledger/web/audit-desk.tsx';
import { getAuditOffice } from '#features/ledger/web/calls.ts';
import { filterIn } from '#features/ledger/web/journal-filter.ts';
import { FailedPage } from '#features/portal/web/failed-page.tsx';
import { useOffice } from '#features/portal/web/office.tsx';
import type { PageModule } from '#features/portal/web/page-module.ts';
import { fillAnswer, useAnswer } from '#platform/web/answers.tsx';
import { askedOffice } from './asked-office.ts';
import { OfficeFrame } from './office-frame.tsx';

export const page: PageModule = {
  Component: AuditPage,
  texts: [ledgerTexts, roomTexts],
  isPersonal: true,
  load: async (services, parts) =>
    fillAnswer(services.queries, services.call, getAuditOffice, {
      query: await askedOffice('audit', services, parts),
    }),
  head: ({ textsOf }) => ({ title: textsOf(ledgerTexts).page_title }),
};

/** BEY-08: for those who audit a municipality, who have no other room of its office, and for its admins. */
function AuditPage() {
  return <OfficeFrame room="audit">{() => <AuditRoom />}</OfficeFrame>;
}

function AuditRoom() {
  const { search } = useLocation();
  const answer = useAnswer(getAuditOffice, { query: useOffice() });
  if (answer.isError) return <FailedPage error={answer.error} />;
  if (!answer.data) return null;
  return (
    <div className="nb-wrap nb-section nb-in-order nb-stack nb-gap-m">
      <AuditDesk office={answer.data.data} filter={filterIn(search)} />
    </div>
  );
}
