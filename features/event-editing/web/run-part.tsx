import { useNavigate } from 'react-router';
import { SHEET_TYPES } from '#features/exports/rules.ts';
import { ExportMenu } from '#features/exports/web/export-menu.tsx';
import type { ChangedAnswers } from '#features/identity/web/use-action.ts';
import { paths } from '#features/portal/web/paths.ts';
import { usePortal } from '#features/portal/web/portal.tsx';
import { runningPaths } from '#features/portal/web/running-paths.ts';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { seriesTexts } from '../texts/token.ts';
import { copyEvent, exportEvents } from './calls.ts';
import { RunList } from './run-list.tsx';
import styles from './run-part.module.css';
import { useEventAction } from './use-event-action.ts';

/** What the organisation runs, with the way to what is done with each. */
export function RunPart({ id, changed }: { id: string; changed: ChangedAnswers }) {
  const { list: texts, notices, export: menu } = useTexts(seriesTexts);
  const { now } = usePortal();
  const call = useCall();
  const navigate = useNavigate();
  const { carryOut } = useEventAction(changed);

  const copy = (eventId: string) =>
    carryOut(async ({ keyOf }) => {
      const copied = await call(copyEvent, { params: { id: eventId }, key: keyOf({ eventId }) });
      navigate(runningPaths.editEvent(copied.data.id));
    }, notices.copied);

  const link = (text: string, name: string, href: string) => (
    <ButtonLink variant="tertiary" isSmall href={href} aria-label={texts.action_of(text, name)}>
      {text}
    </ButtonLink>
  );
  return (
    <section className={`nb-panel ${styles.section}`} aria-labelledby="running">
      <div className="nb-row nb-spread">
        <h2 id="running">{texts.title}</h2>
        <ExportMenu
          types={SHEET_TYPES}
          texts={menu}
          onAsk={async (type) => (await call(exportEvents, { params: { id }, body: { type } })).data.id}
        />
      </div>
      <RunList
        organisationId={id}
        now={now}
        hrefOf={paths.event}
        actionsOf={({ id: eventId, name, status, can }, state) => (
          <>
            {state === 'past' || !can.run
              ? null
              : link(status === 'draft' ? texts.go_on : texts.edit, name, runningPaths.editEvent(eventId))}
            {status === 'draft' || !can.see_attendees
              ? null
              : link(texts.participants, name, runningPaths.participants(eventId))}
            {state === 'upcoming' && status === 'published' && can.run
              ? link(texts.door, name, runningPaths.door(eventId))
              : null}
            {can.run ? (
              <Button
                variant="tertiary"
                isSmall
                aria-label={texts.action_of(texts.copy, name)}
                onClick={() => void copy(eventId)}
              >
                {texts.copy}
              </Button>
            ) : null}
          </>
        )}
      />
    </section>
  );
}
