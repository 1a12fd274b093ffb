import { EnvelopeClosedIcon, HashtagIcon, PersonPlusIcon, QrCodeIcon } from '@navikt/aksel-icons';
import { useState } from 'react';
import type { OwnEventAccess } from '#features/events/contract.ts';
import { ExportMenu } from '#features/exports/web/export-menu.tsx';
import type { ChangedAnswers } from '#features/identity/web/use-action.ts';
import { runningPaths } from '#features/portal/web/running-paths.ts';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { participantTexts } from '../../texts/participants/token.ts';
import { exportAttendees } from './calls.ts';
import { CountDialog } from './count-dialog.tsx';
import { MessageDialog } from './message-dialog.tsx';
import type { ShownTime } from './occurrence-field.tsx';
import styles from './participants-tools.module.css';
import { RegisterDialog } from './register-dialog.tsx';

type ParticipantsToolsProps = {
  eventId: string;
  can: OwnEventAccess['can'];
  time: ShownTime;
  hasOtherTimes: boolean;
  /** Answers of other features that a change here can have touched. */
  changed: ChangedAnswers;
  counted: { value: number | null; can_change: boolean } | null;
};

/** What can be done with the whole list, each for those who may. */
export function ParticipantsTools({ eventId, can, time, hasOtherTimes, changed, counted }: ParticipantsToolsProps) {
  const texts = useTexts(participantTexts);
  const call = useCall();
  const [opened, setOpened] = useState<'register' | 'message' | 'count' | null>(null);
  const close = () => setOpened(null);
  return (
    <div className={styles.tools}>
      {can.run && !time.isPast ? (
        <Button icon={<PersonPlusIcon aria-hidden />} onClick={() => setOpened('register')}>
          {texts.page.register}
        </Button>
      ) : null}
      {can.message ? (
        <Button variant="secondary" icon={<EnvelopeClosedIcon aria-hidden />} onClick={() => setOpened('message')}>
          {texts.page.message}
        </Button>
      ) : null}
      {can.run ? (
        <ButtonLink variant="secondary" icon={<QrCodeIcon aria-hidden />} href={runningPaths.door(eventId, time.id)}>
          {texts.page.door}
        </ButtonLink>
      ) : null}
      {can.run && counted?.can_change ? (
        <Button variant="secondary" icon={<HashtagIcon aria-hidden />} onClick={() => setOpened('count')}>
          {texts.count.button}
        </Button>
      ) : null}
      {can.export_people ? (
        <ExportMenu
          types={['pdf', 'xlsx', 'csv']}
          texts={texts.export}
          onAsk={async (type) => (await call(exportAttendees, { params: { id: time.id }, body: { type } })).data.id}
        />
      ) : null}
      {opened === 'register' ? <RegisterDialog timeId={time.id} changed={changed} onClose={close} /> : null}
      {opened === 'message' ? <MessageDialog {...{ eventId, time, hasOtherTimes }} onClose={close} /> : null}
      {opened === 'count' ? (
        <CountDialog {...{ eventId, changed }} value={counted?.value ?? null} onClose={close} />
      ) : null}
    </div>
  );
}
