import { useState } from 'react';
import { FailedPart } from '#features/portal/web/failed-part.tsx';
import { longDate } from '#platform/language/date-forms.ts';
import { momentTexts } from '#platform/language/moments/token.ts';
import { grouped } from '#platform/language/money.ts';
import { useAnswer } from '#platform/web/answers.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { NumberTiles } from '#ui/number-tiles.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Table } from '#ui/table.tsx';
import type { MenuCounts as Counts } from '../../contract.ts';
import { METRIC_PERIODS, METRIC_PORTALS, METRIC_ROLES, type MetricPeriod, type MetricPortals } from '../../periods.ts';
import { metricTexts } from '../../texts/token.ts';
import { readMenuCounts } from './calls.ts';
import styles from './menu-counts.module.css';

type Line = Counts['items'][number];
const clicksOf = (line: Line): number => METRIC_ROLES.reduce((sum, role) => sum + line[role], 0);

/** SHL-12: what is clicked in the menus, by role. */
export function MenuCounts() {
  const texts = useTexts(metricTexts);
  const [period, setPeriod] = useState<MetricPeriod>('month');
  const [of, setOf] = useState<MetricPortals>('all');
  const { data: answer, ...state } = useAnswer(readMenuCounts, { query: { period, of } }, { isKeptMeanwhile: true });
  return (
    <>
      <div className={styles.choices}>
        <Segmented
          label={texts.period}
          options={METRIC_PERIODS.map((value) => ({ value, label: texts.periods[value] }))}
          value={period}
          onChange={setPeriod}
        />
        <Segmented
          label={texts.portals}
          options={METRIC_PORTALS.map((value) => ({ value, label: texts.of[value] }))}
          value={of}
          onChange={setOf}
        />
      </div>
      {state.isPending ? <Skeleton shape="block" /> : null}
      {state.isError && !answer ? <FailedPart onTryAgain={() => void state.refetch()} /> : null}
      {answer ? <Counted counts={answer.data} /> : null}
    </>
  );
}

function Counted({ counts: { since, items, screens } }: { counts: Counts }) {
  const texts = useTexts(metricTexts);
  const moments = useTexts(momentTexts);
  const used = items.filter((line) => clicksOf(line) > 0);
  const clicks = used.reduce((sum, line) => sum + clicksOf(line), 0);
  const logins = screens.mobile + screens.desktop;
  if (clicks + logins === 0) {
    return (
      <EmptyState title={texts.empty} level={2}>
        {texts.empty_text}
      </EmptyState>
    );
  }
  return (
    <>
      <NumberTiles
        tiles={[
          { name: texts.clicks, value: grouped(clicks), note: texts.since(longDate(since, moments)) },
          ...(['mobile', 'desktop'] as const).map((screen) => ({
            name: texts[screen],
            value: grouped(screens[screen]),
            ...(logins > 0 && { note: texts.share(Math.round((100 * screens[screen]) / logins)) }),
          })),
        ]}
      />
      {used.length > 0 ? <ByItem lines={used} /> : null}
    </>
  );
}

function ByItem({ lines }: { lines: readonly Line[] }) {
  const texts = useTexts(metricTexts);
  const most = Math.max(1, ...lines.map(clicksOf));
  return (
    <section className="nb-panel nb-stack" aria-labelledby="by-item">
      <SectionHeading id="by-item" title={texts.by_item} />
      <Table caption={texts.by_item_and_role} isCaptionHidden>
        <thead>
          <tr>
            <th scope="col">{texts.item}</th>
            <th scope="col" data-number>
              {texts.all}
            </th>
            {METRIC_ROLES.map((role) => (
              <th key={role} scope="col" data-number>
                {texts.roles[role]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.item}>
              <th scope="row">
                {texts.items[line.item]}
                <svg className={styles.track} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
                  <rect className={styles.fill} width={(100 * clicksOf(line)) / most} height="1" />
                </svg>
              </th>
              <td data-number>{grouped(clicksOf(line))}</td>
              {METRIC_ROLES.map((role) => (
                <td key={role} data-number>
                  {grouped(line[role])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  );
}
