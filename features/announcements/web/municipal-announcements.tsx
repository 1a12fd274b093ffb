import { useOffice } from '#features/portal/web/office.tsx';
import { officePaths } from '#features/portal/web/office-paths.ts';
import { useAnswer } from '#platform/web/answers.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { announcementOfficeTexts } from '../texts/office/token.ts';
import { AnnouncementDesk } from './announcement-desk.tsx';
import { createAnnouncement, endAnnouncement, listOfficeAnnouncements, updateAnnouncement } from './office-calls.ts';

/** DSH-03: what the municipality says on top of every page of its portal. */
export function MunicipalAnnouncements({ number }: { number: number }) {
  const texts = useTexts(announcementOfficeTexts);
  const call = useCall();
  const office = useOffice();
  const answer = useAnswer(listOfficeAnnouncements, { query: { ...office, page: number } });
  return (
    <AnnouncementDesk
      answer={answer}
      deeds={{
        list: listOfficeAnnouncements,
        create: (written) => call(createAnnouncement, { body: { ...office, ...written } }),
        update: (id, body) => call(updateAnnouncement, { params: { id }, body }),
        end: (id) => call(endAnnouncement, { params: { id } }),
      }}
      emptyText={texts.empty.text}
      header={(create) => <PageHeader title={texts.page_title} lead={texts.lead} actions={create} />}
      hrefOf={(page) => `${officePaths.announcements}?page=${page}`}
    />
  );
}
