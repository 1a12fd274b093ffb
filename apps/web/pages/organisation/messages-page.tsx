import { useState } from 'react';
import { bulkMessageTexts } from '#features/bulk-messages/texts/token.ts';
import { EmailForm } from '#features/bulk-messages/web/email-form.tsx';
import { EMPTY_DRAFT, hasContent, type MessageDraft } from '#features/bulk-messages/web/message-draft.ts';
import { MessageFiles } from '#features/bulk-messages/web/message-files.tsx';
import { MessageHistory } from '#features/bulk-messages/web/message-history.tsx';
import { SmsForm } from '#features/bulk-messages/web/sms-form.tsx';
import type { OrganisationDetail, OwnAccess } from '#features/organisations/contract.ts';
import { organisationTexts } from '#features/organisations/texts/token.ts';
import { loadRunning, RunningPage, runningHead } from '#features/organisations/web/manage/running-page.tsx';
import { NotAllowed } from '#features/organisations/web/not-allowed.tsx';
import { trailTexts } from '#features/portal/texts/trail/token.ts';
import { organisationPaths } from '#features/portal/web/organisation-paths.ts';
import type { PageModule } from '#features/portal/web/page-module.ts';
import { usePortal } from '#features/portal/web/portal.tsx';
import { UnsavedChangesDialog } from '#features/portal/web/unsaved-changes-dialog.tsx';
import { useUnsavedChanges } from '#features/portal/web/use-unsaved-changes.ts';
import { uploadTexts } from '#features/uploads/texts/token.ts';
import { useTexts } from '#platform/web/language.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { useToasts } from '#ui/use-toasts.ts';

/** ORG-05 */
export const page: PageModule = {
  Component: MessagesPage,
  texts: [trailTexts, organisationTexts, bulkMessageTexts, uploadTexts],
  isPersonal: true,
  load: loadRunning,
  head: runningHead((textsOf) => textsOf(bulkMessageTexts).page.title),
};

function MessagesPage() {
  const { page: texts } = useTexts(bulkMessageTexts);
  return (
    <RunningPage name={texts.title}>
      {({ organisation, can, stop, trail, back }) => (
        <>
          <PageHeader trail={trail} title={texts.title} lead={texts.lead(organisation.name)} />
          {can.message_members || can.send_sms ? (
            <MessageWriting organisation={organisation} can={can} />
          ) : (
            <NotAllowed stop={stop} back={back} title={texts.forbidden}>
              {texts.forbidden_text}
            </NotAllowed>
          )}
        </>
      )}
    </RunningPage>
  );
}

type MessageWritingProps = { organisation: OrganisationDetail; can: OwnAccess['can'] };

function MessageWriting({ organisation, can }: MessageWritingProps) {
  const { sent, page: texts, write, history } = useTexts(bulkMessageTexts);
  const { now } = usePortal();
  const { showToast } = useToasts();
  const [channel, setChannel] = useState<'email' | 'sms'>(can.message_members ? 'email' : 'sms');
  const [draft, setDraft] = useState<MessageDraft>(EMPTY_DRAFT);
  const unsaved = useUnsavedChanges(hasContent(draft));
  const channels = [
    ...(can.message_members ? [{ value: 'email' as const, label: texts.email }] : []),
    ...(can.send_sms ? [{ value: 'sms' as const, label: texts.sms }] : []),
  ];

  const change = (changes: Partial<MessageDraft>) => setDraft((before) => ({ ...before, ...changes }));
  function noteSent(recipients: number) {
    const { subject, body, files, sms } = EMPTY_DRAFT;
    change(channel === 'email' ? { subject, body, files } : { sms });
    showToast({ tone: 'success', title: sent, text: write.sent_to(recipients) });
  }

  const form = { organisation, draft, onChange: change, onSent: noteSent };
  return (
    <>
      <section className="nb-panel nb-stack nb-gap-m" aria-labelledby="ny-melding">
        <SectionHeading id="ny-melding" title={write.title} />
        {channels.length > 1 ? (
          <Segmented label={texts.channel} options={channels} value={channel} onChange={setChannel} />
        ) : null}
        {channel === 'email' ? (
          <EmailForm {...form} FilesField={MessageFiles} />
        ) : (
          <SmsForm {...form} settingsHref={organisationPaths.settings(organisation.id)} />
        )}
      </section>
      {can.message_members ? (
        <section className="nb-panel nb-stack nb-gap-m" aria-labelledby="sendt">
          <SectionHeading id="sendt" title={history.title} />
          <MessageHistory organisationId={organisation.id} now={now} />
        </section>
      ) : null}
      <UnsavedChangesDialog {...unsaved} />
    </>
  );
}
