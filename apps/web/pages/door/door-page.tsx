import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import type { DoorList } from '#features/door/contract.ts';
import { doorTexts } from '#features/door/texts/token.ts';
import { DoorDesk } from '#features/door/web/door-desk.tsx';
import { useKeptFiles } from '#features/door/web/use-kept-files.ts';
import { getEvent } from '#features/events/web/calls.ts';
import { eventRunningHead } from '#features/events/web/event-head.ts';
import { passTexts } from '#features/passes/texts/token.ts';
import { trailTexts } from '#features/portal/texts/trail/token.ts';
import type { PageModule } from '#features/portal/web/page-module.ts';
import { runningPaths } from '#features/portal/web/running-paths.ts';
import { RunningTrail } from '#features/portal/web/running-trail.tsx';
import { useOwnId } from '#features/users/web/use-own-id.ts';
import { shortDate } from '#platform/language/dates.ts';
import { momentTexts } from '#platform/language/moments/token.ts';
import { whenText } from '#platform/language/when-text.ts';
import { useAnswer } from '#platform/web/answers.tsx';
import { useCameraOnThisPage } from '#platform/web/camera-on-this-page.ts';
import { useTexts } from '#platform/web/language.tsx';
import { Notice } from '#ui/notice.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import styles from './door-page.module.css';

export const page: PageModule = {
  Component: DoorPage,
  texts: [trailTexts, doorTexts, passTexts],
  isPersonal: true,
  head: (services, parts) => eventRunningHead(services.textsOf(doorTexts).title, services, parts),
};

/** OCC-10. Nothing is loaded before it is shown: without a network there is nothing to wait for. */
function DoorPage() {
  const { id = '' } = useParams();
  const { search } = useLocation();
  const occurrenceId = new URLSearchParams(search).get('occurrence');
  const userId = useOwnId();
  const [list, setList] = useState<DoorList | null>(null);
  useCameraOnThisPage();
  useKeptFiles({ hasScanner: true });
  return (
    <div className={`nb-wrap nb-section nb-in-order ${styles.page}`}>
      <DoorHead eventId={id} occurrenceId={occurrenceId} list={list?.occurrence_id === occurrenceId ? list : null} />
      {userId === null || occurrenceId === null ? null : (
        <DoorDesk key={occurrenceId} occurrenceId={occurrenceId} userId={userId} onList={setList} />
      )}
    </div>
  );
}

type DoorHeadProps = {
  eventId: string;
  occurrenceId: string | null;
  /** Knows what it is a list of, also without a network. */
  list: DoorList | null;
};

/** Which activity, and which of its times. */
function DoorHead({ eventId, occurrenceId, list }: DoorHeadProps) {
  const texts = useTexts(doorTexts);
  const moments = useTexts(momentTexts);
  const navigate = useNavigate();
  const [now] = useState(() => new Date());
  const answer = useAnswer(getEvent, { params: { id: eventId as never } });
  const event = answer.data?.data;
  const times = event?.occurrences ?? [];
  const name = event?.name ?? list?.event_name;
  const [next] = times;
  const only = next ?? list;
  const choose = (id: string) => navigate(runningPaths.door(eventId, id), { replace: true });
  const nextId = next?.id;
  const chosen = times.find(({ id }) => id === occurrenceId) ?? list;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next time is taken once, where none was chosen
  useEffect(() => {
    if (occurrenceId === null && nextId) choose(nextId);
  }, [occurrenceId, nextId]);

  return (
    <header className={styles.head}>
      {name === undefined ? null : <RunningTrail of={{ kind: 'activity', id: eventId, name }} current={texts.title} />}
      <h1 className={styles.title}>{name === undefined ? texts.title : texts.page_title(name)}</h1>
      {answer.isPending && occurrenceId === null ? <Skeleton /> : null}
      {event && !next && occurrenceId === null ? <Notice>{texts.no_times}</Notice> : null}
      {times.length > 1 ? (
        <SelectField
          label={texts.choose_time}
          value={occurrenceId ?? ''}
          onChange={({ target }) => choose(target.value)}
        >
          {times.some(({ id }) => id === occurrenceId) ? null : (
            <option value={occurrenceId ?? ''}>{texts.time}</option>
          )}
          {times.map((time) => (
            <option key={time.id} value={time.id}>
              {whenText(time, { now, moments })}
            </option>
          ))}
        </SelectField>
      ) : null}
      {chosen && !isOn(chosen, now) ? <Notice>{texts.not_today}</Notice> : null}
      {times.length < 2 && only ? <p className="nb-muted">{whenText(only, { now, moments })}</p> : null}
      <nav className="nb-row" aria-label={texts.title}>
        <TextLink href={runningPaths.participants(eventId, occurrenceId ?? undefined)}>
          {texts.to_participants}
        </TextLink>
      </nav>
    </header>
  );
}

/** Also on each day of what lasts longer. */
const isOn = ({ start_at, end_at }: { start_at: string; end_at: string }, now: Date): boolean =>
  shortDate(start_at) <= shortDate(now) && shortDate(now) <= shortDate(end_at);
