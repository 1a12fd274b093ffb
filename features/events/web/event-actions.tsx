import { CalendarIcon, EnvelopeClosedIcon, LinkIcon, MegaphoneIcon } from '@navikt/aksel-icons';
import type { ReactNode } from 'react';
import { momentTexts } from '#platform/language/moments/token.ts';
import { whenText } from '#platform/language/when-text.ts';
import { useLocale, useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import type { EventDetail } from '../contract.ts';
import { eventDetailTexts } from '../texts/detail/token.ts';
import { calendarPath } from './calendar-path.ts';
import styles from './event-actions.module.css';

type EventActionsProps = {
  event: EventDetail;
  now: Date;
  /** The page's own address, as it is passed on. */
  address: string;
  /** The way to say that something is wrong with it; null for what is not ours, of which the support is told. */
  report: ReactNode;
  supportEmail: string;
};

/** What a reader may want to do with it: pass it on, remember it, say that something is wrong. */
export function EventActions({ event, now, address, report, supportEmail }: EventActionsProps) {
  const texts = useTexts(eventDetailTexts);
  const moments = useTexts(momentTexts);
  const locale = useLocale();
  const share = useShare(event.name, address);
  const when = event.start_at
    ? whenText({ start_at: event.start_at, end_at: event.end_at }, { now, moments })
    : texts.no_times;
  return (
    <section className={styles.actions} aria-label={texts.actions}>
      <Button variant="tertiary" icon={<LinkIcon aria-hidden />} onClick={share}>
        {texts.share.button}
      </Button>
      <ButtonLink
        variant="tertiary"
        icon={<EnvelopeClosedIcon aria-hidden />}
        href={mailPath('', event.name, texts.share.mail_body(event.name, when, address))}
      >
        {texts.share.mail}
      </ButtonLink>
      {event.occurrences.length > 0 && !event.is_canceled ? (
        <ButtonLink
          variant="tertiary"
          icon={<CalendarIcon aria-hidden />}
          href={calendarPath(event.id, locale)}
          download
        >
          {texts.calendar.button}
        </ButtonLink>
      ) : null}
      {report ?? (
        <ButtonLink
          variant="tertiary"
          icon={<MegaphoneIcon aria-hidden />}
          href={mailPath(supportEmail, texts.report.subject(event.name), texts.report.body(address))}
        >
          {texts.report.button}
        </ButtonLink>
      )}
    </section>
  );
}

/** The device's own way of sharing where it has one, else the link is copied and a user is told so. */
function useShare(title: string, url: string) {
  const { showToast } = useToasts();
  const { share: texts } = useTexts(eventDetailTexts);
  return async () => {
    try {
      if (typeof navigator.share === 'function') return await navigator.share({ title, url });
      await navigator.clipboard.writeText(url);
      showToast({ title: texts.copied, tone: 'success' });
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
      showToast({ title: texts.not_copied, text: texts.not_copied_text, tone: 'danger' });
    }
  };
}

/** Spaces as %20: mail programs show a plus as it is. */
const mailPath = (to: string, subject: string, body: string): string =>
  `mailto:${encodeURIComponent(to).replace('%40', '@')}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
