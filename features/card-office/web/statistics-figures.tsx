import { grouped, kroner } from '#platform/language/money.ts';
import { useTexts } from '#platform/web/language.tsx';
import { BarChart } from '#ui/bar-chart.tsx';
import { NumberTiles } from '#ui/number-tiles.tsx';
import { Table } from '#ui/table.tsx';
import type { Statistics } from '../contract.ts';
import { cardOfficeTexts } from '../texts/token.ts';

/** The period in four numbers, by age as a chart, and by whom it went to and for what. */
export function StatisticsFigures({ statistics }: { statistics: Statistics }) {
  const { statistics: texts } = useTexts(cardOfficeTexts);
  const { accounts, used_accounts, granted_ore, used_ore, median_ore, by_age, by_payee, by_category } = statistics;
  const number = (value: number | null) => (value === null ? texts.hidden : grouped(value));
  const money = (value: number | null) => (value === null ? texts.hidden : kroner(value));
  const share = (used: number | null, granted: number | null) => {
    const percent = percentOf(used, granted);
    return percent === null ? texts.hidden : `${percent} %`;
  };
  const bars = by_age.flatMap(({ age, used_ore: used, granted_ore: granted }) => {
    const percent = percentOf(used, granted);
    return percent === null ? [] : [{ key: String(age), label: String(age), values: [percent] }];
  });
  return (
    <>
      <NumberTiles
        tiles={[
          { name: texts.accounts, value: number(accounts), note: texts.used_accounts(number(used_accounts)) },
          { name: texts.granted, value: money(granted_ore) },
          { name: texts.used, value: share(used_ore, granted_ore), note: money(used_ore) },
          { name: texts.median, value: money(median_ore), note: texts.median_note },
        ]}
      />
      <div className="nb-panel nb-stack">
        <h3>{texts.by_age}</h3>
        {bars.length === 0 ? null : (
          <BarChart
            label={texts.chart}
            barName={texts.age}
            series={[texts.percent_used]}
            bars={bars}
            tableLabel={texts.as_table}
          />
        )}
        <Table caption={texts.by_age} isCaptionHidden>
          <thead>
            <tr>
              <th scope="col">{texts.age}</th>
              <Numbers names={[texts.accounts, texts.granted, texts.used_kroner, texts.used]} />
            </tr>
          </thead>
          <tbody>
            {by_age.map((row) => (
              <tr key={row.age}>
                <th scope="row">{texts.years(row.age)}</th>
                <td data-number>{number(row.accounts)}</td>
                <td data-number>{money(row.granted_ore)}</td>
                <td data-number>{money(row.used_ore)}</td>
                <td data-number>{share(row.used_ore, row.granted_ore)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
      {(
        [
          [texts.by_payee, texts.payee, by_payee, texts.no_organisation],
          [texts.by_category, texts.category, by_category, texts.no_activity],
        ] as const
      ).map(([title, what, rows, other]) => (
        <div key={title} className="nb-panel nb-stack">
          <h3>{title}</h3>
          {rows.length === 0 ? (
            <p>{texts.nothing_used}</p>
          ) : (
            <Table caption={title} isCaptionHidden>
              <thead>
                <tr>
                  <th scope="col">{what}</th>
                  <Numbers names={[texts.children, texts.used_kroner]} />
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <tr key={row.name ?? ''}>
                    <th scope="row">{row.name ?? other}</th>
                    <td data-number>{number(row.accounts)}</td>
                    <td data-number>{money(row.used_ore)}</td>
                  </tr>
                ))}
              </tbody>
            </Table>
          )}
        </div>
      ))}
    </>
  );
}

const percentOf = (used: number | null, granted: number | null): number | null =>
  used === null || granted === null || granted === 0 ? null : Math.round((used / granted) * 100);

const Numbers = ({ names }: { names: readonly string[] }) =>
  names.map((name) => (
    <th key={name} scope="col" data-number>
      {name}
    </th>
  ));
