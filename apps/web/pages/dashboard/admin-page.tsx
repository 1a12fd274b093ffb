import type { ComponentProps, ReactNode } from 'react';
import { useLocation } from 'react-router';
import { organiserTexts } from '#features/bulk-messages/texts/organisers/token.ts';
import { senderTexts } from '#features/bulk-messages/texts/senders/token.ts';
import { listWaitingSenders } from '#features/bulk-messages/web/calls.ts';
import { SenderList } from '#features/bulk-messages/web/sender-list.tsx';
import { roomTexts } from '#features/dashboards/texts/office/token.ts';
import { OfficeBar } from '#features/dashboards/web/office-bar.tsx';
import { takenDownTexts } from '#features/event-editing/texts/taken-down/token.ts';
import { TakenDownList } from '#features/event-editing/web/taken-down-list.tsx';
import { metricTexts } from '#features/metrics/texts/token.ts';
import { menuCountsPath } from '#features/metrics/web/counts/menu-counts-path.ts';
import type { OrganisationRequest } from '#features/organisations/requests-contract.ts';
import type { OfficeOrganisation } from '#features/organisations/stops-contract.ts';
import { officeTexts } from '#features/organisations/texts/office/token.ts';
import { requestTexts } from '#features/organisations/texts/requests/token.ts';
import { listOrganisationRequests } from '#features/organisations/web/calls.ts';
import { DecidableRequest } from '#features/organisations/web/manage/decidable-request.tsx';
import { DecisionList } from '#features/portal/web/decision-list.tsx';
import { FailedPage } from '#features/portal/web/failed-page.tsx';
import { NotForYou } from '#features/portal/web/not-for-you.tsx';
import type { PageModule } from '#features/portal/web/page-module.ts';
import { paths } from '#features/portal/web/paths.ts';
import { CASE_STATES, type CaseState } from '#features/reports/rules.ts';
import { caseTexts } from '#features/reports/texts/office/token.ts';
import { reportTexts } from '#features/reports/texts/token.ts';
import { CaseList } from '#features/reports/web/case-list.tsx';
import { getMyInfo } from '#features/users/web/calls.ts';
import { isDecider } from '#features/users/web/is-decider.ts';
import { useUserInfo } from '#features/users/web/use-user-info.ts';
import { fillAnswer, useAnswer } from '#platform/web/answers.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { TabLinks } from '#ui/tab-links.tsx';
import { OfficeList } from './office-list.tsx';

export const page: PageModule = {
  Component: AdminPage,
  texts: [
    requestTexts,
    senderTexts,
    organiserTexts,
    officeTexts,
    takenDownTexts,
    caseTexts,
    reportTexts,
    roomTexts,
    metricTexts,
  ],
  isPersonal: true,
  load: ({ queries, call }) => fillAnswer(queries, call, getMyInfo, {}),
  head: ({ textsOf }) => ({ title: textsOf(requestTexts).admin.page_title }),
};

type Status = OrganisationRequest['status'];
const STATUSES: readonly Status[] = ['pending', 'accepted', 'declined'];

type OfficeStatus = OfficeOrganisation['status'];
type Asked = {
  list?: 'senders' | 'organisations' | 'taken-down' | 'reports';
  status?: Status | OfficeStatus | CaseState | 'any';
  q?: string;
  page?: number;
};

const adminHref = ({ list, status = 'pending', q = '', page: number = 1 }: Asked): string => {
  const search = new URLSearchParams();
  if (list) search.set('list', list);
  if (status !== 'pending' || list === 'organisations') search.set('status', status);
  if (q) search.set('q', q);
  if (number > 1) search.set('page', String(number));
  return search.size > 0 ? `${paths.adminPanel}?${search}` : paths.adminPanel;
};

/** DSH-02, DSH-03: the municipality sees what speaks for and against, and answers. */
function AdminPage() {
  const info = useAnswer(getMyInfo, {});
  const list = new URLSearchParams(useLocation().search).get('list');
  if (info.isError) return <FailedPage error={info.error} />;
  if (!info.data) return null;
  const { scopes } = info.data.data;
  const looksAfter = scopes.some((scope) => LOOKS_AFTER.includes(scope));
  if (isDecider({ scopes })) {
    return (
      <>
        {scopes.some((scope) => HAS_OFFICE.includes(scope)) ? (
          <OfficeBar
            current={list === 'reports' ? 'reports' : 'organisations'}
            isAdmin={scopes.includes('MUNICIPALITY_ADMIN')}
          />
        ) : null}
        <Requests looksAfter={looksAfter} isSuper={scopes.includes('admin')} />
      </>
    );
  }
  return looksAfter ? <ContentOffice /> : <RequestsForDeciders />;
}

/** Those who take down activities; the server decides in the end. */
const LOOKS_AFTER: readonly string[] = ['admin', 'moderator', 'MUNICIPALITY_ADMIN'];
/** Those who belong to a municipality; super-admins have no rooms of their own there. */
const HAS_OFFICE: readonly string[] = ['MUNICIPALITY_ADMIN', 'MUNICIPALITY_SUPPORT'];
const takenDownHref = (page: number) => adminHref({ list: 'taken-down', page });
const organisationsHref = (status: OfficeStatus | 'any', q: string, page: number) =>
  adminHref({ list: 'organisations', status, q, page });
const pageIn = (asked: URLSearchParams): number =>
  /^[1-9]\d{0,2}$/.test(asked.get('page') ?? '') ? Number(asked.get('page')) : 1;

/** The portal's moderators decide about contents, and not about organisations. */
function ContentOffice() {
  const ofTakenDown = useTexts(takenDownTexts);
  const ofCases = useTexts(caseTexts);
  const asked = new URLSearchParams(useLocation().search);
  const isAboutReports = asked.get('list') === 'reports';
  return (
    <TabbedLists
      texts={isAboutReports ? ofCases : ofTakenDown}
      links={[
        { href: takenDownHref(1), label: ofTakenDown.tab, isCurrent: !isAboutReports },
        { href: adminHref({ list: 'reports' }), label: ofCases.tab, isCurrent: isAboutReports },
      ]}
    >
      {isAboutReports ? <Cases asked={asked} /> : <TakenDownList number={pageIn(asked)} hrefOf={takenDownHref} />}
    </TabbedLists>
  );
}

type TabbedListsProps = {
  texts: { title: string; lead: string };
  links: ComponentProps<typeof TabLinks>['links'];
  children: ReactNode;
};

function TabbedLists({ texts: { title, lead }, links, children }: TabbedListsProps) {
  const { tabs } = useTexts(requestTexts).admin;
  return (
    <div className="nb-wrap nb-section nb-in-order nb-stack nb-gap-m">
      <PageHeader title={title} lead={lead} />
      <TabLinks label={tabs.label} links={links} />
      {children}
    </div>
  );
}

function Cases({ asked }: { asked: URLSearchParams }) {
  const selfId = useUserInfo(true).data?.data.id ?? '';
  return (
    <CaseList
      state={CASE_STATES.find((one) => one === asked.get('status')) ?? 'waiting'}
      number={pageIn(asked)}
      selfId={selfId}
      hrefOf={(status, page) => adminHref({ list: 'reports', status, page })}
    />
  );
}

function RequestsForDeciders() {
  const { forbidden: texts } = useTexts(requestTexts).admin;
  return <NotForYou {...texts} />;
}

function Requests({ looksAfter, isSuper }: { looksAfter: boolean; isSuper: boolean }) {
  const { admin: texts } = useTexts(requestTexts);
  const ofSenders = useTexts(senderTexts);
  const asked = new URLSearchParams(useLocation().search);
  const list = asked.get('list');
  const isAboutSenders = list === 'senders';
  const isOffice = list === 'organisations';
  const isTakenDown = list === 'taken-down' && looksAfter;
  const isAboutReports = list === 'reports';
  const isOther = isAboutSenders || isOffice || isTakenDown || isAboutReports;
  const status = STATUSES.find((one) => one === asked.get('status')) ?? 'pending';
  const number = pageIn(asked);
  const pending = useAnswer(listOrganisationRequests, callFor('pending', 1));
  const senders = useAnswer(listWaitingSenders, { query: { page: 1 } });
  const ofOffice = useTexts(officeTexts);
  const ofTakenDown = useTexts(takenDownTexts);
  const ofCases = useTexts(caseTexts);
  const ofMetrics = useTexts(metricTexts);
  const ofOthers = isOffice ? ofOffice : isTakenDown ? ofTakenDown : isAboutSenders ? ofSenders : texts;
  return (
    <TabbedLists
      texts={isAboutReports ? ofCases : ofOthers}
      links={[
        ...STATUSES.map((one) => ({
          href: adminHref({ status: one }),
          label: texts.tabs[one],
          isCurrent: !isOther && one === status,
          count: one === 'pending' ? pending.data?.meta.total : undefined,
        })),
        {
          href: adminHref({ list: 'senders' }),
          label: ofSenders.tab,
          isCurrent: isAboutSenders,
          count: senders.data?.meta.total,
        },
        {
          href: adminHref({ list: 'organisations', status: 'any' }),
          label: ofOffice.tab,
          isCurrent: isOffice,
        },
        ...(looksAfter ? [{ href: takenDownHref(1), label: ofTakenDown.tab, isCurrent: isTakenDown }] : []),
        { href: adminHref({ list: 'reports' }), label: ofCases.tab, isCurrent: isAboutReports },
        ...(isSuper ? [{ href: menuCountsPath, label: ofMetrics.tab, isCurrent: false }] : []),
      ]}
    >
      {isOffice ? <OfficeList asked={asked} number={number} hrefOf={organisationsHref} /> : null}
      {isAboutSenders ? (
        <SenderList number={number} hrefOf={(wanted) => adminHref({ list: 'senders', page: wanted })} />
      ) : null}
      {isTakenDown ? <TakenDownList number={number} hrefOf={takenDownHref} /> : null}
      {isAboutReports ? <Cases asked={asked} /> : null}
      {isOther ? null : <OrganisationRequestList status={status} number={number} />}
    </TabbedLists>
  );
}

const callFor = (status: Status, number: number) => ({ query: { status, page: number } });

function OrganisationRequestList({ status, number }: { status: Status; number: number }) {
  const { admin: texts } = useTexts(requestTexts);
  const answer = useAnswer(listOrganisationRequests, callFor(status, number));
  return (
    <DecisionList
      answer={answer}
      texts={texts}
      empty={{ title: texts.empty[status], text: texts.empty.text }}
      hrefOf={(wanted) => adminHref({ status, page: wanted })}
    >
      {(request) => <DecidableRequest key={request.id} request={request} />}
    </DecisionList>
  );
}
