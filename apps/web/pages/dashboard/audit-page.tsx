import { useLocation } from 'react-router';
import { roomTexts } from '#features/dashboards/texts/office/token.ts';
import { OfficeBar } from '#features/dashboards/web/office-bar.tsx';
import { ledgerTexts } from '#features/ledger/texts/token.ts';
import { AuditDesk } from '#features/ledger/web/audit-desk.tsx';
import { getAuditOffice } from '#features/ledger/web/calls.ts';
import { filterIn } from '#features/ledger/web/journal-filter.ts';
import type { PageModule } from '#features/portal/web/page-module.ts';
import { getMyInfo } from '#features/users/web/calls.ts';
import { fillAnswer, useAnswer } from '#platform/web/answers.tsx';
import { ErrorContent } from '../../error-content.tsx';

export const page: PageModule = {
  Component: AuditPage,
  texts: [ledgerTexts, roomTexts],
  isPersonal: true,
  load: ({ queries, call }) => fillAnswer(queries, call, getAuditOffice, { query: {} }),
  head: ({ textsOf }) => ({ title: textsOf(ledgerTexts).page_title }),
};

/** BEY-08: for those who audit a municipality, who have no other room of its office, and for its admins. */
function AuditPage() {
  const { search } = useLocation();
  const answer = useAnswer(getAuditOffice, { query: {} });
  const scopes = useAnswer(getMyInfo, {}).data?.data.scopes ?? [];
  if (answer.isError) return <ErrorContent error={answer.error} />;
  if (!answer.data) return null;
  return (
    <>
      {scopes.includes('MUNICIPALITY_ADMIN') ? <OfficeBar current="audit" isAdmin /> : null}
      <div className="nb-wrap nb-section nb-in-order nb-stack nb-gap-m">
        <AuditDesk office={answer.data.data} filter={filterIn(search)} />
      </div>
    </>
  );
}
