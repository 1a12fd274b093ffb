import { PlusIcon } from '@navikt/aksel-icons';
import { type ReactNode, useState } from 'react';
import { type ChangedAnswers, useAction } from '#features/identity/web/use-action.ts';
import { FailedPart } from '#features/portal/web/failed-part.tsx';
import { longDate } from '#platform/language/date-forms.ts';
import { momentTexts } from '#platform/language/moments/token.ts';
import { useLocale, useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmationDialog } from '#ui/confirmation-dialog.tsx';
import { DecisionCard } from '#ui/decision-card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageNumbers } from '#ui/page-numbers.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Tag } from '#ui/tag.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import type { OfficeAnnouncement, WrittenAnnouncement } from '../office-contract.ts';
import { announcementOfficeTexts } from '../texts/office/token.ts';
import { AnnouncementDialog } from './announcement-dialog.tsx';

type Shown = { deed: 'create' } | { deed: 'edit' | 'end'; announcement: OfficeAnnouncement } | null;

/** What can be done about announcements of one municipality, or about those for all. */
export type AnnouncementDeeds = {
  list: ChangedAnswers[number];
  create: (written: WrittenAnnouncement) => Promise<unknown>;
  update: (id: OfficeAnnouncement['id'], written: WrittenAnnouncement) => Promise<unknown>;
  end: (id: OfficeAnnouncement['id']) => Promise<unknown>;
};

type AnnouncementDeskProps = {
  answer: {
    data?: { data: OfficeAnnouncement[]; meta: { page: number; last_page: number } } | undefined;
    isPending: boolean;
    isError: boolean;
    refetch: () => Promise<unknown>;
  };
  deeds: AnnouncementDeeds;
  emptyText: string;
  header: (create: ReactNode) => ReactNode;
  hrefOf: (page: number) => string;
};

/** What is said on top of every page: written, changed and taken down. */
export function AnnouncementDesk({ answer, deeds, emptyText, header, hrefOf }: AnnouncementDeskProps) {
  const texts = useTexts(announcementOfficeTexts);
  const locale = useLocale();
  const { showToast } = useToasts();
  const [shown, setShown] = useState<Shown>(null);
  const ending = useAction(
    async ({ id }: OfficeAnnouncement) => {
      await deeds.end(id);
      showToast({ tone: 'success', title: texts.done.ended });
    },
    { invalidates: [deeds.list], isToldInToast: true },
  );
  const close = () => setShown(null);
  return (
    <>
      {header(
        <Button icon={<PlusIcon aria-hidden />} onClick={() => setShown({ deed: 'create' })}>
          {texts.create}
        </Button>,
      )}
      {answer.isPending ? <Skeleton shape="block" /> : null}
      {answer.isError ? <FailedPart text={texts.failed} onTryAgain={() => void answer.refetch()} /> : null}
      {answer.data?.data.length === 0 ? <EmptyState title={texts.empty.title}>{emptyText}</EmptyState> : null}
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
          hrefOf={hrefOf}
          texts={texts.pages}
        />
      ) : null}
      {shown?.deed === 'create' ? <AnnouncementDialog announcement={null} deeds={deeds} onClose={close} /> : null}
      {shown?.deed === 'edit' ? (
        <AnnouncementDialog announcement={shown.announcement} deeds={deeds} onClose={close} />
      ) : null}
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
