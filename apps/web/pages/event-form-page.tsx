import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useParams } from 'react-router';
import { addressTexts } from '#features/addresses/texts/token.ts';
import { faultTexts } from '#features/event-editing/texts/faults/token.ts';
import { formTexts } from '#features/event-editing/texts/form/token.ts';
import { getEventForm } from '#features/event-editing/web/calls.ts';
import styles from '#features/event-editing/web/form/event-form.module.css';
import { eventDetailTexts } from '#features/events/texts/detail/token.ts';
import { ConfirmationProvider } from '#features/portal/web/confirmations/confirmation-provider.tsx';
import { FailedPage } from '#features/portal/web/failed-page.tsx';
import { organisationPaths } from '#features/portal/web/organisation-paths.ts';
import type { PageModule } from '#features/portal/web/page-module.ts';
import { paths } from '#features/portal/web/paths.ts';
import { titleWithName } from '#features/portal/web/title-with-name.ts';
import { uploadTexts } from '#features/uploads/texts/token.ts';
import { getMyInfo, listMyOrganizations } from '#features/users/web/calls.ts';
import { answerQuery, fillAnswer, useAnswer } from '#platform/web/answers.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { EventEditor } from './event-editor.tsx';

/** EVF-01: an activity that is being made or changed. One file for both: the first save of a new one changes the address. */
export const page: PageModule = {
  Component: EventFormPage,
  texts: [addressTexts, eventDetailTexts, faultTexts, formTexts, uploadTexts],
  isPersonal: true,
  load: ({ queries, call }, { params: { id } }) =>
    Promise.all([
      fillAnswer(queries, call, getMyInfo, {}),
      fillAnswer(queries, call, listMyOrganizations, ALL_MINE),
      id ? fillAnswer(queries, call, getEventForm, { params: { id } }) : null,
    ]),
  head: ({ queries, call, textsOf }, { params: { id } }) => {
    const { title } = textsOf(formTexts);
    if (!id) return { title: title.new };
    const { queryKey } = answerQuery(call, getEventForm, { params: { id } });
    return { title: titleWithName(title.published, queries.getQueryData(queryKey)?.data.form.name) };
  },
};

const ALL_MINE = { query: { perPage: 100 } };

/** One person's work on one activity. */
type Session = {
  key: number;
  /** What it began with; null for a new one. */
  startId: string | null;
  /** As the address has it now. */
  seen: string | null;
  /** What the new one was saved as: its address is on its way. */
  created: string | null;
};

function EventFormPage() {
  const { id = null } = useParams();
  const queries = useQueryClient();
  // A user who comes back begins with what is saved by then, and not with what was there when the page was opened.
  useEffect(() => () => queries.removeQueries({ queryKey: [getEventForm.method, getEventForm.path] }), [queries]);
  const [session, setSession] = useState<Session>({ key: 0, startId: id, seen: id, created: null });
  if (session.seen !== id) {
    setSession(
      id !== null && id === session.created
        ? { ...session, seen: id, created: null }
        : { key: session.key + 1, startId: id, seen: id, created: null },
    );
  }
  const restart = () => setSession(({ key, seen }) => ({ key: key + 1, startId: seen, seen, created: null }));
  return (
    <ConfirmationProvider>
      <Beginning
        key={session.key}
        startId={session.startId}
        onPlaced={(created) => setSession((before) => ({ ...before, created }))}
        onRestart={restart}
      />
    </ConfirmationProvider>
  );
}

type BeginningProps = { startId: string | null; onPlaced: (id: string) => void; onRestart: () => void };

/** Everything that the editor begins with, once it is there. */
function Beginning({ startId, onPlaced, onRestart }: BeginningProps) {
  const texts = useTexts(formTexts);
  const call = useCall();
  const queries = useQueryClient();
  const wanted = new URLSearchParams(useLocation().search).get('organization');
  const info = useAnswer(getMyInfo, {});
  const mine = useAnswer(listMyOrganizations, ALL_MINE);
  const query = answerQuery(call, getEventForm, { params: { id: startId ?? '' } });
  const form = useQuery({ ...query, enabled: startId !== null, staleTime: Number.POSITIVE_INFINITY });
  const failed = info.error ?? mine.error ?? form.error;
  if (failed) return <FailedPage error={failed} />;
  if (!info.data || !mine.data || (startId !== null && !form.data)) {
    return (
      <div className={`nb-wrap nb-section nb-in-order ${styles.page}`} aria-busy>
        <Skeleton shape="title" width="long" />
        <Skeleton shape="block" />
      </div>
    );
  }
  const start = form.data?.data ?? null;
  const run = mine.data.data.filter(({ role, is_owner }) => is_owner || role === 'admin' || role === 'moderator');
  const organisation = run.find(({ id }) => id === wanted) ?? run[0] ?? null;
  if (start?.has_ended && start.status !== 'draft') {
    return (
      <div className="nb-wrap nb-section nb-in-order">
        <EmptyState
          title={texts.forbidden.title}
          actions={<ButtonLink href={paths.event(start.id)}>{texts.back_to_event}</ButtonLink>}
          level={2}
        >
          {texts.forbidden.ended}
        </EmptyState>
      </div>
    );
  }
  if (!start && !organisation) {
    return (
      <div className="nb-wrap nb-section nb-in-order">
        <EmptyState
          level={1}
          title={texts.no_organisation.title}
          actions={<ButtonLink href={organisationPaths.new}>{texts.no_organisation.action}</ButtonLink>}
        >
          {texts.no_organisation.text}
        </EmptyState>
      </div>
    );
  }
  async function readAgain() {
    await queries.fetchQuery({ ...query, staleTime: 0 });
    onRestart();
  }
  return (
    <EventEditor
      start={start}
      organisations={run}
      organisation={start ? { ...start.organization, municipality_id: '' } : organisation}
      personId={info.data.data.id}
      onPlaced={onPlaced}
      onRestart={() => void readAgain()}
    />
  );
}
