import { useParams, useSearchParams } from 'react-router';
import { doorTexts } from '#features/door/texts/token.ts';
import { OwnCode } from '#features/door/web/own-code.tsx';
import { useKeptFiles } from '#features/door/web/use-kept-files.ts';
import type { PageModule } from '#features/portal/web/page-module.ts';
import { usePortal } from '#features/portal/web/portal.tsx';
import { runningPaths } from '#features/portal/web/running-paths.ts';
import { useOwnId } from '#features/users/web/use-own-id.ts';
import { useTexts } from '#platform/web/language.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import styles from './code-page.module.css';

export const page: PageModule = {
  Component: CodePage,
  texts: [doorTexts],
  isPersonal: true,
  head: ({ textsOf }) => ({ title: textsOf(doorTexts).code.title }),
};

/** One's own code for one time, as large as the screen. */
function CodePage() {
  const { occurrence = '' } = useParams();
  const [search] = useSearchParams();
  const childId = search.get('child');
  const texts = useTexts(doorTexts).code;
  const words = childId === null ? texts : texts.child;
  const { now } = usePortal();
  const userId = useOwnId();
  useKeptFiles();
  return (
    <div className={`nb-wrap nb-section nb-in-order ${styles.page}`}>
      <h1 className={styles.title}>{words.title}</h1>
      {userId === null ? (
        <Skeleton shape="block" />
      ) : (
        <OwnCode occurrenceId={occurrence} now={now} userId={userId} childId={childId} />
      )}
      <p>{words.hint}</p>
      <p className="nb-muted">{words.in_words}</p>
      <TextLink href={runningPaths.my}>{texts.back}</TextLink>
    </div>
  );
}
