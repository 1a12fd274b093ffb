import { useState } from 'react';
import { useAction } from '#features/identity/web/use-action.ts';
import { ActionFailure } from '#features/portal/web/action-failure.tsx';
import { weekdayDate } from '#platform/language/date-forms.ts';
import { clock, instantAt } from '#platform/language/dates.ts';
import { momentTexts } from '#platform/language/moments/token.ts';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { DateField } from '#ui/date-field.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextField } from '#ui/text-field.tsx';
import { TimeField } from '#ui/time-field.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import type { OpenedPortal } from '../contract.ts';
import { MAX_REASON_LENGTH } from '../rules.ts';
import { studioTexts } from '../texts/token.ts';
import { listPortals, openPortal, publishPortal, unschedulePortal } from './calls.ts';
import type { StudioDraft } from './use-studio-draft.ts';

type PublishPanelProps = { portal: OpenedPortal; draft: StudioDraft };

const CHANGED = [openPortal, listPortals];

/** BEY-12: at a time instead of now, and taking that back. */
export function PublishPanel({ portal, draft }: PublishPanelProps) {
  const { publish: texts } = useTexts(studioTexts);
  const moments = useTexts(momentTexts);
  const { showToast } = useToasts();
  const call = useCall();
  const [day, setDay] = useState<string | null>(null);
  const [time, setTime] = useState('07:00');
  const [reason, setReason] = useState('');
  const params = { key: portal.key };
  const planning = useAction(
    async (publish_at: string, { keyOf }) => {
      if (!(await draft.saver.flush())) return false;
      const body = { revision: draft.revision(), reason: reason.trim() || null, publish_at };
      await call(publishPortal, { params, body, key: keyOf(body) });
      return true;
    },
    { invalidates: CHANGED, fields: ['publish_at'] },
  );
  const cancelling = useAction(() => call(unschedulePortal, { params }), { invalidates: CHANGED });

  async function plan() {
    const at = instantOf(day, time);
    if (at === null) return planning.setErrors({ publish_at: texts.when_needed });
    if ((await planning.run(at.toISOString()))?.result) showToast({ tone: 'success', title: texts.planned_toast });
  }

  async function cancel() {
    if (await cancelling.run()) showToast({ tone: 'success', title: texts.cancelled });
  }

  const waitsFor = portal.draft?.publish_at ?? null;
  const heldBackAt = portal.draft?.held_back_at ?? null;
  return (
    <section className="nb-panel nb-stack nb-gap-m" aria-labelledby="studio-later">
      <h2 id="studio-later">{texts.later}</h2>
      <ActionFailure action={planning} />
      <ActionFailure action={cancelling} />
      {heldBackAt === null ? null : (
        <Notice tone="warning" title={texts.held_back(weekdayDate(heldBackAt, moments), clock(heldBackAt))}>
          <p>{texts.held_back_why}</p>
        </Notice>
      )}
      {waitsFor === null ? (
        <>
          <DateField
            id="publish_at"
            label={texts.day}
            value={day}
            onChange={(next) => {
              setDay(next);
              planning.clearError('publish_at');
            }}
            error={planning.errors.publish_at}
          />
          <TimeField label={texts.time} width="short" value={time} onChange={setTime} />
          <TextField
            label={texts.reason}
            hint={texts.reason_hint}
            help={texts.reason_help}
            maxLength={MAX_REASON_LENGTH}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
          <Button variant="secondary" isLoading={planning.isPending} onClick={() => void plan()}>
            {texts.plan}
          </Button>
        </>
      ) : (
        <>
          <p>{texts.planned(weekdayDate(waitsFor, moments), clock(waitsFor))}</p>
          <Button variant="secondary" isLoading={cancelling.isPending} onClick={() => void cancel()}>
            {texts.cancel_plan}
          </Button>
        </>
      )}
    </section>
  );
}

/** A day and a time of day in Oslo. */
function instantOf(day: string | null, time: string): Date | null {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day ?? '') ?? [];
  const [, hour, minute] = /^(\d\d):(\d\d)$/.exec(time) ?? [];
  if (!year || !hour) return null;
  return instantAt({
    year: Number(year),
    month: Number(month),
    day: Number(date),
    hour: Number(hour),
    minute: Number(minute),
  });
}
