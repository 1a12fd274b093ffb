import { ArrowsCirclepathIcon, CalendarIcon, TrashIcon } from '@navikt/aksel-icons';
import { useState } from 'react';
import { useAction } from '#features/identity/web/use-action.ts';
import { longDate } from '#platform/language/date-forms.ts';
import { momentTexts } from '#platform/language/moments/token.ts';
import { useAnswer } from '#platform/web/answers.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { ConfirmationDialog } from '#ui/confirmation-dialog.tsx';
import { CopyField } from '#ui/copy-field.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import { timetableTexts } from '../texts/token.ts';
import { getTimetableAddress, removeTimetableAddress, renewTimetableAddress } from './calls.ts';

const TITLE_ID = 'timetable-address-title';

/** The secret address of one's own timetable: to copy, to open, to change and to take away. */
export function TimetableAddress() {
  const texts = useTexts(timetableTexts);
  const moments = useTexts(momentTexts);
  const call = useCall();
  const { showToast } = useToasts();
  const answer = useAnswer(getTimetableAddress, {});
  const [asked, setAsked] = useState<'renew' | 'remove' | null>(null);
  const { run, isPending } = useAction(
    async (change: 'renew' | 'remove') => {
      if (change === 'renew') await call(renewTimetableAddress, {});
      else await call(removeTimetableAddress, {});
    },
    { invalidates: [getTimetableAddress], isToldInToast: true },
  );

  async function confirm(change: 'renew' | 'remove', title: string) {
    if (await run(change)) showToast({ tone: 'success', title });
    setAsked(null);
  }

  const address = answer.data?.data;
  return (
    <section className="nb-panel nb-stack nb-gap-m" aria-labelledby={TITLE_ID}>
      <SectionHeading id={TITLE_ID} title={texts.address.title} lead={texts.address.lead} />
      {answer.isPending ? <Skeleton shape="line" /> : null}
      {answer.isError ? (
        <div className="nb-row">
          <p>{texts.address.failed}</p>
          <Button variant="secondary" isSmall onClick={() => void answer.refetch()}>
            {texts.try_again}
          </Button>
        </div>
      ) : null}
      {address && address.url === null ? (
        <div>
          <Button variant="secondary" isLoading={isPending} onClick={() => void run('renew')}>
            {texts.address.make}
          </Button>
        </div>
      ) : null}
      {address?.url ? (
        <>
          <CopyField label={texts.address.label} value={address.url} texts={texts.address} />
          <p className="nb-muted">
            {texts.address.secret}
            {address.created_at === null ? null : ` ${texts.address.made_on(longDate(address.created_at, moments))}.`}
          </p>
          <div className="nb-row">
            <ButtonLink
              href={address.url.replace(/^https?:/, 'webcal:')}
              referrerPolicy="no-referrer"
              icon={<CalendarIcon aria-hidden />}
            >
              {texts.address.open}
            </ButtonLink>
            <Button variant="secondary" icon={<ArrowsCirclepathIcon aria-hidden />} onClick={() => setAsked('renew')}>
              {texts.address.renew}
            </Button>
            <Button variant="tertiary" isDanger icon={<TrashIcon aria-hidden />} onClick={() => setAsked('remove')}>
              {texts.address.remove}
            </Button>
          </div>
        </>
      ) : null}
      <ConfirmationDialog
        isOpen={asked === 'renew'}
        title={texts.address.renew_title}
        text={texts.address.renew_text}
        confirmLabel={texts.address.renew_confirm}
        cancelLabel={texts.cancel}
        closeLabel={texts.close}
        isPending={isPending}
        onConfirm={() => void confirm('renew', texts.address.renewed)}
        onCancel={() => setAsked(null)}
      />
      <ConfirmationDialog
        isOpen={asked === 'remove'}
        tone="danger"
        title={texts.address.remove_title}
        text={texts.address.remove_text}
        confirmLabel={texts.address.remove_confirm}
        cancelLabel={texts.cancel}
        closeLabel={texts.close}
        isPending={isPending}
        onConfirm={() => void confirm('remove', texts.address.removed)}
        onCancel={() => setAsked(null)}
      />
    </section>
  );
}
