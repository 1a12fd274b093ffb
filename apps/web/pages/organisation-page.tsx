import { useParams, useSearchParams } from 'react-router';
import { organisationFeedPath, webcalAddress } from '#features/feeds/addresses.ts';
import { organisationFacts } from '#features/organisations/structured-data.ts';
import { getOrganisation, listOrganisationEvents } from '#features/organisations/web/calls.ts';
import { OrganisationAbout } from '#features/organisations/web/organisation-about.tsx';
import { OrganisationHeader } from '#features/organisations/web/organisation-header.tsx';
import { useOrganisationTexts } from '#features/organisations/web/use-organisation-texts.ts';
import { localisedPath } from '#platform/language/paths.ts';
import { answerQuery, fillAnswer, useAnswer } from '#platform/web/answers.tsx';
import { useLocale } from '#platform/web/language.tsx';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { PageModule, PageParts } from '../page-module.ts';
import { paths } from '../paths.ts';
import { usePortal } from '../portal.tsx';
import { organisationDictionaries } from '../texts/late-dictionaries.ts';
import { ErrorContent } from './error-page.tsx';
import { eventsCall, organisationPath, pageIn } from './organisation-address.ts';
import { OrganisationEvents } from './organisation-events.tsx';
import styles from './organisation-page.module.css';
import { shortened } from './shortened.ts';

/** ORG-01 */
export const page: PageModule = {
  Component: OrganisationPage,
  dictionaries: organisationDictionaries,
  load: ({ queries, call }, { params, query }) =>
    Promise.all([
      fillAnswer(queries, call, getOrganisation, callFor(params)),
      fillAnswer(queries, call, listOrganisationEvents, eventsCall(idIn(params), pageIn(query))),
    ]),
  head: ({ queries, call, texts, origin, locale }, { params, query }) => {
    const organisation = queries.getQueryData(answerQuery(call, getOrganisation, callFor(params)).queryKey)?.data;
    if (!organisation) return { title: texts.pages.not_found.title };
    const { id, name, description, municipality } = organisation;
    const canonical = organisationPath(id, pageIn(query));
    return {
      title: name,
      description: shortened(description) || texts.organisations.description(name, municipality.name),
      canonical,
      feeds: [
        { type: 'text/calendar', title: name, path: organisationFeedPath('ics', id, locale) },
        { type: 'application/rss+xml', title: name, path: organisationFeedPath('rss', id, locale) },
      ],
      facts: organisationFacts(organisation, origin + localisedPath(organisationPath(id), locale)),
    };
  },
};

const idIn = (params: PageParts['params']): string => params.id ?? '';
const callFor = (params: PageParts['params']) => ({ params: { id: idIn(params) } });

function OrganisationPage() {
  const { origin } = usePortal();
  const texts = useOrganisationTexts();
  const locale = useLocale();
  const params = useParams();
  const shownPage = pageIn(useSearchParams()[0]);
  const answer = useAnswer(getOrganisation, callFor(params));
  if (answer.isError) return <ErrorContent error={answer.error} />;
  if (answer.isPending) {
    return (
      <div className={`nb-wrap ${styles.page}`} aria-busy>
        <Skeleton shape="title" width="long" />
      </div>
    );
  }
  const organisation = answer.data.data;
  return (
    <div className={`nb-wrap ${styles.page}`}>
      <Breadcrumbs
        label={texts.you_are_here}
        trail={[{ href: paths.events, text: texts.breadcrumb }]}
        current={organisation.name}
      />
      <OrganisationHeader organisation={organisation} />
      <div className="nb-two">
        <OrganisationEvents organisation={organisation} page={shownPage} />
        <OrganisationAbout
          organisation={organisation}
          calendarAddress={webcalAddress(origin, organisationFeedPath('ics', organisation.id, locale))}
        />
      </div>
    </div>
  );
}
