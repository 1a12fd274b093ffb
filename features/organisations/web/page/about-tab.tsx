import { FailedPart } from '#features/portal/web/failed-part.tsx';
import { useAnswer } from '#platform/web/answers.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { OrganisationDetail } from '../../contract.ts';
import { organisationTexts } from '../../texts/token.ts';
import { listDocuments, listGallery } from '../calls.ts';
import { Gallery } from '../gallery.tsx';
import type { ReportOf } from '../gallery-dialog.tsx';
import { OrganisationDocuments } from '../organisation-documents.tsx';
import { OrganisationStory } from '../organisation-story.tsx';
import styles from './organisation-page.module.css';

/** Its own words, pictures and papers. */
export function AboutTab({ organisation, reportOf }: { organisation: OrganisationDetail; reportOf: ReportOf }) {
  const at = { params: { id: organisation.id } };
  const gallery = useAnswer(listGallery, at);
  const documents = useAnswer(listDocuments, at);
  return (
    <div className={styles.parts}>
      <OrganisationStory organisation={organisation} />
      {gallery.data ? (
        <Gallery pictures={gallery.data.data} reportOf={reportOf} />
      ) : (
        <MissingDescription answer={gallery} />
      )}
      {documents.data ? (
        <OrganisationDocuments documents={documents.data.data} />
      ) : (
        <MissingDescription answer={documents} />
      )}
    </div>
  );
}

type MissingDescriptionProps = { answer: { isPending: boolean; refetch: () => unknown } };

function MissingDescription({ answer: { isPending, refetch } }: MissingDescriptionProps) {
  const texts = useTexts(organisationTexts);
  if (isPending) return <Skeleton shape="block" />;
  return <FailedPart text={texts.failed_part} onTryAgain={() => void refetch()} />;
}
