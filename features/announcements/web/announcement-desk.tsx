import { PlusIcon } from '@navikt/aksel-icons';
import { useState } from 'react';
import { useAction } from '#features/identity/web/use-action.ts';
import { FailedPart } from '#features/portal/web/failed-part.tsx';
import { useOffice } from '#features/portal/web/office.tsx';
import { officePaths } from '#features/portal/web/office-paths.ts';
import { longDate } from '#platform/language/date-forms.ts';
import { momentTexts } from '#platform/language/moments/token.ts';
import { useAnswer } from '#platform/web/answers.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useLocale, useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmationDialog } from '#ui/confirmation-dialog.tsx';
import { DecisionCard } from '#ui/decision-card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { PageNumbers } from '#ui/page-numbers.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Tag } from '#ui/tag.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import type { OfficeAnnouncement } from '../office-contract.ts';
import { announcementOfficeTexts } from '../texts/office/token.ts';
import { AnnouncementDialog } from './announcement-dialog.tsx';
import { endAnnouncement, listOfficeAnnouncements } from './office-calls.ts';

type Shown = { deed: 'create' } | { deed: 'edit' | 'end'; announcement: OfficeAnnouncement } | null;

/** DSH-03: what the municipality says on top of every page of its portal. */
export function AnnouncementDesk({ number }: { number: number }) {
  const texts = useTexts(announcementOfficeTexts);
  const locale = useLocale();
  const call = useCall();
  const { showToast } = useToasts();
  const [shown, setShown] = useState<Shown>(null);
  const answer = useAnswer(listOfficeAnnouncements, { query: { ...useOffice(), page: number } });
  const ending = useAction(
    async ({ id }: OfficeAnnouncement) => {
      await call(endAnnouncement, { params: { id } });
      showToast({ tone: 'success', title: texts.done.ended });
    },
    { invalidates: [listOfficeAnnouncements], isToldInToast: true },
  );
  const close = () => setShown(null);
  return (
    <>
      <PageHeader
        title={texts.page_title}
        lead={texts.lead}
        actions={
          <Button icon={<PlusIcon aria-hidden />} onClick={() => setShown({ deed: 'create' })}>
            {texts.create}
          </Button>
        }
      />
      {answer.isPending ? <Skeleton shape="block" /> : null}
      {answer.isError ? <FailedPart text={texts.failed} onTryAgain={() => void answer.refetch()} /> : null}
      {answer.data?.data.length === 0 ? <EmptyState title={texts.empty.title}>{texts.empty.text}</EmptyState> : null}
      {answer.data?.data.map((announcement) => (
        <AnnouncementCard
          key={announcement.id}
          announcement={announcement}
          onDeed={(deed) => setShown({ deed, announcement })}
        />
      ))}
      {answer.data ? (
        <PageNumbers
          page={answer.data.meta.page}
          pageCount={answer.data.meta.last_page}
          hrefOf={(page) => `${officePaths.announcements}?page=${page}`}
          texts={texts.pages}
        />
      ) : null}
      {shown?.deed === 'create' ? <AnnouncementDialog announcement={null} onClose={close} /> : null}
      {shown?.deed === 'edit' ? <AnnouncementDialog announcement={shown.announcement} onClose={close} /> : null}
      {shown?.deed === 'end' ? (
        <ConfirmationDialog
          isOpen
          tone="danger"
          title={texts.ending.title(shown.announcement.title[locale])}
          text={texts.ending.text}
          confirmLabel={texts.end}
          cancelLabel={texts.form.cancel}
          closeLabel={texts.form.close}
          isPending={ending.isPending}
          onConfirm={async () => {
            await ending.run(shown.announcement);
            close();
          }}
          onCancel={close}
        />
      ) : null}
    </>
  );
}

const TONES = { coming: 'warning', shown: 'success', over: 'neutral' } as const;

type AnnouncementCardProps = { announcement: OfficeAnnouncement; onDeed: (deed: 'edit' | 'end') => void };

function AnnouncementCard({ announcement, onDeed }: AnnouncementCardProps) {
  const texts = useTexts(announcementOfficeTexts);
  const moments = useTexts(momentTexts);
  const locale = useLocale();
  const { type, title, body, first_day, last_day, state, is_dismissible } = announcement;
  const name = title[locale];
  return (
    <DecisionCard
      title={name}
      about={texts.days(longDate(first_day, moments), last_day && longDate(last_day, moments))}
      decision={
        <p className="nb-row">
          <Tag tone={TONES[state]}>{texts.states[state]}</Tag>
          <Tag tone={type === 'critical' ? 'danger' : 'neutral'}>{texts.types[type]}</Tag>
          {is_dismissible ? <Tag tone="neutral">{texts.dismissible}</Tag> : null}
        </p>
      }
      actions={
        state === 'over' ? null : (
          <>
            <Button variant="secondary" isSmall aria-label={texts.edit_which(name)} onClick={() => onDeed('edit')}>
              {texts.edit}
            </Button>
            <Button
              variant="secondary"
              isSmall
              isDanger
              aria-label={texts.end_which(name)}
              onClick={() => onDeed('end')}
            >
              {texts.end}
            </Button>
          </>
        )
      }
    >
      {body[locale] ? <p>{body[locale]}</p> : null}
    </DecisionCard>
  );
}
