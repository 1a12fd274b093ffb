import { useState } from 'react';
import { todayTexts } from '#features/dashboards/texts/today/token.ts';
import { SHEET_TYPES } from '#features/exports/rules.ts';
import { ExportMenu } from '#features/exports/web/export-menu.tsx';
import { useOffice } from '#features/portal/web/office.tsx';
import { usePortal } from '#features/portal/web/portal.tsx';
import { osloWallTime } from '#platform/language/dates.ts';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { orderYear } from './calls.ts';
import styles from './dashboard.module.css';

const YEARS_BACK = 4;

/** DSH-03: what a municipality reports of a year, as a spreadsheet. */
export function YearExport() {
  const { year: texts } = useTexts(todayTexts);
  const call = useCall();
  const office = useOffice();
  const { year: now } = osloWallTime(usePortal().now);
  const [year, setYear] = useState(now);
  return (
    <section className={`nb-panel ${styles.section}`} aria-labelledby="year">
      <h2 id="year">{texts.title}</h2>
      <p>{texts.text}</p>
      <div className={styles.find}>
        <SelectField
          label={texts.year}
          value={String(year)}
          onChange={({ currentTarget }) => setYear(Number(currentTarget.value))}
        >
          {Array.from({ length: YEARS_BACK + 1 }, (_, back) => now - back).map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </SelectField>
        <ExportMenu
          types={SHEET_TYPES}
          texts={texts.export}
          onAsk={async (type) => (await call(orderYear, { body: { ...office, type, year } })).data.id}
        />
      </div>
    </section>
  );
}
