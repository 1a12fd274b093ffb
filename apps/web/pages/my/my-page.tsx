import { useState } from 'react';
import { childrenTexts } from '#features/attendance/texts/children/token.ts';
import { attendanceTexts } from '#features/attendance/texts/token.ts';
import { useSignUp } from '#features/attendance/web/use-sign-up.ts';
import { ownCultureTexts } from '#features/culture-cards/texts/own/token.ts';
import { OwnCardsLink } from '#features/culture-cards/web/own/own-cards-link.tsx';
import { ConfirmationProvider } from '#features/portal/web/confirmations/confirmation-provider.tsx';
import { useConfirmation } from '#features/portal/web/confirmations/use-confirmation.ts';
import { FailedPart } from '#features/portal/web/failed-part.tsx';
import type { PageModule } from '#features/portal/web/page-module.ts';
import { paths } from '#features/portal/web/paths.ts';
import { usePortal } from '#features/portal/web/portal.tsx';
import { runningPaths } from '#features/portal/web/running-paths.ts';
import type { ChildOfMine, MyEntry } from '#features/timetable/contract.ts';
import { type MyTexts, myTexts } from '#features/timetable/texts/my/token.ts';
import { timetableTexts } from '#features/timetable/texts/token.ts';
import { listMyEntries } from '#features/timetable/web/calls.ts';
import { EntryLines } from '#features/timetable/web/my/entry-lines.tsx';
import styles from '#features/timetable/web/my/my.module.css';
import { MySection } from '#features/timetable/web/my/my-section.tsx';
import { PastEntries } from '#features/timetable/web/my/past-entries.tsx';
import { entriesQuery, useEntries, type Whose } from '#features/timetable/web/my/use-entries.ts';
import { TimetableAddress } from '#features/timetable/web/timetable-address.tsx';
import { momentTexts } from '#platform/language/moments/token.ts';
import { whenText } from '#platform/language/when-text.ts';
import { useTexts } from '#platform/web/language.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { EntryLine } from './entry-line.tsx';
import { Organised } from './organised.tsx';
import { useLeaveShift } from './use-leave-shift.ts';

const FEW = 6;

export const page: PageModule = {
  Component: MyPage,
  texts: [attendanceTexts, childrenTexts, myTexts, ownCultureTexts, timetableTexts],
  isPersonal: true,
  // Each part says itself what could not be fetched.
  load: ({ queries, call }) => queries.prefetchInfiniteQuery(entriesQuery(call)),
  head: ({ textsOf }) => ({ title: textsOf(myTexts).title }),
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
  const texts = useTexts(myTexts);
  const { now } = usePortal();
  const confirm = useConfirmation();
  const [whose, setWhose] = useState<Whose>('all');
  const everyone = useEntries('all');
  const answer = useEntries(whose);
  const children = everyone.data?.pages[0]?.children ?? [];
  const child = children.find(({ id }) => id === whose) ?? null;
  const titles = titlesFor(texts, { child, isFamily: children.length > 0 && whose === 'all' });
  const signUp = useSignUp({
    now,
    confirm,
    changed: [listMyEntries],
    returnUrlOf: () => runningPaths.my,
  });
  const doing = { signUp, leaveShift: useLeaveShift() };
  const { entries } = answer;
  const offers = entries.filter(({ kind, is_canceled }) => kind === 'offered' && !is_canceled);
  const waiting = entries.filter(({ kind, is_canceled }) => kind === 'waiting' && !is_canceled);
  const coming = entries.filter((entry) => !offers.includes(entry) && !waiting.includes(entry));
  const line = (entry: MyEntry) => <EntryLine key={`${entry.kind} ${entry.id}`} entry={entry} doing={doing} />;
  const isEmpty = answer.data !== undefined && entries.length === 0;
  return (
    <div className={`nb-wrap nb-section nb-in-order ${styles.page}`}>
      <PageHeader title={texts.title} lead={useLead(offers, coming)} />
      {children.length > 0 ? (
        <Segmented
          label={texts.whose.label}
          options={[
            { value: 'all', label: texts.whose.all },
            { value: 'own', label: texts.whose.own },
            ...children.map(({ id, first_name }) => ({ value: id, label: first_name })),
          ]}
          value={whose}
          onChange={setWhose}
        />
      ) : null}
      <div className="nb-two nb-in-order">
        <div className={`nb-in-order ${styles.parts}`}>
          {offers.length > 0 ? (
            <MySection id="offers" title={texts.offers.title} isUrgent>
              <ul className={styles.lines}>{offers.map(line)}</ul>
            </MySection>
          ) : null}
          <MySection id="coming" title={titles.coming}>
            {answer.isPending ? <Skeleton shape="block" /> : null}
            {answer.isError && !answer.data ? <FailedPart onTryAgain={() => void answer.refetch()} /> : null}
            {isEmpty ? <NothingToCome /> : null}
            {coming.length > 0 ? <EntryLines entries={coming} few={FEW} line={line} from={answer} /> : null}
            {coming.length === 0 && entries.length > 0 ? <p className="nb-muted">{titles.only_waiting}</p> : null}
          </MySection>
          {waiting.length > 0 ? (
            <MySection id="waiting" title={titles.waiting}>
              <ul className={styles.lines}>{waiting.map(line)}</ul>
            </MySection>
          ) : null}
          <Organised />
          <PastEntries
            whose={whose}
            title={titles.past}
            line={(entry) => <EntryLine key={`${entry.kind} ${entry.id}`} entry={entry} />}
          />
        </div>
        <div className={styles.side}>
          <ButtonLink variant="secondary" isFullWidth href={runningPaths.myTimetable}>
            {texts.to_calendar}
          </ButtonLink>
          <OwnCardsLink href={runningPaths.myCultureCards} />
          <TimetableAddress />
        </div>
      </div>
    </div>
  );
}

/** The headings say whose days they are about. */
function titlesFor(texts: MyTexts, { child, isFamily }: { child: ChildOfMine | null; isFamily: boolean }) {
  const { of_child, of_family, coming, waiting, past } = texts;
  if (child) {
    const { first_name } = child;
    return {
      coming: of_child.coming(first_name),
      waiting: of_child.waiting(first_name),
      past: of_child.past(first_name),
      only_waiting: of_child.only_waiting(first_name),
    };
  }
  if (isFamily) return of_family;
  return { coming: coming.title, waiting: waiting.title, past: past.title, only_waiting: coming.only_waiting };
}

function useLead(offers: readonly MyEntry[], coming: readonly MyEntry[]): string {
  const texts = useTexts(myTexts);
  const moments = useTexts(momentTexts);
  const { now } = usePortal();
  if (offers.length > 0) return texts.lead_offer;
  const next = coming.find(({ is_canceled }) => !is_canceled);
  return next ? texts.lead(next.name, whenText({ start_at: next.start_at }, { now, moments })) : texts.lead_empty;
}

function NothingToCome() {
  const { coming: texts } = useTexts(myTexts);
  return (
    <div className={styles.nothing}>
      <h3 className={styles.smallHeading}>{texts.empty_title}</h3>
      <p className="nb-muted">{texts.empty}</p>
      <ButtonLink href={paths.events}>{texts.find}</ButtonLink>
    </div>
  );
}
