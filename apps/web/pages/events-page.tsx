import { useNavigate, useSearchParams } from 'react-router';
import { listEvents } from '#features/events/web/calls.ts';
import { EventCard } from '#features/events/web/event-card.tsx';
import { useEventTexts } from '#features/events/web/use-event-texts.ts';
import { picturePath } from '#features/pictures/contract.ts';
import { HomeBanner } from '#features/tenants/web/home-banner.tsx';
import { fillAnswer, useAnswer } from '#platform/web/answers.tsx';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Picture } from '#ui/picture.tsx';
import { SearchBox } from '#ui/search-box.tsx';
import { SkeletonCard } from '#ui/skeleton-card.tsx';
import type { PageModule } from '../page-module.ts';
import { paths } from '../paths.ts';
import { usePortal } from '../portal.tsx';
import { useLocalisedPath } from '../use-localised-path.ts';
import styles from './events-page.module.css';

/** Three and two columns come out even. */
const PER_PAGE = 18;
const CARDS_SEEN_AT_ONCE = 3;

export const page: PageModule = {
  Component: EventsPage,
  load: ({ queries, call }, { query }) => fillAnswer(queries, call, listEvents, { query: readQuery(query) }),
  head: ({ tenant, texts }, { query }) => {
    const { page: number, q } = readQuery(query);
    return {
      title: texts.events.list.title(tenant.name),
      description: texts.events.list.description(tenant.name),
      ...(!q && { canonical: paths.eventsPage(number, '') }),
      picture: picturePath({ scene: 'bygd', colour: tenant.colour.slice(1), variant: 'share' }),
    };
  },
};

/** What is not a page number is the first page: an address may be mistyped, the visitor still wants to see something. */
function readQuery(query: URLSearchParams) {
  const number = Number(query.get('page') ?? 1);
  const q = query.get('q')?.trim().slice(0, 200);
  return {
    page: Number.isInteger(number) && number >= 1 && number <= 1000 ? number : 1,
    perPage: PER_PAGE,
    ...(q && { q }),
  };
}

function EventsPage() {
  const { tenant } = usePortal();
  const texts = useEventTexts();
  const navigate = useNavigate();
  const localised = useLocalisedPath();
  const [query] = useSearchParams();
  const { q = '' } = readQuery(query);
  return (
    <>
      <HomeBanner tenant={tenant}>
        <SearchBox
          key={q}
          action={localised(paths.events)}
          label={texts.search_label}
          placeholder={texts.search_placeholder}
          buttonLabel={texts.search_button}
          defaultValue={q}
          maxLength={200}
          onSearch={(words) => navigate(paths.eventsPage(1, words))}
        />
      </HomeBanner>
      <div className={`nb-wrap nb-results ${styles.results}`} id="aktiviteter">
        <EventResults />
      </div>
    </>
  );
}

function EventResults() {
  const { tenant, now } = usePortal();
  const texts = useEventTexts();
  const [query] = useSearchParams();
  const asked = readQuery(query);
  const { q = '' } = asked;
  const answer = useAnswer(listEvents, { query: asked });
  if (answer.isPending) return <CardsToCome />;
  if (answer.isError) {
    return (
      <EmptyState
        title={texts.list.failed_title}
        actions={<Button onClick={() => answer.refetch()}>{texts.list.try_again}</Button>}
      >
        {texts.list.failed_text}
      </EmptyState>
    );
  }
  const { data: events, meta } = answer.data;
  if (events.length === 0) return <NoEvents q={q} />;
  return (
    <>
      <div className={styles.bar}>
        <h2 className={styles.count}>
          {texts.list.count(meta.total)} <small>{q ? texts.list.found(q) : texts.list.place(tenant.name)}</small>
        </h2>
      </div>
      <ul className="nb-cards">
        {events.map((event, position) => (
          <li key={event.id} className={styles.item}>
            <EventCard event={event} href={paths.event(event.id)} now={now} isFirst={position < CARDS_SEEN_AT_ONCE} />
          </li>
        ))}
      </ul>
      <nav className={styles.pages} aria-label={texts.list.pages}>
        <p className={styles.shown}>{texts.list.shown((meta.page - 1) * PER_PAGE + events.length, meta.total)}</p>
        {meta.page > 1 ? (
          <ButtonLink variant="tertiary" rel="prev" href={paths.eventsPage(meta.page - 1, q)}>
            {texts.list.previous}
          </ButtonLink>
        ) : null}
        {meta.page < meta.last_page ? (
          <ButtonLink variant="secondary" rel="next" href={paths.eventsPage(meta.page + 1, q)}>
            {texts.list.next}
          </ButtonLink>
        ) : null}
      </nav>
    </>
  );
}

function NoEvents({ q }: { q: string }) {
  const { tenant } = usePortal();
  const texts = useEventTexts();
  const picture = picturePath({ scene: 'fjelltur', colour: tenant.colour.slice(1), variant: 'card' });
  return (
    <EmptyState
      title={q ? texts.list.nothing_found_title : texts.list.empty_title}
      picture={<Picture src={picture} alt="" width={640} height={360} isCover />}
      {...(q && { actions: <ButtonLink href={paths.events}>{texts.list.show_all}</ButtonLink> })}
    >
      {q ? texts.list.nothing_found_text(q) : texts.list.empty_text(tenant.name)}
    </EmptyState>
  );
}

function CardsToCome() {
  return (
    <div className="nb-cards" aria-busy>
      {Array.from({ length: 6 }, (_, place) => `place-${place}`).map((place) => (
        <SkeletonCard key={place} />
      ))}
    </div>
  );
}
