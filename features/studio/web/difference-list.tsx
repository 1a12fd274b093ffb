import { ArrowRightIcon } from '@navikt/aksel-icons';
import type { TenantConfiguration, TenantDifferences } from '#features/tenants/contract.ts';
import type { Locale } from '#platform/language/locale.ts';
import { useLocale, useTexts } from '#platform/web/language.tsx';
import { Tag } from '#ui/tag.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { changedFields, type DifferenceField } from '../rules.ts';
import { type StudioTexts, studioTexts } from '../texts/token.ts';
import styles from './difference-list.module.css';
import { inLanguage } from './in-language.ts';

type DifferenceListProps = {
  published: TenantDifferences;
  form: TenantDifferences;
  defaults: TenantConfiguration;
  canUndo: boolean;
  onUndo: (field: DifferenceField) => void;
};

/** BEY-12: what would be another if the draft were published, in words. */
export function DifferenceList({ published, form, defaults, canUndo, onUndo }: DifferenceListProps) {
  const texts = useTexts(studioTexts);
  const { difference: words, names } = texts;
  const locale = useLocale();
  const changed = changedFields(published, form);
  const isLogoAlone = hasSameWords(published.slogan, form.slogan);
  const wordsOf = (field: DifferenceField, value: TenantDifferences[DifferenceField]) =>
    field === 'slogan' && isLogoAlone
      ? valueInWords(logoOf(value), texts, locale)
      : valueInWords(value ?? standardOf(defaults, field), texts, locale);
  return (
    <section className="nb-panel nb-stack nb-gap-m" aria-labelledby="studio-difference">
      <div className={styles.head}>
        <h2 id="studio-difference" className={styles.heading}>
          {words.title}
        </h2>
        {changed.length > 0 ? <Tag>{words.count(changed.length)}</Tag> : null}
      </div>
      {changed.length === 0 ? <p>{words.none}</p> : null}
      <ul className={styles.lines}>
        {changed.map((field) => {
          const [before, after] = [wordsOf(field, published[field]), wordsOf(field, form[field])];
          return (
            <li key={field}>
              <strong>{names[field]}</strong>
              <span className={styles.change}>
                {before === after ? (
                  after === words.picture ? (
                    words.replaced
                  ) : (
                    words.rewritten
                  )
                ) : (
                  <>
                    <VisuallyHidden>{words.before}</VisuallyHidden>
                    <del>{before}</del>
                    <ArrowRightIcon aria-hidden />
                    <VisuallyHidden>{words.after}</VisuallyHidden>
                    <ins>{after}</ins>
                  </>
                )}
              </span>
              {canUndo ? (
                <button
                  type="button"
                  className={styles.undo}
                  aria-label={words.undo_label(names[field])}
                  onClick={() => onUndo(field)}
                >
                  {words.undo}
                </button>
              ) : null}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

type Slogan = TenantDifferences['slogan'];

const hasSameWords = ({ logoURL: _before, ...before }: NonNullable<Slogan> = {}, after: Slogan = {}): boolean => {
  const { logoURL: _after, ...words } = after;
  return changedFields({ slogan: before }, { slogan: words }).length === 0;
};

const logoOf = (slogan: unknown): unknown =>
  typeof slogan === 'object' && slogan !== null && 'logoURL' in slogan ? slogan.logoURL : null;

const standardOf = (defaults: TenantConfiguration, field: DifferenceField): unknown =>
  Object.entries(defaults).find(([name]) => name === field)?.[1];

/** Short enough to stand in a line; of what has many parts, the first that can be said. */
function valueInWords(value: unknown, texts: StudioTexts, locale: Locale): string {
  const { difference, banner } = texts;
  if (value === undefined || value === null) return difference.standard;
  if (typeof value === 'boolean') return value ? difference.on : difference.off;
  if (value === 'bygd' || value === 'fjelltur') return banner.scenes[value];
  if (typeof value === 'string' && value.startsWith('/uploads/')) return difference.picture;
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (isText(value)) return inLanguage(value, locale).replaceAll('\n', ' ');
  if (Array.isArray(value)) {
    if (value.length === 0) return difference.nothing;
    return value.every(isLine) ? value.join(', ') : String(value.length);
  }
  if (typeof value !== 'object') return difference.rewritten;
  if ('value' in value && isText(value.value)) return inLanguage(value.value, locale).replaceAll('\n', ' ');
  if ('alt' in value) return valueInWords(value.alt, texts, locale);
  if ('amount' in value) return `${value.amount} kr`;
  return difference.rewritten;
}

const isLine = (value: unknown): value is string => typeof value === 'string';

const isText = (value: unknown): value is Record<Locale, string> =>
  typeof value === 'object' && value !== null && 'nb' in value && 'nn' in value && 'en' in value;
