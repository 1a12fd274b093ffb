import { useTexts } from '#platform/web/language.tsx';
import { Notice } from '#ui/notice.tsx';
import { NumberTiles } from '#ui/number-tiles.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import type { Reach } from '../contract.ts';
import { namesText, periodText } from '../part-texts.ts';
import { statisticsTexts } from '../texts/token.ts';
import { GroupChart } from './group-chart.tsx';
import { QuarterChart } from './quarter-chart.tsx';
import styles from './reach.module.css';
import { ReachMonths } from './reach-months.tsx';
import { countText, inUnit } from './shown-count.ts';

const TILES_A_ROW = 4;

/** The period in numbers, the measure by each dimension, and how all of it is counted. */
export function ReachFigures({ reach }: { reach: Reach }) {
  const texts = useTexts(statisticsTexts);
  const { period, measure, totals, tables } = reach;
  const ofPart = totals.find(({ measure: one }) => one === measure)?.parts ?? [];
  const heading =
    ofPart.length > 0
      ? namesText(
          ofPart.map(({ name }) => name),
          texts,
        )
      : reach.municipality.name;
  return (
    <>
      <section className="nb-stack nb-gap-m" aria-labelledby="reach-totals">
        <SectionHeading id="reach-totals" title={heading} lead={period ? periodText(period, texts) : undefined} />
        {[totals.slice(0, TILES_A_ROW), totals.slice(TILES_A_ROW)].map((row) => (
          <NumberTiles
            key={row[0]?.measure}
            tiles={row.map(({ measure: one, count, before }) => {
              const more = count === null || before === null ? null : inUnit(one, count) - inUnit(one, before);
              return {
                name: texts.measures[one],
                value: count === null ? texts.few : countText(one, count),
                ...(more !== null && {
                  note: more === 0 ? texts.same : more > 0 ? texts.up(more) : texts.down(-more),
                  isUp: more > 0 && one !== 'waiting',
                }),
              };
            })}
          />
        ))}
      </section>
      <Notice title={texts.small.title}>{texts.small.text}</Notice>
      <section className="nb-stack nb-gap-m" aria-labelledby="reach-tables">
        <SectionHeading id="reach-tables" title={texts.measures[measure]} lead={texts.measures_about[measure]} />
        <div className={styles.grid}>
          <section className={`nb-panel nb-stack ${styles.panel}`} aria-labelledby="by-quarter">
            <h3 id="by-quarter">{texts.by_quarter}</h3>
            <QuarterChart reach={reach} />
          </section>
          {tables.map(({ dimension, groups }) => (
            <section
              key={dimension}
              className={`nb-panel nb-stack ${styles.panel}`}
              aria-labelledby={`by-${dimension}`}
            >
              <h3 id={`by-${dimension}`}>{texts.dimensions[dimension]}</h3>
              {dimension === 'month' ? (
                <ReachMonths measure={measure} groups={groups} />
              ) : (
                <GroupChart dimension={dimension} measure={measure} groups={groups} />
              )}
            </section>
          ))}
          <section className="nb-panel nb-stack" aria-labelledby="reach-how">
            <h3 id="reach-how">{texts.how.title}</h3>
            <ul className={styles.lines}>
              {texts.how.lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </section>
        </div>
      </section>
    </>
  );
}
