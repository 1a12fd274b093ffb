import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { participantTexts } from '#features/attendance/texts/participants/token.ts';
import { listAttendees } from '#features/attendance/web/participants/calls.ts';
import { FilterDialog } from '#features/attendance/web/participants/filter-dialog.tsx';
import { OccurrenceField, type ShownTime } from '#features/attendance/web/participants/occurrence-field.tsx';
import { EMPTY_FILTER, type ShownCertificate } from '#features/attendance/web/participants/participant-filter.ts';
import { ParticipantList } from '#features/attendance/web/participants/participant-list.tsx';
import { ParticipantNumbers } from '#features/attendance/web/participants/participant-numbers.tsx';
import { ParticipantsTools } from '#features/attendance/web/participants/participants-tools.tsx';
import { listOrganisationCertificates } from '#features/certificates/web/calls.ts';
import type { RunOccurrence } from '#features/event-editing/occurrence-contract.ts';
import { listOccurrences } from '#features/event-editing/web/calls.ts';
import type { EventDetail, OwnEventAccess } from '#features/events/contract.ts';
import { HIDING_ANSWERS } from '#features/messenger/web/calls.ts';
import { usePortal } from '#features/portal/web/portal.tsx';
import { runningPaths } from '#features/portal/web/running-paths.ts';
import { ReportPersonButton } from '#features/reports/web/report-person-button.tsx';
import { useUserInfo } from '#features/users/web/use-user-info.ts';
import type { MomentTexts } from '#platform/language/moments/texts-for.ts';
import { momentTexts } from '#platform/language/moments/token.ts';
import { whenText } from '#platform/language/when-text.ts';
import { answerQuery, useAnswer } from '#platform/web/answers.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Tabs } from '#ui/tabs.tsx';
import styles from './participants-page.module.css';

type ParticipantsContentProps = {
  event: EventDetail;
  can: OwnEventAccess['can'];
  cohostIds: OwnEventAccess['cohost_ids'];
  toCome: readonly RunOccurrence[];
  past: readonly RunOccurrence[];
};

/** They tell how many take part. */
const TIMES = [listOccurrences];

/** The time that the address names, else the next one, else the latest. */
export function ParticipantsContent(props: ParticipantsContentProps) {
  const { toCome, past } = props;
  const { page: texts } = useTexts(participantTexts);
  const [search] = useSearchParams();
  const named = search.get('occurrence');
  const all = [...toCome, ...past];
  const chosen = all.find(({ id }) => id === named) ?? all[0];
  if (!chosen) return <EmptyState title={texts.no_times}>{texts.no_times_text}</EmptyState>;
  return <TimeContent {...props} chosen={chosen} />;
}

type TimeContentProps = ParticipantsContentProps & { chosen: RunOccurrence };

function TimeContent({ event, can, cohostIds, toCome, past, chosen }: TimeContentProps) {
  const { page: texts, tabs } = useTexts(participantTexts);
  const { now } = usePortal();
  const moments = useTexts(momentTexts);
  const ownId = useUserInfo(true).data?.data.id;
  const navigate = useNavigate();
  const [filter, setFilter] = useState(EMPTY_FILTER);
  const [isFiltering, setIsFiltering] = useState(false);
  const [tab, setTab] = useState<'attending' | 'waiting'>('attending');
  const { data: answer, isPending } = useAnswer(listAttendees, {
    params: { id: chosen.id },
    query: { status: 'attending', page: 1 },
  });
  const certificates = useCertificates([...(event.organization ? [event.organization.id] : []), ...cohostIds]);
  const times = shownTimes({ toCome, past }, { now, moments, canceled: texts.canceled });
  const time = times.find(({ id }) => id === chosen.id) ?? { id: chosen.id, label: '', isPast: false };

  const choose = (id: string) => {
    if (id !== chosen.id) navigate(runningPaths.participants(event.id, id), { replace: true });
  };
  const list = {
    timeId: chosen.id,
    filter,
    now,
    canRun: can.run && !time.isPast,
    changed: TIMES,
    reportOf: (person: { id: string; name: string }) => (
      <ReportPersonButton person={person} ownId={ownId} hides={HIDING_ANSWERS} />
    ),
    onFilter: setFilter,
    onOpenFilter: () => setIsFiltering(true),
  };
  return (
    <>
      <div className={styles.time}>
        <OccurrenceField label={texts.time} times={times} value={chosen.id} onChange={choose} />
        {times.length === 1 ? <p>{time.label}</p> : null}
      </div>
      {isPending ? <Skeleton shape="block" /> : null}
      {answer ? (
        <ParticipantNumbers counts={answer.counts} places={chosen.capacity.max} counted={answer.counted.value} />
      ) : null}
      <ParticipantsTools
        eventId={event.id}
        can={can}
        time={time}
        hasOtherTimes={times.length > 1}
        changed={TIMES}
        counted={answer?.counted ?? null}
      />
      <Tabs
        label={tabs.label}
        selectedKey={tab}
        onSelect={(key) => setTab(key === 'waiting' ? 'waiting' : 'attending')}
        tabs={(['attending', 'waiting'] as const).map((status) => ({
          key: status,
          label: tabs[status],
          count: status === 'attending' ? answer?.counts.attending : waitingOf(answer?.counts),
          content: <ParticipantList key={JSON.stringify([chosen.id, filter])} {...list} status={status} />,
        }))}
      />
      {isFiltering ? (
        <FilterDialog
          filter={filter}
          times={times}
          timeId={chosen.id}
          certificates={certificates}
          onClose={(answered) => {
            setIsFiltering(false);
            if (!answered) return;
            setFilter(answered.filter);
            choose(answered.timeId);
          }}
        />
      ) : null}
    </>
  );
}

/**
 * What participants can be found by: what each of the organisers gives, but for those whom a user may not look into.
 */
function useCertificates(organisationIds: readonly string[]): readonly ShownCertificate[] {
  const call = useCall();
  const answers = useQueries({
    queries: organisationIds.map((id) => answerQuery(call, listOrganisationCertificates, { params: { id } })),
  });
  const certificates = answers.flatMap(({ data }) => data?.data ?? []);
  // One that is shared, or the municipality's, is given by several of them.
  return [...new Map(certificates.map(({ id, name }) => [id, { id, name }])).values()];
}

const waitingOf = (counts: { waiting: number; offered: number } | undefined): number | undefined =>
  counts && counts.waiting + counts.offered;

type Reading = { now: Date; moments: MomentTexts; canceled: (when: string) => string };

/** The times to choose from: those to come in their order, then those that have been, the latest first. */
function shownTimes(
  { toCome, past }: Pick<ParticipantsContentProps, 'toCome' | 'past'>,
  reading: Reading,
): ShownTime[] {
  return [
    ...toCome.map((time) => shownTime(time, reading, false)),
    ...past.map((time) => shownTime(time, reading, true)),
  ];
}

function shownTime(time: RunOccurrence, { now, moments, canceled }: Reading, isPast: boolean): ShownTime {
  const when = whenText(time, { now, moments });
  return { id: time.id, label: time.is_canceled ? canceled(when) : when, isPast };
}
