import { platformHref } from '#features/portal/web/platform-paths.ts';
import { useAnswer } from '#platform/web/answers.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { announcementOfficeTexts } from '../texts/office/token.ts';
import { AnnouncementDesk } from './announcement-desk.tsx';
import {
  createAnnouncementForAll,
  endAnnouncementForAll,
  listAnnouncementsForAll,
  updateAnnouncementForAll,
} from './office-calls.ts';

/** DSH-02: what those who run the portal say on top of every page of every portal. */
export function AnnouncementsForAll({ number }: { number: number }) {
  const { page_title, for_all } = useTexts(announcementOfficeTexts);
  const call = useCall();
  const answer = useAnswer(listAnnouncementsForAll, { query: { page: number } });
  return (
    <section className="nb-stack nb-gap-m">
      <AnnouncementDesk
        answer={answer}
        deeds={{
          list: listAnnouncementsForAll,
          create: (body) => call(createAnnouncementForAll, { body }),
          update: (id, body) => call(updateAnnouncementForAll, { params: { id }, body }),
          end: (id) => call(endAnnouncementForAll, { params: { id } }),
        }}
        emptyText={for_all.empty}
        header={(create) => <SectionHeading title={page_title} lead={for_all.lead} action={create} />}
        hrefOf={(page) => `${platformHref('announcements')}&page=${page}`}
      />
    </section>
  );
}
