import { useNavigation, useSearchParams } from 'react-router';
import { picturePath } from '#features/pictures/contract.ts';
import { organisationPaths } from '#features/portal/web/organisation-paths.ts';
import type { HeadServices, PageModule } from '#features/portal/web/page-module.ts';
import { paths } from '#features/portal/web/paths.ts';
import { usePortal } from '#features/portal/web/portal.tsx';
import { answerQuery, fillAnswer, useAnswer } from '#platform/web/answers.tsx';
import { useLocale, useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { PageNumbers } from '#ui/page-numbers.tsx';
import { Picture } from '#ui/picture.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { organisationTexts } from '../../texts/token.ts';
import { getOrganisationFacets, listOrganisations } from '../calls.ts';
import { OrganisationCard } from '../organisation-card.tsx';
import { inChosenPlaces } from './chosen-places.ts';
import { ChosenOrganisationFilters, type Facets, OrganisationFilters } from './organisation-filters.tsx';
import { OrganisationSearch } from './organisation-search.tsx';
import {
  changeWish,
  isNarrowed,
  type ListWish,
  listCall,
  organisationsPath,
  readListWish,
  withoutFilters,
} from './organisations-address.ts';
import styles from './organisations-page.module.css';

/** ORG-01 */
export const page: PageModule = {
  Component: OrganisationsPage,
  texts: [organisationTexts],
  load: async ({ queries, call }, { query }) => {
    // Without what to filter by the page is still worth having.
    const facets = fillAnswer(queries, call, getOrganisationFacets, {}).catch(() => null);
    await Promise.all([fillAnswer(queries, call, listOrganisations, listCall(readListWish(query))), facets]);
  },
  head: (services, { query }) => {
    const wish = readListWish(query);
    const { title, description, in_many } = services.textsOf(organisationTexts).list;
    const { tenant: own, locale } = services;
    const place = inChosenPlaces(wish, facetsIn(services), { own, locale, inMany: in_many });
    return {
      title: title(place),
      description: description(place),
      // Choices are without number; search engines get the plain list.
      ...(!isNarrowed(wish) && wish.sort === 'name' && { canonical: organisationsPath(wish) }),
    };
  },
};

function facetsIn({ queries, call }: HeadServices): Facets | undefined {
  return queries.getQueryData(answerQuery(call, getOrganisationFacets, {}).queryKey)?.data;
}

function OrganisationsPage() {
  const { list: texts } = useTexts(organisationTexts);
  const { tenant } = usePortal();
  const wish = readListWish(useSearchParams()[0]);
  const facets = useAnswer(getOrganisationFacets, {}).data?.data;
  const locale = useLocale();
  const place = inChosenPlaces(wish, facets, { own: tenant, locale, inMany: texts.in_many });
  return (
    <div className={`nb-wrap nb-section ${styles.page}`}>
      {tenant.customOrganizationsBanner ? (
        <div className={styles.banner}>
          <Picture src={tenant.customOrganizationsBanner} alt="" width={1100} height={300} isUrgent isCover />
        </div>
      ) : null}
      <PageHeader
        title={texts.title(place)}
        lead={texts.lead}
        actions={
          <ButtonLink variant="secondary" href={organisationPaths.new}>
            {texts.become}
          </ButtonLink>
        }
      />
      <OrganisationSearch key={wish.q} wish={wish} />
      <OrganisationFilters wish={wish} facets={facets} />
      <ChosenOrganisationFilters wish={wish} facets={facets} />
      <section className={`nb-results ${styles.results}`} aria-labelledby="treff">
        <OrganisationResults wish={wish} />
      </section>
    </div>
  );
}

function OrganisationResults({ wish }: { wish: ListWish }) {
  const texts = useTexts(organisationTexts);
  const isOnItsWay = useNavigation().state === 'loading';
  const answer = useAnswer(listOrganisations, listCall(wish));
  if (answer.isError) {
    return (
      <EmptyState
        title={texts.list.failed}
        actions={<Button onClick={() => answer.refetch()}>{texts.failed.try_again}</Button>}
      >
        {answer.error.message}
      </EmptyState>
    );
  }
  if (answer.isPending) {
    return (
      <div className="nb-cards" aria-busy>
        <Skeleton shape="block" />
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </div>
    );
  }
  const { data: organisations, meta } = answer.data;
  return (
    <>
      <h2 className={styles.count} id="treff">
        {texts.list.count(meta.total)}
      </h2>
      <p role="status" className="nb-sr">
        {texts.list.count(meta.total)}
      </p>
      {organisations.length === 0 ? (
        <NoOrganisationFound wish={wish} total={meta.total} />
      ) : (
        <>
          <ul className={`nb-cards ${styles.cards}`} aria-busy={isOnItsWay}>
            {organisations.map((organisation) => (
              <li key={organisation.id} className={styles.item}>
                <OrganisationCard organisation={organisation} href={paths.organisation(organisation.id)} />
              </li>
            ))}
          </ul>
          <PageNumbers
            page={meta.page}
            pageCount={meta.last_page}
            hrefOf={(page) => organisationsPath({ ...wish, page })}
            texts={texts.list.pages}
          />
        </>
      )}
    </>
  );
}

/** Says what to do: back to the first page, fewer filters, or be the first one. */
function NoOrganisationFound({ wish, total }: { wish: ListWish; total: number }) {
  const { empty, become } = useTexts(organisationTexts).list;
  const { tenant } = usePortal();
  const picture = picturePath({ scene: 'dugnad', colour: tenant.colour.slice(1), variant: 'card' });
  const isBeyond = total > 0;
  const isEmptyPortal = !isBeyond && !isNarrowed(wish);
  const text = () => {
    if (isBeyond) return empty.beyond;
    if (isEmptyPortal) return empty.nothing_text;
    return wish.q ? empty.text_words(wish.q) : empty.text;
  };
  return (
    <EmptyState
      title={isEmptyPortal ? empty.nothing_title : empty.title}
      level={3}
      picture={<Picture src={picture} alt="" width={640} height={360} isCover />}
      actions={
        isEmptyPortal ? (
          <ButtonLink href={organisationPaths.new}>{become}</ButtonLink>
        ) : (
          <ButtonLink href={organisationsPath(isBeyond ? changeWish(wish, {}) : withoutFilters(wish))}>
            {isBeyond ? empty.first_page : empty.show_all}
          </ButtonLink>
        )
      }
    >
      {text()}
    </EmptyState>
  );
}
