import { DownloadIcon } from '@navikt/aksel-icons';
import { useState } from 'react';
import { useAction } from '#features/identity/web/use-action.ts';
import { FailedPart } from '#features/portal/web/failed-part.tsx';
import { useOffice } from '#features/portal/web/office.tsx';
import { useAnswer } from '#platform/web/answers.tsx';
import { useCall } from '#platform/web/call.tsx';
import { handOver } from '#platform/web/hand-over.ts';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { Measure } from '../rules.ts';
import { statisticsTexts } from '../texts/token.ts';
import { getReach, getReachFile } from './calls.ts';
import { type Chosen, ReachChoices } from './reach-choices.tsx';
import { ReachFigures } from './reach-figures.tsx';

const FILE_TYPES = ['xlsx', 'csv', 'pdf', 'zip'] as const;

/** BEY-18: how many take part in what. */
export function ReachRoom() {
  const texts = useTexts(statisticsTexts);
  const office = useOffice();
  const call = useCall();
  const [measure, setMeasure] = useState<Measure>('sign_ups');
  const [chosen, setChosen] = useState<Chosen>({});
  const { data: answer, ...state } = useAnswer(
    getReach,
    { query: { ...office, ...chosen, measure } },
    { isKeptMeanwhile: true },
  );
  const { dimension: _, part: __, ...period } = chosen;
  const fetching = useAction(
    async (type: (typeof FILE_TYPES)[number]) => {
      const query = { ...office, ...period, type, ...(type === 'pdf' && { measure }) };
      handOver(
        (await call(getReachFile, { query })) as Blob,
        `${type === 'zip' ? texts.report.name : texts.file.name}.${type}`,
      );
    },
    { isToldInToast: true },
  );
  const reach = answer?.data;
  return (
    <div className="nb-wrap nb-section nb-in-order nb-stack nb-gap-m">
      <PageHeader
        title={texts.title}
        lead={texts.lead}
        {...(reach && { eyebrow: reach.municipality.name })}
        actions={
          <div className="nb-row">
            {FILE_TYPES.map((type) => (
              <Button
                key={type}
                variant="secondary"
                isSmall
                icon={<DownloadIcon aria-hidden />}
                isLoading={fetching.isPending}
                onClick={() => void fetching.run(type)}
              >
                {texts.download[type]}
              </Button>
            ))}
          </div>
        }
      />
      {state.isPending ? <Skeleton shape="block" /> : null}
      {state.isError && !reach ? <FailedPart onTryAgain={() => void state.refetch()} /> : null}
      {reach && reach.period === null ? (
        <EmptyState title={texts.empty} level={2}>
          {texts.empty_text}
        </EmptyState>
      ) : null}
      {reach?.period ? (
        <>
          <ReachChoices reach={reach} chosen={chosen} onChoose={setChosen} measure={measure} onMeasure={setMeasure} />
          <ReachFigures reach={reach} />
        </>
      ) : null}
    </div>
  );
}
