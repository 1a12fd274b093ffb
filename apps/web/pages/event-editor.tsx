import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigation, useParams } from 'react-router';
import type { FormState } from '#features/event-editing/contract.ts';
import { type EventForm, emptyForm, STEPS, type Step } from '#features/event-editing/rules.ts';
import { formTexts } from '#features/event-editing/texts/form/token.ts';
import { ConflictPart } from '#features/event-editing/web/form/conflict-notice.tsx';
import styles from '#features/event-editing/web/form/event-form.module.css';
import { MediaStep } from '#features/event-editing/web/form/media-step.tsx';
import { OtherFaults } from '#features/event-editing/web/form/other-faults.tsx';
import { ParticipationsDialog } from '#features/event-editing/web/form/participations-dialog.tsx';
import { SaveLine } from '#features/event-editing/web/form/save-line.tsx';
import { SettingsPreview, SettingsStep } from '#features/event-editing/web/form/settings-step.tsx';
import { TaggingStep } from '#features/event-editing/web/form/tagging-step.tsx';
import { useEventEditor } from '#features/event-editing/web/form/use-event-editor.ts';
import { useFaults } from '#features/event-editing/web/form/use-faults.ts';
import { useLeaving } from '#features/event-editing/web/form/use-leaving.ts';
import { useSaving } from '#features/event-editing/web/form/use-saving.ts';
import { useStep } from '#features/event-editing/web/form/use-step.ts';
import { ConditionsPart } from '#features/organisations/web/conditions-part.tsx';
import { ActionFailure } from '#features/portal/web/action-failure.tsx';
import { organisationPaths } from '#features/portal/web/organisation-paths.ts';
import { getStartedPath, paths } from '#features/portal/web/paths.ts';
import { usePortal } from '#features/portal/web/portal.tsx';
import { runningPaths } from '#features/portal/web/running-paths.ts';
import { UnsavedChangesDialog } from '#features/portal/web/unsaved-changes-dialog.tsx';
import { useOnlyFault } from '#features/portal/web/use-only-fault.ts';
import type { Upload } from '#features/uploads/contract.ts';
import type { OrganisationOfMine } from '#features/users/contract.ts';
import { momentTexts } from '#platform/language/moments/token.ts';
import { timeAgo } from '#platform/language/time-ago.ts';
import { useLocale, useTexts } from '#platform/web/language.tsx';
import { useMeetConflict } from '#platform/web/use-meet-conflict.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Steps } from '#ui/steps.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { EVENT_ANSWERS } from './event-answers.ts';
import { InfoStep } from './event-info-step.tsx';

type EventEditorProps = {
  start: FormState | null;
  /** Those that the person runs. */
  organisations: readonly OrganisationOfMine[];
  organisation: { id: string; name: string; municipality_id: string } | null;
  personId: string;
  onPlaced: (id: string) => void;
  onRestart: () => void;
};

/** EVF-01: the four steps, one at a time, and what becomes of what is typed. */
export function EventEditor({ start, organisations, organisation, personId, onPlaced, onRestart }: EventEditorProps) {
  const texts = useTexts(formTexts);
  const locale = useLocale();
  const { tenant } = usePortal();
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const { id: idInAddress } = useParams();
  const isGoing = useNavigation().state !== 'idle';
  const municipality = tenant.municipality_ids[0] ?? organisation?.municipality_id ?? '';
  const editing = useEventEditor({
    start,
    emptyForm: emptyForm(organisation?.id ?? '', locale, municipality, tenant.district_ids),
    personId,
    onPlaced,
  });
  const { form, isDraft, saving, conflict } = editing;
  const [ownPicture, setOwnPicture] = useState<Upload | null>(null);
  const faults = useFaults(form, isDraft);
  const stepping = useStep(start !== null);
  const { step, goTo } = stepping;
  const leaving = useLeaving(editing);
  const saver = useSaving({ editing, faults, start, changed: EVENT_ANSWERS, goTo, onLeave: leaving.leaveTo });

  const shownFaults = faults.summaryOf(step);
  const tries = faults.tries(step);
  useOnlyFault(shownFaults, `${step} ${tries}`);

  useMeetConflict(saving.kind === 'conflict' ? saving.message : null, editing.meetConflict);

  // The new one has an address now. It waits until nothing is on its way, so that nothing is asked about leaving and
  // nobody who goes on to the next step is taken back.
  const isPlaceless = start === null && idInAddress === undefined;
  const isAtRest = !isGoing && saving.kind === 'saved';
  const placedId = isPlaceless && isAtRest ? editing.idNow() : null;
  const moveIn = useEffectEvent((id: string) => {
    navigate(stepping.addressOn(runningPaths.editEvent(id)), { replace: true, preventScrollReset: true, state: STAYS });
  });
  useEffect(() => {
    if (placedId !== null) moveIn(placedId);
  }, [placedId]);

  // A user who comes back to it later comes to a page as any other.
  const isMovedIn = isSamePage(state);
  const forgetMove = useEffectEvent(() => {
    navigate(pathname + search, { replace: true, preventScrollReset: true, state: null });
  });
  useEffect(() => {
    if (isMovedIn) forgetMove();
  }, [isMovedIn]);

  function change(part: Partial<EventForm>) {
    faults.forget(part);
    saver.forgetStops();
    editing.change(part);
  }

  const organiser = start?.organization ?? organisations.find(({ id }) => id === form.organization_id) ?? null;
  const props = { form, change, errorOf: faults.errorOf };
  const content: Record<Step, ReactNode> = {
    info: <InfoStep {...props} organisations={organisations} organisation={organiser} isNew={isDraft} />,
    settings: <SettingsStep {...props} />,
    tagging: <TaggingStep {...props} />,
    media: (
      <MediaStep
        {...props}
        thumbnailUrl={start?.thumbnail_url ?? null}
        ownPicture={ownPicture}
        onOwnPicture={setOwnPicture}
      />
    ),
  };
  const index = STEPS.indexOf(step);
  const next = STEPS[index + 1];
  const before = STEPS[index - 1];
  const home = start ? paths.event(start.id) : organisation && organisationPaths.dashboard(organisation.id);
  return (
    <div className={`nb-wrap nb-section ${styles.page}`}>
      <div className={styles.top}>
        <div className={styles.line}>
          <TextLink
            href={home ?? paths.dashboard}
            onClick={(event) => {
              if (start !== null || saving.kind === 'untouched') return;
              event.preventDefault();
              void saver.giveUp(home ?? paths.dashboard);
            }}
          >
            {texts.cancel}
          </TextLink>
          {isDraft ? (
            <SaveLine
              state={saving}
              logInHref={getStartedPath(addressOf(editing.idNow(), organisation?.id))}
              time={conflict || saving.kind === 'conflict' ? 0 : saver.stops}
            />
          ) : editing.isChanged ? (
            <p className={styles.changes} role="status">
              {texts.saving.changes}
            </p>
          ) : null}
        </div>
        <h1 className={styles.title}>
          {isDraft && !start?.taken_down_reason ? texts.title.new : texts.title.published}
        </h1>
        <Steps
          label={texts.steps_label}
          names={STEPS.map((each) => texts.steps[each])}
          current={index}
          doneLabel={texts.step_done}
          hrefOf={(each) => stepping.hrefOf(STEPS[each] ?? 'info')}
        />
      </div>
      <div className={step === 'settings' ? `nb-two ${styles.beside}` : styles.one}>
        <form
          id={FORM_ID}
          noValidate
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            if (next) goOn(next);
          }}
        >
          <StepStart key={step} isFocused={stepping.hasMoved} name={texts.steps[step]} />
          {start?.taken_down_reason ? (
            <Notice tone="warning" title={texts.taken_down.title}>
              <p>{texts.taken_down.reason(start.taken_down_reason)}</p>
              <p>{texts.taken_down.text}</p>
            </Notice>
          ) : null}
          {isDraft && organiser ? <ConditionsPart organisation={organiser} /> : null}
          {editing.recovered ? <Recovered at={editing.recovered.at} onForget={editing.forgetRecovered} /> : null}
          {conflict ? (
            <ConflictPart
              conflict={conflict}
              isPending={saver.isPending}
              time={saver.stops}
              onKeepMine={() => void saver.keepMine(conflict)}
              onTakeTheirs={() => {
                editing.forgetCopy();
                onRestart();
              }}
            />
          ) : null}
          <ActionFailure key={step} action={{ failure: saver.failure, faults: shownFaults, time: tries }} />
          <OtherFaults steps={faults.otherFaulty(step)} hrefOf={stepping.hrefOf} />
          {content[step]}
        </form>
        {step === 'settings' ? <SettingsPreview form={form} change={change} /> : null}
        <div className={styles.actions}>
          {before ? (
            <Button variant="secondary" onClick={() => goTo(before)}>
              {texts.back}
            </Button>
          ) : null}
          <span className={styles.space} />
          {isDraft ? null : (
            <Button
              variant={next ? 'secondary' : 'primary'}
              isLoading={saver.isPending}
              onClick={() => void saver.saveChanges()}
            >
              {texts.save_changes}
            </Button>
          )}
          {next ? (
            <Button type="submit" form={FORM_ID}>
              {texts.next(texts.steps[next])}
            </Button>
          ) : null}
          {isDraft && !next ? (
            <>
              <Button variant="secondary" disabled={saver.isPending} onClick={() => void saver.saveDraft()}>
                {texts.save_draft}
              </Button>
              {start?.taken_down_reason ? null : (
                <Button isLoading={saver.isPending} onClick={() => void saver.publish()}>
                  {texts.publish}
                </Button>
              )}
            </>
          ) : null}
        </div>
      </div>
      {saver.atStake > 0 ? (
        <ParticipationsDialog
          count={saver.atStake}
          isPending={saver.isPending}
          onAnswer={(participations) => void saver.saveChanges(participations)}
          onClose={saver.forgetStake}
        />
      ) : null}
      <UnsavedChangesDialog {...leaving.unsaved} />
    </div>
  );

  function goOn(to: Step) {
    if (faults.check(step)) goTo(to);
  }
}

/** What the form decides about comes before its buttons, also on a phone: they stand outside of it. */
const FORM_ID = 'event-form';

/** The page stays as it is, with the focus where it was: only its address is another. */
const STAYS = { stays: true };
const isSamePage = (state: unknown): boolean => typeof state === 'object' && state !== null && 'stays' in state;

const addressOf = (id: string | null, organisationId: string | undefined): string =>
  id === null ? runningPaths.newEvent(organisationId) : runningPaths.editEvent(id);

/** Where a user who moves between the steps begins to read. */
function StepStart({ isFocused, name }: { isFocused: boolean; name: string }) {
  const ref = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isFocused) ref.current?.focus({ preventScroll: true });
  }, [isFocused]);
  return (
    <p ref={ref} tabIndex={-1} className={styles.start}>
      {name}
    </p>
  );
}

function Recovered({ at, onForget }: { at: string; onForget: () => void }) {
  const { recovered: texts } = useTexts(formTexts);
  const { now } = usePortal();
  const moments = useTexts(momentTexts);
  return (
    <Notice title={texts.title}>
      <p>{texts.text(timeAgo(at, { now, moments }))}</p>
      <div>
        <Button variant="secondary" isSmall onClick={onForget}>
          {texts.forget}
        </Button>
      </div>
    </Notice>
  );
}
