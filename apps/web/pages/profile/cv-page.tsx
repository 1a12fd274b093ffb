import { certificateTexts } from '#features/certificates/texts/token.ts';
import { CertificatesSection } from '#features/certificates/web/certificates-section.tsx';
import { cvTexts } from '#features/cv/texts/own/token.ts';
import { cvPaperTexts } from '#features/cv/texts/paper/token.ts';
import { getCv } from '#features/cv/web/calls.ts';
import { CvActivities } from '#features/cv/web/own/cv-activities.tsx';
import { CvChoicesPanel } from '#features/cv/web/own/cv-choices.tsx';
import { CvHoursPanel } from '#features/cv/web/own/cv-hours.tsx';
import { CvRoles } from '#features/cv/web/own/cv-roles.tsx';
import { CvTiles } from '#features/cv/web/own/cv-tiles.tsx';
import { PaperMaker } from '#features/cv/web/own/paper-maker.tsx';
import { FailedPart } from '#features/portal/web/failed-part.tsx';
import type { PageModule } from '#features/portal/web/page-module.ts';
import { paths } from '#features/portal/web/paths.ts';
import { SECTIONS } from '#features/users/web/paths.ts';
import { useAnswer } from '#platform/web/answers.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';

export const page: PageModule = {
  Component: CvPage,
  texts: [certificateTexts, cvPaperTexts, cvTexts],
  isPersonal: true,
  head: ({ textsOf }) => ({ title: textsOf(cvTexts).title }),
};

/** USR-03: what one has done, and what of it is shown to others. */
function CvPage() {
  const texts = useTexts(cvTexts);
  const answer = useAnswer(getCv, {});
  const cv = answer.data?.data;
  return (
    <div className="nb-wrap nb-section nb-in-order nb-stack nb-gap-l">
      <PageHeader eyebrow={texts.eyebrow} title={texts.title} lead={texts.lead} />
      {answer.isPending ? <Skeleton shape="block" /> : null}
      {answer.isError && !cv ? <FailedPart onTryAgain={() => void answer.refetch()} /> : null}
      {cv ? (
        <>
          <CvTiles cv={cv} />
          <div className="nb-two">
            <div className="nb-stack nb-gap-m">
              <CvHoursPanel hours={cv.hours} />
              <CertificatesSection id={SECTIONS.certificates} />
              <CvRoles roles={cv.roles} />
              <CvActivities activities={cv.activities} />
            </div>
            <div className="nb-stack nb-gap-m">
              <CvChoicesPanel choices={cv.choices} />
              <PaperMaker cv={cv} />
            </div>
          </div>
        </>
      ) : null}
      <TextLink href={paths.profile}>{texts.back}</TextLink>
    </div>
  );
}
