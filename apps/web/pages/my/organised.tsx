import type { EventCard } from '#features/events/contract.ts';
import { listOrganisationEvents } from '#features/events/web/organisation-calls.ts';
import type { OrganisationDetail } from '#features/organisations/contract.ts';
import { FailedPart } from '#features/portal/web/failed-part.tsx';
import { organisationPaths } from '#features/portal/web/organisation-paths.ts';
import { eventPath } from '#features/portal/web/paths.ts';
import { usePortal } from '#features/portal/web/portal.tsx';
import { runningPaths } from '#features/portal/web/running-paths.ts';
import { myTexts } from '#features/timetable/texts/my/token.ts';
import styles from '#features/timetable/web/my/my.module.css';
import { MySection } from '#features/timetable/web/my/my-section.tsx';
import type { OrganisationOfMine } from '#features/users/contract.ts';
import { listMyOrganizations } from '#features/users/web/calls.ts';
import { calendarLeaf } from '#platform/language/date-forms.ts';
import { shortDate } from '#platform/language/dates.ts';
import { momentTexts } from '#platform/language/moments/token.ts';
import { whenText } from '#platform/language/when-text.ts';
import { useAnswer } from '#platform/web/answers.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Anchor } from '#ui/anchor.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { DateTile } from '#ui/date-tile.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Tag } from '#ui/tag.tsx';
import { TimeText } from '#ui/time-text.tsx';

const MAX_EVENTS = 3;

/** What comes next in the organisations that the user runs; not shown to a user who runs none. */
export function Organised() {
  const texts = useTexts(myTexts);
  const mine = useAnswer(listMyOrganizations, { query: { perPage: 100 } });
  const run = (mine.data?.data ?? []).filter(
    ({ role, is_owner }) => is_owner || role === 'admin' || role === 'moderator',
  );
  if (mine.isPending) return <Skeleton shape="block" />;
  if (run.length === 0) return null;
  return (
    <MySection id="organised" title={texts.organise.title}>
      {run.map((organisation) => (
        <OrganisedBy key={organisation.id} organisation={organisation} />
      ))}
    </MySection>
  );
}

function OrganisedBy({ organisation: { id, name } }: { organisation: OrganisationOfMine }) {
  const { organise: texts } = useTexts(myTexts);
  const answer = useAnswer(listOrganisationEvents, {
    params: { id: id as OrganisationDetail['id'] },
    query: { perPage: MAX_EVENTS },
  });
  const events = answer.data?.data ?? [];
  return (
    <article className={styles.organisation}>
      <div className={styles.organisationHead}>
        <h3 className={styles.smallHeading}>{name}</h3>
        <ButtonLink
          variant="tertiary"
          isSmall
          href={organisationPaths.dashboard(id)}
          aria-label={texts.of(texts.dashboard, name)}
        >
          {texts.dashboard}
        </ButtonLink>
        <ButtonLink variant="secondary" isSmall href={runningPaths.newEvent(id)} aria-label={texts.of(texts.new, name)}>
          {texts.new}
        </ButtonLink>
      </div>
      {answer.isPending ? <Skeleton shape="block" /> : null}
      {answer.isError ? <FailedPart onTryAgain={() => void answer.refetch()} /> : null}
      {answer.data && events.length === 0 ? <p className="nb-muted">{texts.none}</p> : null}
      {events.length > 0 ? (
        <ul className={styles.lines}>
          {events.map((event) => (
            <OrganisedEvent key={event.id} event={event} />
          ))}
        </ul>
      ) : null}
    </article>
  );
}

function OrganisedEvent({ event }: { event: EventCard }) {
  const texts = useTexts(myTexts);
  const { now } = usePortal();
  const moments = useTexts(momentTexts);
  const { start_at, end_at, attendees_count: people, capacity } = event;
  if (start_at === null) return null;
  const { attending, attending_of } = texts.organise;
  return (
    <li className={styles.line} data-cancelled={event.is_canceled || undefined}>
      <DateTile date={shortDate(start_at)} {...calendarLeaf(start_at, moments)} />
      <div className={styles.words}>
        <Anchor className={styles.name} href={eventPath(event)}>
          {event.name}
        </Anchor>
        <span className={styles.when}>
          <TimeText>{whenText({ start_at, end_at }, { now, moments })}</TimeText>
        </span>
      </div>
      <div className={styles.state}>
        {event.is_canceled ? (
          <Tag tone="danger">{texts.cancelled}</Tag>
        ) : (
          <Tag>{capacity.max === null ? attending(people) : attending_of(people, capacity.max)}</Tag>
        )}
      </div>
    </li>
  );
}
