import { useNavigate, useSearchParams } from 'react-router';
import { filterTexts } from '#features/events/texts/filters/token.ts';
import { getEventFacets } from '#features/events/web/calls.ts';
import { inPlace } from '#features/municipalities/in-place.ts';
import { picturePath } from '#features/pictures/contract.ts';
import type { PageModule } from '#features/portal/web/page-module.ts';
import { paths } from '#features/portal/web/paths.ts';
import { usePortal } from '#features/portal/web/portal.tsx';
import { useLocalisedPath } from '#features/portal/web/use-localised-path.ts';
import type { ReadFilter } from '#features/search/contract.ts';
import {
  HITS_PER_PAGE,
  MAX_RANKED,
  MAX_WORDS_LENGTH,
  SEARCH_TABS,
  type SearchTab,
  SHORTEST_WORDS,
  tabNamed,
  wordsOf,
} from '#features/search/rules.ts';
import { searchTexts } from '#features/search/texts/token.ts';
import { search } from '#features/search/web/calls.ts';
import { EventResult } from '#features/search/web/event-result.tsx';
import { OrganizationResult } from '#features/search/web/organization-result.tsx';
import { filtersSetIn, type SetFilters, searchHrefs, searchPath, searchQueryOf } from '#features/search/web/paths.ts';
import { fillAnswer, useAnswer } from '#platform/web/answers.tsx';
import { useLocale, useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageNumbers } from '#ui/page-numbers.tsx';
import { Picture } from '#ui/picture.tsx';
import { SearchBox } from '#ui/search-box.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TabLinks } from '#ui/tab-links.tsx';
import { EventFilterButton, EventQuickChips } from './event-filters.tsx';
import { SearchChips } from './search-chips.tsx';
import styles from './search-page.module.css';

/** SRH-06. What people look for is nothing for search engines, so it has no canonical address. */
export const page: PageModule = {
  Component: SearchPage,
  texts: [searchTexts, filterTexts],
  load: async ({ queries, call }, { query }) => {
    const asked = readQuery(query);
    if (asked.q.length < SHORTEST_WORDS) return;
    await Promise.all([
      fillAnswer(queries, call, search, { query: callOf(asked) }),
      // Their names are only there; without them their values are shown.
      hasFilters(asked) ? fillAnswer(queries, call, getEventFacets, { query: asked.filters }).catch(() => null) : null,
    ]);
  },
  head: ({ textsOf }, { query }) => {
    const { q } = readQuery(query);
    return { title: q ? textsOf(searchTexts).title_with(q) : textsOf(searchTexts).title };
  },
};

type Asked = { q: string; tab: SearchTab; page: number; filters: SetFilters };

const hasFilters = ({ filters }: Asked): boolean => Object.keys(filters).length > 0;

const callOf = ({ filters, ...asked }: Asked) => ({ ...asked, perPage: HITS_PER_PAGE, ...searchQueryOf(filters) });

/** What is not a tab or a page is the first one: an address may be mistyped. */
function readQuery(query: URLSearchParams): Asked {
  const number = Number(query.get('page') ?? 1);
  return {
    q: wordsOf(query.get('q') ?? ''),
    tab: tabNamed(query.get('tab')) ?? 'events',
    page: Number.isInteger(number) && number >= 1 && number <= MAX_RANKED / HITS_PER_PAGE ? number : 1,
    filters: filtersSetIn(paths.search, query),
  };
}

function SearchPage() {
  const texts = useTexts(searchTexts);
  const navigate = useNavigate();
  const localised = useLocalisedPath();
  const [query] = useSearchParams();
  const asked = readQuery(query);
  return (
    <div className={`nb-wrap nb-section ${styles.page}`}>
      <h1 className={styles.title}>{asked.q ? texts.title_with(asked.q) : texts.title}</h1>
      <SearchBox
        key={asked.q}
        action={localised(paths.search)}
        label={texts.label}
        placeholder={texts.placeholder}
        buttonLabel={texts.button}
        defaultValue={asked.q}
        maxLength={MAX_WORDS_LENGTH}
        hidden={asked.filters}
        onSearch={(words) =>
          navigate(searchPath(wordsOf(words), asked.tab === 'events' ? undefined : asked.tab, 1, asked.filters))
        }
      />
      {asked.q.length >= SHORTEST_WORDS ? <SearchResults asked={asked} /> : <NothingAsked />}
    </div>
  );
}

function NothingAsked() {
  const texts = useTexts(searchTexts);
  const { tenant } = usePortal();
  const picture = picturePath({ scene: 'bibliotek', colour: tenant.colour.slice(1), variant: 'card' });
  return (
    <EmptyState
      title={texts.ask_title}
      picture={<Picture src={picture} alt="" width={640} height={360} isCover />}
      actions={<ButtonLink href={paths.events}>{texts.empty.all_events}</ButtonLink>}
    >
      {texts.ask_text}
    </EmptyState>
  );
}

function SearchResults({ asked }: { asked: Asked }) {
  const texts = useTexts(searchTexts);
  const { now } = usePortal();
  const { q, tab, filters } = asked;
  const answer = useAnswer(search, { query: callOf(asked) }, { isKeptMeanwhile: true });
  const place = usePlaceOf(answer.data?.meta.filters ?? []);
  if (answer.isPending) return <Skeleton shape="title" width="long" />;
  if (answer.isError) {
    return (
      <EmptyState
        title={texts.failed}
        actions={<Button onClick={() => answer.refetch()}>{texts.try_again}</Button>}
        level={2}
      >
        {answer.error.message}
      </EmptyState>
    );
  }
  const { data, meta } = answer.data;
  return (
    <>
      <TabLinks
        label={texts.results}
        links={SEARCH_TABS.map((each) => ({
          href: searchPath(q, each, 1, filters),
          label: texts[each],
          isCurrent: each === tab,
          count: meta.totals[each],
        }))}
      />
      {tab === 'events' ? (
        <div className={styles.filters}>
          <EventQuickChips />
          <div>
            <EventFilterButton />
          </div>
          <SearchChips read={meta.filters} hasSet={hasFilters(asked)} />
        </div>
      ) : null}
      {data[tab].length === 0 ? (
        <NothingFound
          asked={asked}
          place={place}
          otherTotal={meta.totals[OTHER[tab]]}
          isFiltered={hasFilters(asked) || meta.filters.length > 0}
        />
      ) : (
        <>
          <p className={styles.count} role="status">
            {meta.total >= MAX_RANKED ? texts.most(meta.total) : texts.count[tab](meta.total)}{' '}
            <small>{texts.in_place(place)}</small>
          </p>
          <ul className={styles.hits}>
            {data.events.map((hit) => (
              <li key={hit.id}>
                <EventResult hit={hit} href={searchHrefs.event(hit)} now={now} />
              </li>
            ))}
            {data.organizations.map((hit) => (
              <li key={hit.id}>
                <OrganizationResult hit={hit} href={searchHrefs.organization(hit)} />
              </li>
            ))}
          </ul>
          <PageNumbers
            page={meta.page}
            pageCount={meta.last_page}
            hrefOf={(number) => searchPath(q, tab, number, filters)}
            texts={texts.pages}
          />
        </>
      )}
    </>
  );
}

/** Where was looked: what the words named, or here. */
function usePlaceOf(read: readonly ReadFilter[]): string {
  const { tenant } = usePortal();
  const locale = useLocale();
  const name = read.find(({ kind }) => kind === 'place')?.name;
  return name ? inPlace(name, locale) : tenant.in_place;
}

const OTHER: Readonly<Record<SearchTab, SearchTab>> = { events: 'organizations', organizations: 'events' };

type NothingFoundProps = { asked: Asked; place: string; otherTotal: number; isFiltered: boolean };

/** Says what to do: look at the other kind, at the first page, or at everything. */
function NothingFound({ asked, place, otherTotal, isFiltered }: NothingFoundProps) {
  const { q, tab, filters } = asked;
  const { empty } = useTexts(searchTexts);
  const { tenant } = usePortal();
  const picture = picturePath({ scene: 'fjelltur', colour: tenant.colour.slice(1), variant: 'card' });
  return (
    <EmptyState
      title={empty.title}
      picture={<Picture src={picture} alt="" width={640} height={360} isCover />}
      actions={
        <>
          {otherTotal > 0 ? (
            <ButtonLink href={searchPath(q, OTHER[tab], 1, filters)}>
              {empty.other_tab[OTHER[tab]](otherTotal)}
            </ButtonLink>
          ) : null}
          {hasFilters(asked) && tab === 'events' ? (
            <ButtonLink variant="secondary" href={searchPath(q)}>
              {empty.without_filters}
            </ButtonLink>
          ) : null}
          <ButtonLink variant={otherTotal > 0 || hasFilters(asked) ? 'tertiary' : 'primary'} href={paths.events}>
            {empty.all_events}
          </ButtonLink>
        </>
      }
    >
      {empty[tab](q, place)} {isFiltered && tab === 'events' ? empty.advice_filtered : empty.advice}
    </EmptyState>
  );
}
