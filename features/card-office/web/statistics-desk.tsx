import { useState } from 'react';
import { FailedPart } from '#features/portal/web/failed-part.tsx';
import { useOffice } from '#features/portal/web/office.tsx';
import { longDate } from '#platform/language/date-forms.ts';
import { clock } from '#platform/language/dates.ts';
import { momentTexts } from '#platform/language/moments/token.ts';
import { useAnswer } from '#platform/web/answers.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { cardOfficeTexts } from '../texts/token.ts';
import { getStatistics } from './calls.ts';
import { StatisticsFigures } from './statistics-figures.tsx';

/** CRD-09: one period at a time, in figures that can be shown to others. */
export function StatisticsDesk() {
  const { statistics: texts } = useTexts(cardOfficeTexts);
  const moments = useTexts(momentTexts);
  const [wanted, setWanted] = useState('');
  const query = { ...useOffice(), ...(wanted !== '' && { version_id: wanted }) };
  const answer = useAnswer(getStatistics, { query }, { isKeptMeanwhile: true });
  if (answer.isError) return <FailedPart onTryAgain={() => void answer.refetch()} />;
  if (!answer.data) return <Skeleton shape="block" />;
  const { periods, period, data } = answer.data;
  if (!period) return <EmptyState title={texts.empty}>{texts.empty_text}</EmptyState>;
  const day = (instant: string) => longDate(instant, moments);
  return (
    <section className="nb-stack nb-gap-m" aria-labelledby="statistics-title">
      <h2 id="statistics-title">{texts.title}</h2>
      <SelectField label={texts.period} value={period.id} onChange={(event) => setWanted(event.currentTarget.value)}>
        {periods.map(({ id, scheme_name, starts_on, last_day }) => (
          <option key={id} value={id}>
            {texts.period_name(scheme_name, day(starts_on), day(last_day))}
          </option>
        ))}
      </SelectField>
      {data ? (
        <>
          <StatisticsFigures statistics={data} />
          <p className="nb-small nb-muted">{texts.about(`${day(data.at)} ${clock(data.at)}`)}</p>
        </>
      ) : (
        <p>{texts.not_counted}</p>
      )}
    </section>
  );
}
