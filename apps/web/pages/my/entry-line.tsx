import { CalendarIcon, QrCodeIcon } from '@navikt/aksel-icons';
import type { ReactNode } from 'react';
import { attendanceTexts } from '#features/attendance/texts/token.ts';
import { OwnBadge } from '#features/attendance/web/own-badge.tsx';
import type { OwnTime, SignUp } from '#features/attendance/web/use-sign-up.ts';
import { calendarPath } from '#features/events/web/calendar-path.ts';
import { paths } from '#features/portal/web/paths.ts';
import { usePortal } from '#features/portal/web/portal.tsx';
import { runningPaths } from '#features/portal/web/running-paths.ts';
import type { MyEntry } from '#features/timetable/contract.ts';
import { myTexts } from '#features/timetable/texts/my/token.ts';
import styles from '#features/timetable/web/my/my.module.css';
import { calendarLeaf } from '#platform/language/date-forms.ts';
import { shortDate } from '#platform/language/dates.ts';
import { deadlineText } from '#platform/language/deadline.ts';
import { momentTexts } from '#platform/language/moments/token.ts';
import { whenText } from '#platform/language/when-text.ts';
import { useLocale, useTexts } from '#platform/web/language.tsx';
import { Anchor } from '#ui/anchor.tsx';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { DateTile } from '#ui/date-tile.tsx';
import { IconLink } from '#ui/icon-link.tsx';
import { Tag } from '#ui/tag.tsx';
import { TimeText } from '#ui/time-text.tsx';
import { ChildEntryActions } from './child-entry-actions.tsx';
import type { LeaveShift } from './use-leave-shift.ts';

type EntryLineProps = {
  entry: MyEntry;
  /** Left out for what has been: there is nothing to do about it. */
  doing?: { signUp: SignUp; leaveShift: LeaveShift };
};

/** One thing that fills a user's days, how they stand to it and what they can do about it. */
export function EntryLine({ entry, doing }: EntryLineProps) {
  const texts = useTexts(myTexts);
  const { offered } = useTexts(attendanceTexts);
  const { now } = usePortal();
  const moments = useTexts(momentTexts);
  const { kind, start_at, offer_expires_at } = entry;
  const about = [entry.venue, entry.organization?.name].filter(Boolean).join(' · ');
  const shift = entry.slot_name ? texts.shift_named(entry.slot_name) : texts.shift;
  return (
    <li className={styles.line} data-cancelled={entry.is_canceled || undefined}>
      <DateTile date={shortDate(start_at)} {...calendarLeaf(start_at, moments)} />
      <div className={styles.words}>
        <Anchor className={styles.name} href={paths.event(entry.event_id)}>
          {entry.name}
        </Anchor>
        <span className={styles.when}>
          <TimeText>{whenText(entry, { now, moments })}</TimeText>
        </span>
        {about ? <span className={styles.detail}>{about}</span> : null}
        {kind === 'offered' && doing ? (
          <strong className={styles.deadline}>
            {offer_expires_at === null
              ? offered.without_deadline
              : offered.until_short(deadlineText(offer_expires_at, { now, moments }))}
          </strong>
        ) : null}
      </div>
      <div className={styles.state}>
        {entry.child ? <Tag tone="info">{entry.child.first_name}</Tag> : null}
        {entry.is_canceled ? <Tag tone="danger">{texts.cancelled}</Tag> : null}
        {kind === 'slot' ? <Tag tone="accent">{shift}</Tag> : null}
        {!entry.is_canceled && entry.checked_in_at !== null ? <Tag tone="success">{texts.checked_in}</Tag> : null}
        {!entry.is_canceled && kind === 'waiting' ? (
          <OwnBadge place={{ status: 'waiting', position: entry.position }} />
        ) : null}
      </div>
      {doing ? <EntryActions entry={entry} {...doing} /> : null}
    </li>
  );
}

type EntryActionsProps = { entry: MyEntry; signUp: SignUp; leaveShift: LeaveShift };

function EntryActions({ entry, signUp, leaveShift }: EntryActionsProps) {
  const texts = useTexts(myTexts);
  const words = useTexts(attendanceTexts);
  const locale = useLocale();
  const { kind, occurrence_id, event_id, name } = entry;
  if (entry.is_canceled) return null;
  if (kind === 'slot' || occurrence_id === null) {
    return entry.can_leave ? (
      <Actions>
        <Button
          variant="tertiary"
          isSmall
          isLoading={leaveShift.leaving === entry.id}
          aria-label={texts.about(texts.leave_shift, name)}
          onClick={() => void leaveShift.leave(entry)}
        >
          {texts.leave_shift}
        </Button>
      </Actions>
    ) : null;
  }
  if (entry.child) {
    return (
      <Actions>
        <ChildEntryActions entry={entry} child={entry.child} occurrenceId={occurrence_id} />
      </Actions>
    );
  }
  const { start_at, end_at } = entry;
  const time: OwnTime = { occurrence_id, event_id, status: kind, start_at, end_at };
  const isLoading = signUp.doing === occurrence_id;
  const leaveWords = kind === 'offered' ? words.decline : kind === 'waiting' ? words.leave_list : words.leave;
  return (
    <Actions>
      {kind === 'offered' ? (
        <Button
          isSmall
          isLoading={isLoading}
          aria-label={texts.about(words.accept, name)}
          onClick={() => void signUp.signUp(time)}
        >
          {words.accept}
        </Button>
      ) : null}
      {kind === 'attending' ? (
        <ButtonLink
          variant="secondary"
          isSmall
          href={runningPaths.myCode(occurrence_id)}
          icon={<QrCodeIcon aria-hidden />}
          aria-label={texts.about(words.code_short, name)}
        >
          {words.code_short}
        </ButtonLink>
      ) : null}
      {entry.can_leave || kind === 'offered' ? (
        <Button
          variant={kind === 'offered' ? 'secondary' : 'tertiary'}
          isSmall
          isLoading={isLoading && kind !== 'offered'}
          aria-label={texts.about(leaveWords, name)}
          onClick={() => void signUp.leave(time, name)}
        >
          {leaveWords}
        </Button>
      ) : null}
      {kind === 'attending' ? (
        <IconLink
          label={texts.about(words.calendar, name)}
          icon={<CalendarIcon aria-hidden />}
          href={calendarPath(event_id, locale, occurrence_id)}
          download
        />
      ) : null}
    </Actions>
  );
}

const Actions = ({ children }: { children: ReactNode }) => <div className={styles.actions}>{children}</div>;
