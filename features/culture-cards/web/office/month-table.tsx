import { FailedPart } from '#features/portal/web/failed-part.tsx';
import { useOffice } from '#features/portal/web/office.tsx';
import { INTL_LOCALE } from '#platform/language/locale.ts';
import { grouped } from '#platform/language/money.ts';
import { useAnswer } from '#platform/web/answers.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useLocale, useTexts } from '#platform/web/language.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Table } from '#ui/table.tsx';
import { cultureOfficeTexts } from '../../texts/office/token.ts';
import { getCultureFile, getCultureNumbers } from '../calls.ts';
import { NumbersHead } from '../numbers-head.tsx';

/** Each group and each month. What is left out says so. */
export function MonthTable() {
  const texts = useTexts(cultureOfficeTexts).numbers;
  const locale = useLocale();
  const call = useCall();
  const query = useOffice();
  const answer = useAnswer(getCultureNumbers, { query });
  const numbers = answer.data?.data;
  const shortMonth = new Intl.DateTimeFormat(INTL_LOCALE[locale], { month: 'short', year: '2-digit', timeZone: 'UTC' });
  const cell = (visits: number | null) => (visits === null ? <abbr title={texts.hidden}>–</abbr> : grouped(visits));
  return (
    <section className="nb-stack nb-gap-m" aria-labelledby="numbers">
      <NumbersHead id="numbers" texts={texts} fetchFile={() => call(getCultureFile, { query })} />
      {answer.isPending ? <Skeleton shape="block" /> : null}
      {answer.isError && !numbers ? <FailedPart onTryAgain={() => void answer.refetch()} /> : null}
      {numbers && numbers.groups.length === 0 ? (
        <EmptyState title={texts.empty} level={3}>
          {texts.empty_text}
        </EmptyState>
      ) : null}
      {numbers && numbers.groups.length > 0 ? (
        <div className="nb-panel">
          <Table caption={texts.caption} isCaptionHidden>
            <thead>
              <tr>
                <th scope="col">{texts.group}</th>
                <th scope="col" data-number>
                  {texts.cards}
                </th>
                {numbers.months.map((month) => (
                  <th key={month} scope="col" data-number>
                    {shortMonth.format(new Date(`${month}-15`))}
                  </th>
                ))}
                <th scope="col" data-number>
                  {texts.total}
                </th>
              </tr>
            </thead>
            <tbody>
              {numbers.groups.map(({ id, name, venue_name, members, visits, by_month }) => (
                <tr key={id}>
                  <th scope="row">
                    {name}
                    {venue_name === null ? null : <small className="nb-muted"> · {venue_name}</small>}
                  </th>
                  <td data-number>{grouped(members)}</td>
                  {by_month.map((count, place) => (
                    <td key={numbers.months[place]} data-number>
                      {cell(count)}
                    </td>
                  ))}
                  <td data-number>
                    <strong>{cell(visits)}</strong>
                  </td>
                </tr>
              ))}
            </tbody>
          </Table>
        </div>
      ) : null}
    </section>
  );
}
