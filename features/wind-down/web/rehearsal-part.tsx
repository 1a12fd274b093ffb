import { ArrowsCirclepathIcon } from '@navikt/aksel-icons';
import { useId } from 'react';
import { FailedPart } from '#features/portal/web/failed-part.tsx';
import { longDate } from '#platform/language/date-forms.ts';
import { momentTexts } from '#platform/language/moments/token.ts';
import { useAnswer } from '#platform/web/answers.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Table } from '#ui/table.tsx';
import type { WindDown } from '../contract.ts';
import { windDownTexts } from '../texts/room/token.ts';
import { rehearseWindDown } from './calls.ts';

/** What would be moved, deleted and kept. It only reads. */
export function RehearsalPart({ plan }: { plan: WindDown }) {
  const { rehearsal: texts } = useTexts(windDownTexts);
  const moments = useTexts(momentTexts);
  const headingId = useId();
  const answer = useAnswer(rehearseWindDown, { params: { id: plan.id } });
  return (
    <section className="nb-panel nb-stack" aria-labelledby={headingId}>
      <SectionHeading
        id={headingId}
        title={texts.title}
        lead={texts.lead(longDate(plan.delete_on, moments))}
        action={
          <Button
            variant="secondary"
            icon={<ArrowsCirclepathIcon aria-hidden />}
            isLoading={answer.isFetching}
            onClick={() => void answer.refetch()}
          >
            {texts.again}
          </Button>
        }
      />
      {answer.isPending ? <Skeleton shape="block" /> : null}
      {answer.isError ? <FailedPart text={texts.failed} onTryAgain={() => void answer.refetch()} /> : null}
      {answer.data ? (
        <Table caption={texts.caption} isCaptionHidden>
          <thead>
            <tr>
              <th scope="col">{texts.what}</th>
              <th scope="col" data-number>
                {texts.moved}
              </th>
              <th scope="col" data-number>
                {texts.deleted}
              </th>
              <th scope="col" data-number>
                {texts.kept}
              </th>
            </tr>
          </thead>
          <tbody>
            {answer.data.data.rows.map(({ kind, moved, deleted, kept }) => (
              <tr key={kind}>
                <th scope="row">
                  {texts.kinds[kind].name}
                  {texts.kinds[kind].note ? (
                    <>
                      <br />
                      <small className="nb-muted">{texts.kinds[kind].note}</small>
                    </>
                  ) : null}
                </th>
                <td data-number>{moved}</td>
                <td data-number>{deleted}</td>
                <td data-number>{kept}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      ) : null}
    </section>
  );
}
