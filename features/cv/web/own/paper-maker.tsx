import { DownloadIcon } from '@navikt/aksel-icons';
import { useState } from 'react';
import { useAction } from '#features/identity/web/use-action.ts';
import { ActionFailure } from '#features/portal/web/action-failure.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import type { Cv } from '../../contract.ts';
import { CV_PARTS, PAPER_MONTHS, type PaperMonths } from '../../rules.ts';
import { cvTexts } from '../../texts/own/token.ts';
import { getCv, makeCvPaper } from '../calls.ts';
import { PaperList } from './paper-list.tsx';
import { useDownload } from './use-download.ts';

const USUAL_MONTHS: PaperMonths = 6;

/** BEY-10: a paper of what is chosen, and those that there are. */
export function PaperMaker({ cv: { choices, papers } }: { cv: Cv }) {
  const { paper: words } = useTexts(cvTexts);
  const call = useCall();
  const { showToast } = useToasts();
  const download = useDownload();
  const [months, setMonths] = useState<PaperMonths>(USUAL_MONTHS);
  const making = useAction(
    async (body: { months: PaperMonths }, { keyOf }) => call(makeCvPaper, { body, key: keyOf(body) }),
    { invalidates: [getCv] },
  );
  const showsNothing = CV_PARTS.every((part) => choices[part] === 'me');

  async function make() {
    if (await making.run({ months })) showToast({ tone: 'success', title: words.made });
  }

  return (
    <section className="nb-panel nb-stack nb-gap-m" aria-labelledby="cv-paper">
      <SectionHeading id="cv-paper" title={words.title} />
      <p>{words.lead}</p>
      <ActionFailure action={making} level={3} />
      {showsNothing ? (
        <Notice>{words.nothing_shown}</Notice>
      ) : (
        <>
          <SelectField
            label={words.months}
            value={months}
            onChange={(event) => setMonths(Number(event.target.value) as PaperMonths)}
          >
            {PAPER_MONTHS.map((count) => (
              <option key={count} value={count}>
                {words.month_count(count)}
              </option>
            ))}
          </SelectField>
          <div>
            <Button isLoading={making.isPending} onClick={() => void make()}>
              {words.make}
            </Button>
          </div>
        </>
      )}
      <PaperList papers={papers} />
      <div>
        <Button
          variant="secondary"
          isSmall
          icon={<DownloadIcon aria-hidden />}
          isLoading={download.isPending}
          onClick={() => void download.run(null)}
        >
          {words.own}
        </Button>
      </div>
    </section>
  );
}
