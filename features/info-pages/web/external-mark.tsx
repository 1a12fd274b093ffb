import { ExternalLinkIcon } from '@navikt/aksel-icons';
import { useTexts } from '#platform/web/language.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { infoTexts } from '../texts/token.ts';

/** Beside a link that leaves the portal: an icon, and the words for those who do not see it. */
export function ExternalMark() {
  const texts = useTexts(infoTexts);
  return (
    <>
      <VisuallyHidden>{` (${texts.external})`}</VisuallyHidden>
      <ExternalLinkIcon aria-hidden />
    </>
  );
}
