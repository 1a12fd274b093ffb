import { useState } from 'react';
import { useParams } from 'react-router';
import { FailedPart } from '#features/portal/web/failed-part.tsx';
import type { PageModule } from '#features/portal/web/page-module.ts';
import { useAnswer } from '#platform/web/answers.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { cvCheckTexts } from '../../texts/check/token.ts';
import { cvPaperTexts } from '../../texts/paper/token.ts';
import { checkCvPaper } from '../calls.ts';
import styles from './check.module.css';
import { FileCheck, type FileSeal } from './file-check.tsx';
import { PaperContents } from './paper-contents.tsx';
import { PaperVerdict } from './paper-verdict.tsx';

export const page: PageModule = {
  Component: CvCheckPage,
  texts: [cvCheckTexts, cvPaperTexts],
  // Asked for by everybody who opens it: what is withdrawn is so at once, and nothing of it is kept.
  isMadeInBrowser: true,
  head: ({ textsOf }) => ({ title: textsOf(cvCheckTexts).title }),
};

/** BEY-10: for everybody who has a paper in hand. */
function CvCheckPage() {
  const { title } = useTexts(cvCheckTexts);
  const { code = '' } = useParams();
  const [seal, setSeal] = useState<FileSeal | null>(null);
  const answer = useAnswer(checkCvPaper, { params: { code }, query: seal ?? {} });
  const checked = answer.data?.data;
  const isOfFile = seal !== null;
  return (
    <div className={`nb-wrap nb-section nb-in-order nb-stack nb-gap-m ${styles.page}`}>
      <PageHeader title={title} />
      {answer.isPending ? <Skeleton shape="block" /> : null}
      {answer.isError && !checked ? <FailedPart onTryAgain={() => void answer.refetch()} /> : null}
      {checked ? <PaperVerdict checked={checked} /> : null}
      {checked?.paper ? <PaperContents checked={checked} paper={checked.paper} /> : null}
      {checked && (checked.paper || isOfFile) ? (
        <FileCheck isGenuine={isOfFile && checked.state === 'genuine'} onSeal={setSeal} />
      ) : null}
    </div>
  );
}
