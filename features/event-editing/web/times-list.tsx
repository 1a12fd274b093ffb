import { MenuElipsisVerticalIcon } from '@navikt/aksel-icons';
import { useState } from 'react';
import type { ChangedAnswers } from '#features/identity/web/use-action.ts';
import { FailedPart } from '#features/portal/web/failed-part.tsx';
import { calendarLeaf } from '#platform/language/date-forms.ts';
import { shortDate } from '#platform/language/dates.ts';
import { momentTexts } from '#platform/language/moments/token.ts';
import { whenText } from '#platform/language/when-text.ts';
import { useAnswer } from '#platform/web/answers.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { DateTile } from '#ui/date-tile.tsx';
import { MenuItem } from '#ui/menu-item.tsx';
import { PopoverMenu } from '#ui/popover-menu.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Tag } from '#ui/tag.tsx';
import { TimeText } from '#ui/time-text.tsx';
import type { RunOccurrence } from '../occurrence-contract.ts';
import { seriesTexts } from '../texts/token.ts';
import { listOccurrences, publishOccurrence, unpublishOccurrence } from './calls.ts';
import { type TimeQuestion, TimeQuestionDialog } from './time-question.tsx';
import styles from './times-list.module.css';
import { useCancelling } from './use-cancelling.ts';
import { useEventAction } from './use-event-action.ts';

type TimesListProps = {
  eventId: string;
  version: number;
  changed: ChangedAnswers;
  isDraft: boolean;
  now: Date;
  participantsHref: (occurrenceId: string) => string;
  doorHref: (occurrenceId: string) => string;
};

/** At once: the page goes on below. */
const SHOWN = 5;

/** EVF-04: the times of an activity for those who run it, each with what can be done with it. */
export function TimesList({ eventId, version, changed, isDraft, now, ...hrefs }: TimesListProps) {
  const { times: texts, notices } = useTexts(seriesTexts);
  const [isPast, setIsPast] = useState(false);
  const [page, setPage] = useState(1);
  const [question, setQuestion] = useState<TimeQuestion | null>(null);
  const answer = useAnswer(listOccurrences, {
    params: { id: eventId },
    query: { page, perPage: SHOWN, is_past: String(isPast) },
  });
  const times = answer.data?.data ?? [];
  const meta = answer.data?.meta;
  const { carryOut } = useEventAction(changed);
  const call = useCall();
  const setCancelled = useCancelling(version);
  const at = ({ id }: RunOccurrence) => ({ params: { id } });
  /** A change that takes nothing away needs no confirmation. */
  const turns = {
    hide: (time: RunOccurrence) => void carryOut(() => call(unpublishOccurrence, at(time)), notices.time_hidden),
    show: (time: RunOccurrence) => void carryOut(() => call(publishOccurrence, at(time)), notices.time_shown),
    restore: (time: RunOccurrence) => void carryOut(() => setCancelled(time, false), notices.time_restored),
  };

  function turn() {
    setIsPast(!isPast);
    setPage(1);
  }

  return (
    <div className={styles.times}>
      <div className={styles.heading}>
        <h3 className={styles.title}>{texts.title}</h3>
        <Button variant="tertiary" isSmall onClick={turn}>
          {isPast ? texts.coming : texts.past}
        </Button>
      </div>
      {answer.isPending ? <Skeleton shape="block" /> : null}
      {answer.isError ? <FailedPart text={texts.failed} onTryAgain={() => void answer.refetch()} /> : null}
      {answer.data && times.length === 0 ? <p className="nb-muted">{texts.none}</p> : null}
      <ul className={styles.list}>
        {times.map((time) => (
          <TimeRow
            key={time.id}
            time={time}
            now={now}
            isEditable={!isPast && !isDraft}
            onAsk={setQuestion}
            turns={turns}
            {...hrefs}
          />
        ))}
      </ul>
      {meta && meta.last_page > 1 ? (
        <nav className={styles.pages} aria-label={texts.pages.label}>
          <Button variant="tertiary" isSmall disabled={page <= 1} onClick={() => setPage(page - 1)}>
            {texts.pages.previous}
          </Button>
          <Button variant="tertiary" isSmall disabled={page >= meta.last_page} onClick={() => setPage(page + 1)}>
            {texts.pages.next}
          </Button>
        </nav>
      ) : null}
      {question ? (
        <TimeQuestionDialog
          question={question}
          version={version}
          changed={changed}
          isSeries={(meta?.total ?? 0) > 1}
          now={now}
          onDone={() => setQuestion(null)}
        />
      ) : null}
    </div>
  );
}

type TimeRowProps = Pick<TimesListProps, 'now' | 'participantsHref' | 'doorHref'> & {
  time: RunOccurrence;
  isEditable: boolean;
  onAsk: (question: TimeQuestion) => void;
  turns: Record<'hide' | 'show' | 'restore', (time: RunOccurrence) => void>;
};

function TimeRow({ time, now, isEditable, onAsk, turns, participantsHref, doorHref }: TimeRowProps) {
  const { times: texts } = useTexts(seriesTexts);
  const moments = useTexts(momentTexts);
  const { start_at, end_at, attendees_count, waiting_count, capacity, is_canceled, is_published } = time;
  const when = whenText({ start_at, end_at }, { now, moments });
  const people =
    capacity.max === null ? texts.attending(attendees_count) : texts.attending_of(attendees_count, capacity.max);
  return (
    <li className={styles.row} data-off={is_canceled || !is_published || undefined}>
      <DateTile date={shortDate(start_at)} {...calendarLeaf(start_at, moments)} />
      <span className={styles.words}>
        <span className={styles.when}>
          <TimeText>{when}</TimeText>
        </span>
        <span className={styles.people}>
          {waiting_count > 0 ? `${people} · ${texts.waiting(waiting_count)}` : people}
        </span>
      </span>
      {is_canceled ? <Tag tone="danger">{texts.cancelled}</Tag> : null}
      {is_published ? null : <Tag>{texts.hidden}</Tag>}
      {time.is_changed && !is_canceled ? <Tag tone="accent">{texts.changed}</Tag> : null}
      <PopoverMenu
        label={texts.menu(when)}
        variant="tertiary"
        trigger={<MenuElipsisVerticalIcon aria-hidden fontSize="1.5rem" />}
      >
        <ul>
          {isEditable && !is_canceled ? (
            <MenuItem onSelect={() => onAsk({ kind: 'edit', time })}>{texts.edit}</MenuItem>
          ) : null}
          <MenuItem href={participantsHref(time.id)}>{texts.participants}</MenuItem>
          {is_canceled ? null : <MenuItem href={doorHref(time.id)}>{texts.door}</MenuItem>}
          {isEditable ? (
            <MenuItem onSelect={() => (is_canceled ? turns.restore(time) : onAsk({ kind: 'cancel', time }))}>
              {is_canceled ? texts.restore : texts.cancel}
            </MenuItem>
          ) : null}
          {isEditable && !is_canceled ? (
            <MenuItem onSelect={() => (is_published ? turns.hide(time) : turns.show(time))}>
              {is_published ? texts.hide : texts.show}
            </MenuItem>
          ) : null}
        </ul>
      </PopoverMenu>
    </li>
  );
}
