import { paths } from '#features/portal/web/paths.ts';
import { usePortal } from '#features/portal/web/portal.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { CATEGORY_FILTER, filterQuery, MUNICIPALITY_FILTER } from '../../filters.ts';
import { filterTexts } from '../../texts/filters/token.ts';
import styles from './culture-calendar.module.css';

const CULTURE = ['art_culture', 'music_dance'];
const chosen = (value: string) => ({ value, is_locked: false, sub_options: [] });

/** RTE-03: the municipality with a slogan of its own leads from it to its culture. */
export function CultureCalendar() {
  const { tenant } = usePortal();
  const texts = useTexts(filterTexts);
  if (tenant.slogan.id === undefined) return null;
  const query = filterQuery([
    { ...MUNICIPALITY_FILTER, options: tenant.municipality_ids.map(chosen) },
    { ...CATEGORY_FILTER, options: CULTURE.map(chosen) },
  ]);
  return (
    <ButtonLink className={styles.culture} variant="secondary" isSmall href={paths.eventsWith(query)}>
      {texts.culture_calendar}
    </ButtonLink>
  );
}
