import { useLocation, useParams, useSearchParams } from 'react-router';
import { listOrganisationEvents } from '#features/events/web/organisation-calls.ts';
import { organisationFeedPath } from '#features/feeds/addresses.ts';
import { useIsLoggedIn } from '#features/identity/web/use-login.tsx';
import { membershipTexts } from '#features/memberships/texts/token.ts';
import { InvitationPart } from '#features/memberships/web/invitation-part.tsx';
import { inPlace } from '#features/municipalities/in-place.ts';
import type { OrganisationDetail } from '#features/organisations/contract.ts';
import { organisationFacts } from '#features/organisations/structured-data.ts';
import { organisationTexts } from '#features/organisations/texts/token.ts';
import { getOrganisation, listContacts, listDocuments, listGallery } from '#features/organisations/web/calls.ts';
import { ConditionsPart } from '#features/organisations/web/conditions-part.tsx';
import { OrganisationHeader } from '#features/organisations/web/organisation-header.tsx';
import { AboutTab } from '#features/organisations/web/page/about-tab.tsx';
import { ManageLinks } from '#features/organisations/web/page/manage-links.tsx';
import {
  type EventsWish,
  eventsCall,
  eventsIn,
  eventsPath,
  tabIn,
} from '#features/organisations/web/page/organisation-address.ts';
import styles from '#features/organisations/web/page/organisation-page.module.css';
import { OwnStatistics } from '#features/organisations/web/page/own-statistics.tsx';
import { StopNotice } from '#features/organisations/web/stop-notice.tsx';
import { type KnownAccess, useOwnAccess } from '#features/organisations/web/use-own-access.ts';
import { partnershipTexts } from '#features/partnerships/texts/token.ts';
import { Cohosts } from '#features/partnerships/web/cohosts.tsx';
import { partnershipsQuery } from '#features/partnerships/web/use-partnerships.ts';
import { pageTexts } from '#features/portal/texts/titles/token.ts';
import { ConfirmationProvider } from '#features/portal/web/confirmations/confirmation-provider.tsx';
import { FailedPage } from '#features/portal/web/failed-page.tsx';
import { useHandedToast } from '#features/portal/web/handed-toast.ts';
import { ORGANISATION_TABS, type OrganisationTab, organisationPaths } from '#features/portal/web/organisation-paths.ts';
import type { PageModule, PageParts, PageServices } from '#features/portal/web/page-module.ts';
import { getStartedPath, paths } from '#features/portal/web/paths.ts';
import { usePortal } from '#features/portal/web/portal.tsx';
import { ReportPart } from '#features/reports/web/report-part.tsx';
import { localisedPath } from '#platform/language/paths.ts';
import { shortened } from '#platform/language/shortened.ts';
import { answerQuery, fillAnswer, useAnswer } from '#platform/web/answers.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { lazyPart } from '#platform/web/lazy-part.tsx';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { Notice } from '#ui/notice.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TabLinks } from '#ui/tab-links.tsx';
import { MembersPart } from './members-part.tsx';
import { OrganisationEvents } from './organisation-events.tsx';
import { SideColumn } from './side-column.tsx';
import { VisitorActions } from './visitor-actions.tsx';

/** ORG-01 */
export const page: PageModule = {
  Component: OrganisationPage,
  texts: [organisationTexts, partnershipTexts],
  load: async (services, { params, query }) => {
    const rest = loadTab(services, idIn(params), query);
    // A refusal of the organisation itself is what the page is about; what is inside is refused along with it.
    rest.catch(() => null);
    await fillAnswer(services.queries, services.call, getOrganisation, callFor(params));
    await rest;
  },
  head: ({ queries, call, textsOf, origin, locale }, { params, query }) => {
    const organisation = queries.getQueryData(answerQuery(call, getOrganisation, callFor(params)).queryKey)?.data;
    if (!organisation) return { title: textsOf(pageTexts).not_found.title };
    const { id, name, description, municipality } = organisation;
    const tab = tabIn(query);
    return {
      title: tab === 'events' ? name : `${textsOf(organisationTexts).tabs[tab]} – ${name}`,
      description:
        shortened(description) || textsOf(organisationTexts).description(name, inPlace(municipality.name, locale)),
      ...canonicalOf(id, query),
      feeds: [
        { type: 'text/calendar', title: name, path: organisationFeedPath('ics', id, locale) },
        { type: 'application/rss+xml', title: name, path: organisationFeedPath('rss', id, locale) },
      ],
      facts: organisationFacts(organisation, origin + localisedPath(paths.organisation(id), locale)),
    };
  },
};

/** ORG-03: a member who has been offered the organisation hears of it on every tab. */
const OfferPart = lazyPart(async () => (await import('./offered-organisation.tsx')).OfferedOrganisation, {
  texts: [membershipTexts],
});

/** Words are without number, and members are for members: neither is for search engines. */
function canonicalOf(id: string, query: URLSearchParams): { canonical?: string } {
  const tab = tabIn(query);
  const wish = eventsIn(query);
  if (tab === 'members' || wish.q !== '') return {};
  return { canonical: tab === 'events' ? eventsPath(id, wish) : organisationPaths.tab(id, tab) };
}

const idIn = (params: PageParts['params']): string => params.id ?? '';
const callFor = (params: PageParts['params']) => ({ params: { id: idIn(params) } });

const PARTNERS = ['cohost', 'subsidiary'] as const;

/** What the tab shows; contact persons stand beside all of them, and the page is worth having without. */
function loadTab({ queries, call, tenant }: PageServices, id: string, query: URLSearchParams): Promise<unknown> {
  const at = { params: { id } };
  const contacts = fillAnswer(queries, call, listContacts, at).catch(() => null);
  const tabs: Record<OrganisationTab, () => Promise<unknown>[]> = {
    events: () => [fillAnswer(queries, call, listOrganisationEvents, eventsCall(id, eventsIn(query)))],
    about: () => [
      fillAnswer(queries, call, listGallery, at).catch(() => null),
      fillAnswer(queries, call, listDocuments, at).catch(() => null),
    ],
    members: () => [],
    cohosts: () =>
      (tenant.hasSubsidiaryOrg ? PARTNERS : PARTNERS.slice(0, 1)).map((kind) =>
        queries.ensureQueryData(partnershipsQuery(call, id, kind, false)).catch(() => null),
      ),
  };
  return Promise.all([contacts, ...tabs[tabIn(query)]()]);
}

function OrganisationPage() {
  return (
    <ConfirmationProvider>
      <AnsweredOrganisation />
    </ConfirmationProvider>
  );
}

function AnsweredOrganisation() {
  const answer = useAnswer(getOrganisation, callFor(useParams()));
  if (answer.isError) return <FailedPage error={answer.error} />;
  if (answer.isPending) {
    return (
      <div className={`nb-wrap ${styles.page}`} aria-busy>
        <Skeleton shape="picture" />
        <Skeleton shape="title" width="long" />
      </div>
    );
  }
  return <ReadyOrganisation organisation={answer.data.data} />;
}

function ReadyOrganisation({ organisation }: { organisation: OrganisationDetail }) {
  const texts = useTexts(organisationTexts);
  const { tenant } = usePortal();
  const { pathname, search } = useLocation();
  const query = useSearchParams()[0];
  const isLoggedIn = useIsLoggedIn();
  const known = useOwnAccess(organisation.id, isLoggedIn);
  const tab = tabIn(query);
  const signInHref = getStartedPath(pathname + search);
  useHandedToast();
  return (
    <div className={`nb-wrap ${styles.page}`}>
      <div className={styles.trail}>
        <Breadcrumbs
          label={texts.you_are_here}
          trail={[{ href: paths.organisations, text: texts.breadcrumb }]}
          current={organisation.name}
        />
      </div>
      <OrganisationHeader
        organisation={organisation}
        colour={tenant.colour.slice(1)}
        parentHref={organisation.parent && paths.organisation(organisation.parent.id)}
        actions={<VisitorActions organisation={organisation} known={known} signInHref={signInHref} />}
      />
      <StatusNotice status={organisation.status} />
      {known.access ? <StopNotice stop={known.access.stop} /> : null}
      <ConditionsPart organisation={organisation} isAsking />
      <InvitationPart />
      {known.access?.is_offered && tab !== 'members' ? <OfferPart organisation={organisation} /> : null}
      <ManageLinks organisation={organisation} access={known.access} />
      <TabLinks
        label={texts.tabs.label}
        links={ORGANISATION_TABS.map((each) => ({
          href: organisationPaths.tab(organisation.id, each),
          label: texts.tabs[each],
          isCurrent: each === tab,
          count: countOf(organisation, each),
        }))}
      />
      <div className="nb-two nb-in-order">
        <Tab tab={tab} organisation={organisation} known={known} wish={eventsIn(query)} signInHref={signInHref} />
        <SideColumn organisation={organisation} isAboutShown={tab === 'about'} signInHref={signInHref} />
      </div>
      {tab === 'about' ? <OwnStatistics id={organisation.id} access={known.access} /> : null}
    </div>
  );
}

const countOf = (organisation: OrganisationDetail, tab: OrganisationTab): number | undefined =>
  ({
    events: organisation.events_count,
    about: undefined,
    members: organisation.members_count,
    cohosts: organisation.cohosts_count,
  })[tab];

type TabProps = {
  tab: OrganisationTab;
  organisation: OrganisationDetail;
  known: KnownAccess;
  wish: EventsWish;
  signInHref: string;
};

function Tab({ tab, organisation, known, wish, signInHref }: TabProps) {
  const isLoggedIn = useIsLoggedIn();
  if (tab === 'about') {
    return (
      <AboutTab
        organisation={organisation}
        reportOf={({ id, caption }) => (
          <ReportPart
            kind="picture"
            id={id}
            about={caption || organisation.name}
            signInHref={isLoggedIn ? null : signInHref}
          />
        )}
      />
    );
  }
  if (tab === 'members') return <MembersPart organisation={organisation} known={known} signInHref={signInHref} />;
  if (tab === 'cohosts') return <Cohosts organisation={organisation} access={known.access} />;
  return <OrganisationEvents organisation={organisation} wish={wish} />;
}

function StatusNotice({ status }: Pick<OrganisationDetail, 'status'>) {
  const texts = useTexts(organisationTexts);
  if (status !== 'pending' && status !== 'declined') return null;
  return (
    <Notice tone={status === 'pending' ? 'info' : 'warning'} title={texts[status].title}>
      <p>{texts[status].text}</p>
    </Notice>
  );
}
