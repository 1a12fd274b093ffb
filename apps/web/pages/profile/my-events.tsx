import { useState } from 'react';
import type { JoinedEvent } from '#features/attendance/contract.ts';
import { listMyEvents } from '#features/attendance/web/calls.ts';
import { FailedPart } from '#features/portal/web/failed-part.tsx';
import { paths } from '#features/portal/web/paths.ts';
import { usePortal } from '#features/portal/web/portal.tsx';
import { runningPaths } from '#features/portal/web/running-paths.ts';
import { userTexts } from '#features/users/texts/token.ts';
import styles from '#features/users/web/profile/profile.module.css';
import { osloWallTime, shortDate, weekdayOf } from '#platform/language/dates.ts';
import { momentTexts } from '#platform/language/moments/token.ts';
import { whenText } from '#platform/language/when-text.ts';
import { useAnswer } from '#platform/web/answers.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { DateTile } from '#ui/date-tile.tsx';
import { SheetSection } from '#ui/sheet-section.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Tag } from '#ui/tag.tsx';
import { TextLink } from '#ui/text-link.tsx';

const FEW = 5;
const MANY = 100;
const TONES = { attending: 'success', waiting: 'warning', offered: 'info' } as const;

/** What the person has a place at, the next one first. */
export function MyEvents() {
  const { events: words } = useTexts(userTexts).profile;
  const [perPage, setPerPage] = useState(FEW);
  const answer = useAnswer(listMyEvents, { query: { perPage } });
  const total = answer.data?.meta.total ?? 0;
  return (
    <SheetSection
      id="paameldinger"
      title={words.title}
      action={<TextLink href={runningPaths.my}>{words.to_my}</TextLink>}
    >
      {answer.isPending ? <Skeleton shape="block" /> : null}
      {answer.isError ? <FailedPart onTryAgain={() => void answer.refetch()} /> : null}
      {answer.data && total === 0 ? (
        <div className="nb-stack">
          <p>{words.empty}</p>
          <div>
            <ButtonLink variant="secondary" href={paths.events}>
              {words.find}
            </ButtonLink>
          </div>
        </div>
      ) : null}
      {answer.data && total > 0 ? (
        <ul className="nb-lines">
          {answer.data.data.map((event) => (
            <li key={event.id}>
              <EventLine event={event} />
            </li>
          ))}
        </ul>
      ) : null}
      {total > perPage && perPage === FEW ? (
        <div>
          <Button variant="tertiary" onClick={() => setPerPage(MANY)}>
            {words.all(total)}
          </Button>
        </div>
      ) : null}
    </SheetSection>
  );
}

function EventLine({ event }: { event: JoinedEvent }) {
  const { events: words } = useTexts(userTexts).profile;
  const moments = useTexts(momentTexts);
  const { now } = usePortal();
  const weekday = moments.weekdays[weekdayOf(event.start_at)].slice(0, 3);
  const others = event.occurrences_count - 1;
  return (
    <>
      <DateTile date={shortDate(event.start_at)} weekday={weekday} day={osloWallTime(event.start_at).day} />
      <div className={styles.words}>
        <TextLink href={paths.event(event.id)}>{event.name}</TextLink>
        <span className={styles.detail}>
          {whenText(event, { now, moments })}
          {others > 0 ? ` ${words.more_times(others)}` : null}
        </span>
        {event.venue || event.organization ? (
          <span className={styles.detail}>{[event.venue, event.organization?.name].filter(Boolean).join(' · ')}</span>
        ) : null}
      </div>
      <Tag tone={event.is_canceled ? 'danger' : TONES[event.status]}>
        {event.is_canceled ? words.cancelled : words[event.status]}
      </Tag>
    </>
  );
}
