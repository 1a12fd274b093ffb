import type { ReactNode } from 'react';
import { FailedPart } from '#features/portal/web/failed-part.tsx';
import { inputDate, longDate } from '#platform/language/date-forms.ts';
import { momentTexts } from '#platform/language/moments/token.ts';
import { useAnswer } from '#platform/web/answers.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { BarChart } from '#ui/bar-chart.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { NumberTiles } from '#ui/number-tiles.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { OfficeGroup } from '../office-contract.ts';
import { ticketOfficeTexts } from '../texts/office/token.ts';
import { getTicketFigures } from './office-calls.ts';

type OfficeFiguresDialogProps = {
  group: OfficeGroup;
  /** Below the figures: the tickets as a file. */
  children: ReactNode;
  onClose: () => void;
};

/** What became of the tickets of a group. */
export function OfficeFiguresDialog({ group, children, onClose }: OfficeFiguresDialogProps) {
  const { statistics: texts, close_dialog } = useTexts(ticketOfficeTexts);
  return (
    <Dialog isOpen title={texts.title(group.name)} closeLabel={close_dialog} onClose={onClose}>
      <div className="nb-stack nb-gap-m">
        <Figures group={group} />
        {children}
      </div>
    </Dialog>
  );
}

function Figures({ group }: Pick<OfficeFiguresDialogProps, 'group'>) {
  const { statistics: texts } = useTexts(ticketOfficeTexts);
  const moments = useTexts(momentTexts);
  const answer = useAnswer(getTicketFigures, { params: { id: group.id } });
  if (answer.isError) return <FailedPart onTryAgain={() => void answer.refetch()} />;
  if (!answer.data) return <Skeleton shape="block" />;
  const { left, reserved, used, cancelled, expired, days } = answer.data.data;
  return (
    <>
      <NumberTiles
        tiles={[
          { name: texts.used, value: used },
          { name: texts.reserved, value: reserved },
          { name: texts.left, value: left },
          { name: texts.cancelled, value: cancelled },
          { name: texts.expired, value: expired },
        ]}
      />
      {days.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <BarChart
          label={texts.chart}
          barName={texts.day}
          series={[texts.series_reserved, texts.series_used]}
          bars={days.map((one) => ({
            key: one.day,
            label: inputDate(one.day).slice(0, 'DD.MM'.length),
            fullLabel: longDate(one.day, moments),
            values: [one.reserved, one.used],
          }))}
          tableLabel={texts.as_table}
        />
      )}
    </>
  );
}
