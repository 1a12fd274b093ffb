import { DownloadIcon } from '@navikt/aksel-icons';
import { useId } from 'react';
import { longDate } from '#platform/language/date-forms.ts';
import { momentTexts } from '#platform/language/moments/token.ts';
import { handOver } from '#platform/web/hand-over.ts';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import type { WindDown } from '../contract.ts';
import { windDownTexts } from '../texts/room/token.ts';

/** What was done, in words that are never changed. */
export function ProofPart({ plan: { proof, portal } }: { plan: WindDown }) {
  const { proof: texts } = useTexts(windDownTexts);
  const moments = useTexts(momentTexts);
  const headingId = useId();
  return (
    <section className="nb-panel nb-stack" aria-labelledby={headingId}>
      <SectionHeading
        id={headingId}
        title={texts.title}
        lead={proof ? texts.lead(longDate(proof.done_at, moments)) : texts.none}
      />
      {proof ? (
        <>
          <p>
            {texts.digest}
            <br />
            <code>{proof.digest}</code>
          </p>
          <Button
            variant="secondary"
            icon={<DownloadIcon aria-hidden />}
            onClick={() => handOver(new Blob([proof.text], { type: 'application/json' }), `bevis-${portal}.json`)}
          >
            {texts.download}
          </Button>
        </>
      ) : null}
    </section>
  );
}
