import { FailedPart } from '#features/portal/web/failed-part.tsx';
import { useOffice } from '#features/portal/web/office.tsx';
import { startingCapital } from '#platform/language/capitals.ts';
import { momentTexts } from '#platform/language/moments/token.ts';
import { useAnswer } from '#platform/web/answers.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { BarChart } from '#ui/bar-chart.tsx';
import { Heading } from '#ui/heading.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Table } from '#ui/table.tsx';
import type { EquipmentNumbers } from '../office-contract.ts';
import { equipmentOfficeTexts } from '../texts/office/token.ts';
import { getEquipmentNumbers } from './office-calls.ts';

/** How much has been lent, and what most of all. */
export function OfficeFigures() {
  const { figures: texts } = useTexts(equipmentOfficeTexts);
  const answer = useAnswer(getEquipmentNumbers, { query: useOffice() });
  if (answer.isError) return <FailedPart onTryAgain={() => void answer.refetch()} />;
  if (!answer.data) return <Skeleton shape="block" />;
  const { months, items } = answer.data.data;
  if (items.length === 0) return <p className="nb-muted">{texts.none}</p>;
  const isHidden = [...months, ...items].some(({ loans }) => loans === null);
  return (
    <>
      <MonthChart months={months} />
      <Heading level={3}>{texts.items}</Heading>
      <ItemFigures items={items} />
      {isHidden ? <p className="nb-small nb-muted">{texts.hidden_note}</p> : null}
    </>
  );
}

function MonthChart({ months }: Pick<EquipmentNumbers, 'months'>) {
  const { figures: texts } = useTexts(equipmentOfficeTexts);
  const { months: names } = useTexts(momentTexts);
  return (
    <BarChart
      label={texts.chart}
      barName={texts.month}
      series={[texts.loans]}
      bars={months.map(({ month, loans }, place) => {
        const [year = '', number = ''] = month.split('-');
        const name = startingCapital(names[Number(number) as keyof typeof names]);
        return {
          key: month,
          label: name.slice(0, 3),
          fullLabel: `${name} ${year}`,
          values: [loans],
          isNow: place === months.length - 1,
        };
      })}
      tableLabel={texts.as_table}
      hiddenText={texts.hidden}
    />
  );
}

const NUMBERS = ['loans', 'accounts', 'days_out', 'damaged'] as const;
/** As many as are looked at. */
const MAX_SHOWN = 10;

function ItemFigures({ items }: Pick<EquipmentNumbers, 'items'>) {
  const { figures: texts } = useTexts(equipmentOfficeTexts);
  const { columns } = texts;
  return (
    <Table caption={texts.items} isCaptionHidden>
      <thead>
        <tr>
          <th scope="col">{columns.name}</th>
          {NUMBERS.map((column) => (
            <th key={column} scope="col" data-number>
              {columns[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {items.slice(0, MAX_SHOWN).map((item) => (
          <tr key={item.item_id}>
            <th scope="row">{item.name}</th>
            {NUMBERS.map((column) => (
              <td key={column} data-number>
                {item[column] ?? <HiddenNumber text={texts.hidden} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const HiddenNumber = ({ text }: { text: string }) => (
  <>
    <span aria-hidden>–</span>
    <span className="nb-sr">{text}</span>
  </>
);
