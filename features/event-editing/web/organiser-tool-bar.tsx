import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import type { EventDetail, OwnEventAccess } from '#features/events/contract.ts';
import type { ChangedAnswers } from '#features/identity/web/use-action.ts';
import { ConfirmationProvider } from '#features/portal/web/confirmations/confirmation-provider.tsx';
import { useConfirmation } from '#features/portal/web/confirmations/use-confirmation.ts';
import { organisationPaths } from '#features/portal/web/organisation-paths.ts';
import { paths } from '#features/portal/web/paths.ts';
import { usePortal } from '#features/portal/web/portal.tsx';
import { runningPaths } from '#features/portal/web/running-paths.ts';
import { useCall } from '#platform/web/call.tsx';
import { addressOf } from '#platform/web/client.ts';
import { useLocale, useTexts } from '#platform/web/language.tsx';
import { seriesTexts } from '../texts/token.ts';
import {
  cancelEvent,
  completeEvent,
  copyEvent,
  deleteEvent,
  liftTakingDown,
  publishEvent,
  uncancelEvent,
  unpublishEvent,
} from './calls.ts';
import { EventReasonDialog } from './event-reason-dialog.tsx';
import { type DoneTool, OrganiserTools } from './organiser-tools.tsx';
import { TimesList } from './times-list.tsx';
import { toolsFor } from './tools-for.ts';
import { UncancelDialog } from './uncancel-dialog.tsx';
import { useEventAction } from './use-event-action.ts';

type OrganiserToolBarProps = {
  event: EventDetail;
  access: OwnEventAccess;
  /** The answers that are read again when something has been done with it. */
  changed: ChangedAnswers;
  onInvite: () => void;
  children?: ReactNode;
};

/** Everything that those who run an activity do with it from its page. */
export function OrganiserToolBar(props: OrganiserToolBarProps) {
  return (
    <ConfirmationProvider>
      <Tools {...props} />
    </ConfirmationProvider>
  );
}

type Question = Extract<DoneTool, 'cancel' | 'uncancel' | 'unpublish' | 'take_down' | 'lift'>;

function Tools({ event, access, changed, onInvite, children }: OrganiserToolBarProps) {
  const locale = useLocale();
  const texts = useTexts(seriesTexts);
  const { now } = usePortal();
  const call = useCall();
  const navigate = useNavigate();
  const confirm = useConfirmation();
  const { isPending, carryOut } = useEventAction(changed);
  const [question, setQuestion] = useState<Question | null>(null);
  const { id, name } = event;
  const at = { params: { id } };
  const close = () => setQuestion(null);

  const deeds: Record<DoneTool, () => unknown> = {
    publish: () =>
      carryOut(() => call(publishEvent, { ...at, body: { version: access.version } }), texts.notices.published),
    invite: onInvite,
    copy: () =>
      carryOut(async ({ keyOf }) => {
        const copied = await call(copyEvent, { ...at, key: keyOf({ id }) });
        navigate(runningPaths.editEvent(copied.data.id));
      }, texts.notices.copied),
    complete: async () =>
      (await confirm('complete_assignment', { name })) &&
      carryOut(() => call(completeEvent, at), texts.notices.completed),
    unpublish: () => setQuestion('unpublish'),
    take_down: () => setQuestion('take_down'),
    lift: () => setQuestion('lift'),
    cancel: () => setQuestion('cancel'),
    uncancel: () => setQuestion('uncancel'),
    remove,
  };

  async function remove() {
    if (!(await confirm('delete_event', { name }))) return;
    const { organization_id } = access;
    await carryOut(async () => {
      await call(deleteEvent, at);
      navigate(organization_id ? organisationPaths.dashboard(organization_id) : paths.dashboard);
    }, texts.notices.deleted);
  }

  async function answered(work: () => Promise<unknown>, done: string) {
    await carryOut(work, done);
    close();
  }

  const runs = access.can.run;
  const { source } = event;
  return (
    <>
      <OrganiserTools
        tools={toolsFor(event, access, now)}
        isDraft={!event.is_published}
        isRunner={runs}
        isImported={source !== null}
        takenDownReason={access.taken_down_reason}
        isPending={isPending}
        onUse={(tool) => void deeds[tool]()}
        hrefs={{
          edit: runningPaths.editEvent(id),
          participants: runningPaths.participants(id),
          door: runningPaths.door(id),
          shifts: runningPaths.shifts(id),
          programme: `${addressOf('/events/{id}/download', { id })}?lang=${locale}`,
        }}
      >
        {runs && (event.is_published || event.occurrences.length > 0) ? (
          <TimesList
            eventId={id}
            version={access.version}
            changed={changed}
            isDraft={!event.is_published}
            now={now}
            participantsHref={(occurrence) => runningPaths.participants(id, occurrence)}
            doorHref={(occurrence) => runningPaths.door(id, occurrence)}
          />
        ) : null}
        {children}
      </OrganiserTools>
      {question === 'cancel' ? (
        <EventReasonDialog
          title={texts.cancel.title}
          text={texts.cancel.text(name, event.attendees_count)}
          confirmLabel={texts.cancel.yes}
          help={texts.reason_help}
          isPending={isPending}
          onClose={close}
          onConfirm={(reason) =>
            void answered(() => call(cancelEvent, { ...at, body: { reason } }), texts.notices.cancelled)
          }
        />
      ) : null}
      {question === 'unpublish' ? (
        <EventReasonDialog
          title={texts.unpublish.title}
          text={texts.unpublish.text(name)}
          confirmLabel={texts.unpublish.yes}
          asksWhy={false}
          isPending={isPending}
          onClose={close}
          onConfirm={() =>
            void answered(() => call(unpublishEvent, { ...at, body: { reason: '' } }), texts.notices.unpublished)
          }
        />
      ) : null}
      {question === 'take_down' ? (
        <EventReasonDialog
          title={texts.take_down.title}
          text={
            source === null
              ? texts.take_down.text(name, event.attendees_count)
              : texts.take_down.imported(name, source.name)
          }
          confirmLabel={texts.take_down.yes}
          help={source === null ? texts.take_down.help : texts.take_down.help_imported}
          isRequired
          isPending={isPending}
          onClose={close}
          onConfirm={(reason) =>
            void answered(() => call(unpublishEvent, { ...at, body: { reason } }), texts.notices.taken_down)
          }
        />
      ) : null}
      {question === 'lift' ? (
        <EventReasonDialog
          title={source === null ? texts.lift.title : texts.show.title}
          text={source === null ? texts.lift.text(name) : texts.show.text(name)}
          confirmLabel={source === null ? texts.lift.yes : texts.show.yes}
          isHarmless
          isRequired
          isPending={isPending}
          onClose={close}
          onConfirm={(reason) =>
            void answered(
              () => call(liftTakingDown, { ...at, body: { reason } }),
              texts.notices[source === null ? 'lifted' : 'shown'],
            )
          }
        />
      ) : null}
      {question === 'uncancel' ? (
        <UncancelDialog
          name={name}
          isPending={isPending}
          onClose={close}
          onConfirm={(keeps_participants) =>
            void answered(() => call(uncancelEvent, { ...at, body: { keeps_participants } }), texts.notices.uncancelled)
          }
        />
      ) : null}
    </>
  );
}
