import { longDate } from '#platform/language/date-forms.ts';
import { clock } from '#platform/language/dates.ts';
import type { MomentTexts } from '#platform/language/moments/texts-for.ts';
import { momentTexts } from '#platform/language/moments/token.ts';
import { useTexts } from '#platform/web/language.tsx';
import { SheetSection } from '#ui/sheet-section.tsx';
import { ShowRest } from '#ui/show-rest.tsx';
import type { ExportedPart } from '../../contract.ts';
import { type UserTexts, userTexts } from '../../texts/token.ts';
import styles from './profile.module.css';

const FEW = 3;

/** One table of one's own data, row by row, in words: some of it, and the rest behind a word. */
export function ExportedRows({ part: { key, rows } }: { part: ExportedPart }) {
  const { export: words } = useTexts(userTexts);
  return (
    <SheetSection
      id={`data-${key}`}
      title={partName(words, key)}
      lead={rows.length > 1 ? words.rows(rows.length) : undefined}
    >
      <DataRows rows={rows.slice(0, FEW)} />
      {rows.length > FEW ? (
        <ShowRest moreLabel={words.all(rows.length)} fewerLabel={words.fewer}>
          <DataRows rows={rows.slice(FEW)} />
        </ShowRest>
      ) : null}
    </SheetSection>
  );
}

function DataRows({ rows }: Pick<ExportedPart, 'rows'>) {
  const { export: words } = useTexts(userTexts);
  const moments = useTexts(momentTexts);
  return rows.map((row, position) => (
    // Rows have no names of their own, and their order does not change.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <dl key={position} className={styles.facts}>
      {Object.entries(row)
        .filter(([, value]) => value !== null && value !== '')
        .map(([field, value]) => (
          <div key={field} className={styles.fact}>
            <dt>{named(words.fields, field)}</dt>
            <dd>{valueText(value, words, moments)}</dd>
          </div>
        ))}
    </dl>
  ));
}

export const partName = (words: UserTexts['export'], key: string): string => named(words.parts, key);

/** The name in the dictionary, else the name in the table. */
const named = (names: Readonly<Record<string, string>>, key: string): string => names[key] ?? key;

const TIME = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

function valueText(value: unknown, words: UserTexts['export'], moments: MomentTexts): string {
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (Array.isArray(value)) return value.length > 0 ? value.join(', ') : words.empty;
  if (typeof value === 'object' && value !== null) {
    const parts = Object.entries(value).map(([name, part]) => `${named(words.fields, name)}: ${String(part)}`);
    return parts.length > 0 ? parts.join(', ') : words.empty;
  }
  const text = String(value);
  if (TIME.test(text)) return `${longDate(text, moments)}, ${clock(text)}`;
  return DAY.test(text) ? longDate(text, moments) : named(words.facts, text);
}
