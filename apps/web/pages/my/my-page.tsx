import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { useSignUp } from '#features/attendance/web/use-sign-up.ts';
import type { MyEntry } from '#features/timetable/contract.ts';
import { listMyEntries } from '#features/timetable/web/calls.ts';
import { TimetableAddress } from '#features/timetable/web/timetable-address.tsx';
import { whenText } from '#platform/language/when-text.ts';
import { fillAnswer, useAnswer } from '#platform/web/answers.tsx';
import { useMoments } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { PageModule } from '../../page-module.ts';
import { getStartedPath, paths } from '../../paths.ts';
import { usePortal } from '../../portal.tsx';
import { runningPaths } from '../../running-paths.ts';
import { ConfirmationProvider } from '../../shell/confirmation-provider.tsx';
import { useConfirmation } from '../../shell/use-confirmation.ts';
import { myDictionaries } from '../../texts/late-dictionaries.ts';
import { EntryLine } from './entry-line.tsx';
import { FailedPart } from './failed-part.tsx';
import styles from './my.module.css';
import { MySection } from './my-section.tsx';
import { Organised } from './organised.tsx';
import { PastEntries } from './past-entries.tsx';
import { useLeaveShift } from './use-leave-shift.ts';
import { useMyTexts } from './use-my-texts.ts';

/** As many as are fetched at once; hardly anybody has more in front of them. */
const MOST_SHOWN = 100;
const FEW = 6;
const TO_COME = { query: { perPage: MOST_SHOWN } };

export const page: PageModule = {
  Component: MyPage,
  dictionaries: myDictionaries,
  isPersonal: true,
  // Each part says itself what could not be fetched.
  load: ({ queries, call }) => fillAnswer(queries, call, listMyEntries, TO_COME).catch(() => null),
  head: ({ texts }) => ({ title: texts.my.title }),
};

/** What one takes part in, waits for, helps with and organises. */
function MyPage() {
  return (
    <ConfirmationProvider>
      <MyContent />
    </ConfirmationProvider>
  );
}

function MyContent() {
  const texts = useMyTexts();
  const { now } = usePortal();
  const navigate = useNavigate();
  const confirm = useConfirmation();
  const answer = useAnswer(listMyEntries, TO_COME);
  const signUp = useSignUp({
    now,
    confirmLeave: (name) => confirm('leave_event', { name }),
    onLoggedOut: () => void navigate(getStartedPath(runningPaths.my)),
  });
  const doing = { signUp, leaveShift: useLeaveShift() };
  const entries = answer.data?.data ?? [];
  const offers = entries.filter(({ kind, is_canceled }) => kind === 'offered' && !is_canceled);
  const waiting = entries.filter(({ kind, is_canceled }) => kind === 'waiting' && !is_canceled);
  const coming = entries.filter((entry) => !offers.includes(entry) && !waiting.includes(entry));
  const line = (entry: MyEntry) => <EntryLine key={`${entry.kind} ${entry.id}`} entry={entry} doing={doing} />;
  const isEmpty = answer.data !== undefined && entries.length === 0;
  return (
    <div className={`nb-wrap nb-section ${styles.page}`}>
      <PageHeader title={texts.title} lead={useLead(offers, coming)} />
      <div className="nb-two">
        <div className={styles.parts}>
          {offers.length > 0 ? (
            <MySection id="offers" title={texts.offers.title} isUrgent>
              <ul className={styles.lines}>{offers.map(line)}</ul>
            </MySection>
          ) : null}
          <MySection id="coming" title={texts.coming.title}>
            {answer.isPending ? <Skeleton shape="block" /> : null}
            {answer.isError && !answer.data ? <FailedPart onTryAgain={() => void answer.refetch()} /> : null}
            {isEmpty ? <NothingToCome /> : null}
            {coming.length > 0 ? <Lines entries={coming} line={line} /> : null}
            {coming.length === 0 && entries.length > 0 ? <p className="nb-muted">{texts.coming.only_waiting}</p> : null}
            {(answer.data?.meta.total ?? 0) > MOST_SHOWN ? (
              <p className="nb-muted">{texts.most_shown(MOST_SHOWN)}</p>
            ) : null}
          </MySection>
          {waiting.length > 0 ? (
            <MySection id="waiting" title={texts.waiting.title}>
              <ul className={styles.lines}>{waiting.map(line)}</ul>
            </MySection>
          ) : null}
          <Organised />
          <PastEntries />
        </div>
        <div className={styles.side}>
          <ButtonLink variant="secondary" isFullWidth href={runningPaths.myTimetable}>
            {texts.to_calendar}
          </ButtonLink>
          <TimetableAddress />
        </div>
      </div>
    </div>
  );
}

function useLead(offers: readonly MyEntry[], coming: readonly MyEntry[]): string {
  const texts = useMyTexts();
  const moments = useMoments();
  const { now } = usePortal();
  if (offers.length > 0) return texts.lead_offer;
  const next = coming.find(({ is_canceled }) => !is_canceled);
  return next ? texts.lead(next.name, whenText({ start_at: next.start_at }, { now, moments })) : texts.lead_empty;
}

function NothingToCome() {
  const { coming: texts } = useMyTexts();
  return (
    <div className={styles.nothing}>
      <h3 className={styles.smallHeading}>{texts.empty_title}</h3>
      <p className="nb-muted">{texts.empty}</p>
      <ButtonLink href={paths.events}>{texts.find}</ButtonLink>
    </div>
  );
}

/** Somebody who has joined a whole series is not to scroll past all of it. */
function Lines({ entries, line }: { entries: readonly MyEntry[]; line: (entry: MyEntry) => ReactNode }) {
  const texts = useMyTexts();
  const [isOpen, setIsOpen] = useState(false);
  const shown = isOpen ? entries : entries.slice(0, FEW);
  return (
    <>
      <ul className={styles.lines}>{shown.map(line)}</ul>
      {shown.length < entries.length ? (
        <div className={styles.all}>
          <Button variant="tertiary" onClick={() => setIsOpen(true)}>
            {texts.show_all(entries.length)}
          </Button>
        </div>
      ) : null}
    </>
  );
}
