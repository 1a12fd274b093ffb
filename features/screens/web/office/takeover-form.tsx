import { MegaphoneIcon } from '@navikt/aksel-icons';
import { type FormEvent, useId, useState } from 'react';
import { useAction } from '#features/identity/web/use-action.ts';
import { ActionFailure } from '#features/portal/web/action-failure.tsx';
import { useOffice } from '#features/portal/web/office.tsx';
import { clock, shortDate } from '#platform/language/dates.ts';
import { momentTexts } from '#platform/language/moments/token.ts';
import { whenText } from '#platform/language/when-text.ts';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmationDialog } from '#ui/confirmation-dialog.tsx';
import { DateField } from '#ui/date-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { TimeField } from '#ui/time-field.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import type { OfficeScreen } from '../../office-contract.ts';
import { MAX_BODY_LENGTH, MAX_TITLE_LENGTH } from '../../rules.ts';
import { screenOfficeTexts } from '../../texts/office/token.ts';
import { ChosenScreens } from './chosen-screens.tsx';
import { NoticePreview } from './notice-preview.tsx';
import { getScreenOffice, startTakeover } from './office-calls.ts';
import styles from './office-parts.module.css';
import { momentTyped } from './typed-moment.ts';

type TakeoverFormProps = {
  screens: readonly OfficeScreen[];
  now: Date;
  onDone: () => void;
};

type Ready = { title: string; body: string; starts_at: string | null; ends_at: string };

const USUAL_MS = 4 * 3_600_000;

/** Written here, looked at as it will be, and asked for once more before it is on the screens. */
export function TakeoverForm({ screens, now, onDone }: TakeoverFormProps) {
  const { takeover: texts, cancel, close } = useTexts(screenOfficeTexts);
  const moments = useTexts(momentTexts);
  const office = useOffice();
  const call = useCall();
  const { showToast } = useToasts();
  const ownId = useId();
  const idOf = (field: string) => `${ownId}-${field}`;
  const [typed, setTyped] = useState(() => {
    const end = new Date(now.getTime() + USUAL_MS);
    return { title: '', body: '', starts: null as string | null, starts_time: '', ...endOf(end) };
  });
  const [screen_ids, setScreens] = useState<OfficeScreen['id'][] | null>(null);
  const [ready, setReady] = useState<Ready | null>(null);
  const starting = useAction(
    async (notice: Ready) => call(startTakeover, { body: { ...office, ...notice, screen_ids } }),
    { invalidates: [getScreenOffice], fields: ['title', 'body', 'starts_at', 'ends_at'], idOf },
  );
  const count = screen_ids?.length ?? screens.length;

  function change(changed: Partial<typeof typed>) {
    setTyped({ ...typed, ...changed });
    for (const field of ['title', 'body', 'starts_at', 'ends_at']) starting.clearError(field);
  }

  function look(event: FormEvent) {
    event.preventDefault();
    const { title, body, starts, starts_time, ends, ends_time } = typed;
    const isFromNow = starts === null && starts_time === '';
    const starts_at = isFromNow ? null : momentTyped(starts, starts_time);
    const ends_at = momentTyped(ends, ends_time);
    const errors = {
      ...(title.trim() === '' && { title: texts.title_missing }),
      ...(!isFromNow && starts_at === null && { starts_at: texts.wrong_moment }),
      ...(ends_at === null && { ends_at: texts.wrong_moment }),
    };
    if (Object.keys(errors).length > 0 || ends_at === null) return starting.setErrors(errors);
    setReady({ title: title.trim(), body: body.trim(), starts_at, ends_at });
  }

  async function start(notice: Ready) {
    const done = await starting.run(notice);
    setReady(null);
    if (!done) return;
    showToast({ tone: 'success', title: texts.started });
    onDone();
  }

  return (
    <form method="post" noValidate className="nb-stack nb-gap-m" onSubmit={look}>
      <figure className={styles.preview} aria-label={texts.preview}>
        <NoticePreview title={typed.title} body={typed.body} />
      </figure>
      <ActionFailure action={starting} level={3} />
      <TextField
        id={idOf('title')}
        label={texts.title}
        help={texts.count(typed.title.length, MAX_TITLE_LENGTH)}
        maxLength={MAX_TITLE_LENGTH}
        autoComplete="off"
        value={typed.title}
        error={starting.errors.title}
        onChange={({ target }) => change({ title: target.value })}
      />
      <TextField
        id={idOf('body')}
        label={texts.body}
        maxLength={MAX_BODY_LENGTH}
        autoComplete="off"
        value={typed.body}
        error={starting.errors.body}
        onChange={({ target }) => change({ body: target.value })}
      />
      <div className="nb-columns">
        <DateField
          id={idOf('starts_at')}
          label={texts.starts}
          help={texts.starts_help}
          value={typed.starts}
          error={starting.errors.starts_at}
          onChange={(starts) => change({ starts })}
        />
        <TimeField
          label={texts.starts_time}
          value={typed.starts_time}
          onChange={(starts_time) => change({ starts_time })}
        />
      </div>
      <div className="nb-columns">
        <DateField
          id={idOf('ends_at')}
          label={texts.ends}
          value={typed.ends}
          error={starting.errors.ends_at}
          onChange={(ends) => change({ ends })}
        />
        <TimeField label={texts.ends_time} value={typed.ends_time} onChange={(ends_time) => change({ ends_time })} />
      </div>
      <ChosenScreens screens={screens} value={screen_ids} onChange={setScreens} />
      <Button type="submit" isDanger icon={<MegaphoneIcon aria-hidden />}>
        {texts.submit(count)}
      </Button>
      {ready ? (
        <ConfirmationDialog
          isOpen
          title={texts.confirm_title(count)}
          text={texts.confirm_text(ready.title, whenText({ start_at: ready.ends_at }, { now, moments }).toLowerCase())}
          confirmLabel={texts.confirm}
          cancelLabel={cancel}
          closeLabel={close}
          tone="danger"
          isPending={starting.isPending}
          onConfirm={() => void start(ready)}
          onCancel={() => setReady(null)}
        />
      ) : null}
    </form>
  );
}

const endOf = (end: Date) => ({ ends: shortDate(end) as string | null, ends_time: clock(end) });
