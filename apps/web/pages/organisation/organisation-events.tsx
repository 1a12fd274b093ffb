import { EventCard } from '#features/events/web/event-card.tsx';
import { listOrganisationEvents } from '#features/events/web/organisation-calls.ts';
import type { OrganisationDetail } from '#features/organisations/contract.ts';
import { organisationTexts } from '#features/organisations/texts/token.ts';
import { EventsSearch } from '#features/organisations/web/page/events-search.tsx';
import { type EventsWish, eventsCall, eventsPath } from '#features/organisations/web/page/organisation-address.ts';
import styles from '#features/organisations/web/page/organisation-page.module.css';
import { picturePath } from '#features/pictures/contract.ts';
import { withVariedPictures } from '#features/pictures/rules.ts';
import { eventPath, paths } from '#features/portal/web/paths.ts';
import { usePortal } from '#features/portal/web/portal.tsx';
import { useAnswer } from '#platform/web/answers.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageNumbers } from '#ui/page-numbers.tsx';
import { Picture } from '#ui/picture.tsx';
import { SkeletonCard } from '#ui/skeleton-card.tsx';

const HEADING_ID = 'framover';
const CARDS_SEEN_AT_ONCE = 2;

type OrganisationEventsProps = { organisation: OrganisationDetail; wish: EventsWish };

/** What an organisation has coming up or has had, one page of it. */
export function OrganisationEvents({ organisation, wish }: OrganisationEventsProps) {
  const texts = useTexts(organisationTexts);
  const { events_count } = organisation;
  return (
    <section className={`nb-results ${styles.events}`} aria-labelledby={HEADING_ID}>
      <h2 id={HEADING_ID} className="nb-sr">
        {wish.isPast ? texts.events.past : events_count > 0 ? texts.count(events_count) : texts.coming}
      </h2>
      <EventsSearch key={`${wish.q} ${wish.isPast}`} id={organisation.id} wish={wish} />
      <PageOfEvents organisation={organisation} wish={wish} />
    </section>
  );
}

function PageOfEvents({ organisation: { id, name }, wish }: OrganisationEventsProps) {
  const texts = useTexts(organisationTexts);
  const { now } = usePortal();
  const answer = useAnswer(listOrganisationEvents, eventsCall(id, wish));
  if (answer.isPending) {
    return (
      <div className="nb-cards" aria-busy>
        <SkeletonCard />
        <SkeletonCard />
      </div>
    );
  }
  if (answer.isError) {
    return (
      <EmptyState
        title={texts.failed.title}
        actions={<Button onClick={() => answer.refetch()}>{texts.failed.try_again}</Button>}
        level={3}
      >
        {answer.error.message}
      </EmptyState>
    );
  }
  const { data: events, meta } = answer.data;
  if (events.length === 0 && meta.total > 0) return <BeyondTheEnd href={eventsPath(id, { ...wish, page: 1 })} />;
  if (events.length === 0 && wish.q !== '') return <NoActivityFound id={id} wish={wish} />;
  if (events.length === 0)
    return wish.isPast ? <p className="nb-muted">{texts.events.nothing_past}</p> : <NothingComing name={name} />;
  return (
    <>
      <ul className="nb-cards">
        {withVariedPictures(events).map((event, position) => (
          <li key={event.id} className={styles.item}>
            <EventCard event={event} href={eventPath(event)} now={now} isFirst={position < CARDS_SEEN_AT_ONCE} />
          </li>
        ))}
      </ul>
      <PageNumbers
        page={meta.page}
        pageCount={meta.last_page}
        hrefOf={(page) => eventsPath(id, { ...wish, page })}
        texts={texts.pages}
      />
    </>
  );
}

function NothingComing({ name }: { name: string }) {
  const { empty } = useTexts(organisationTexts);
  const { tenant } = usePortal();
  const picture = picturePath({ scene: 'bygd', colour: tenant.colour.slice(1), variant: 'card' });
  return (
    <EmptyState
      title={empty.title}
      picture={<Picture src={picture} alt="" width={640} height={360} isCover />}
      actions={<ButtonLink href={paths.events}>{empty.all_events}</ButtonLink>}
      level={3}
    >
      {empty.text(name)}
    </EmptyState>
  );
}

function NoActivityFound({ id, wish }: { id: string; wish: EventsWish }) {
  const { events: texts, list } = useTexts(organisationTexts);
  return (
    <EmptyState
      title={texts.none_found}
      actions={<ButtonLink href={eventsPath(id, { ...wish, page: 1, q: '' })}>{texts.show_all}</ButtonLink>}
      level={3}
    >
      {list.empty.text_words(wish.q)}
    </EmptyState>
  );
}

function BeyondTheEnd({ href }: { href: string }) {
  const { beyond } = useTexts(organisationTexts);
  return (
    <EmptyState title={beyond.title} actions={<ButtonLink href={href}>{beyond.first_page}</ButtonLink>} level={3}>
      {beyond.text}
    </EmptyState>
  );
}
