import { picturePath } from '#features/pictures/contract.ts';
import { usePortal } from '#features/portal/web/portal.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Picture } from '#ui/picture.tsx';
import { filterTexts } from '../../texts/filters/token.ts';
import { isQuickChosen, toggleQuick } from '../quick-choices.ts';
import { useEventFacets } from '../use-event-facets.ts';
import styles from './help-wanted.module.css';
import { useEventFilters } from './use-event-filters.ts';

/** Below it the invitation would promise too much. */
const FEWEST = 3;

/** The invitation to volunteer, where there really is something to do. */
export function HelpWanted() {
  const { tenant } = usePortal();
  const { help_wanted: texts } = useTexts(filterTexts);
  const { filters, query, addressOf } = useEventFilters();
  const facets = useEventFacets(query);
  const assignments = facets?.volunteer ?? 0;
  if (assignments < FEWEST || isQuickChosen(filters, 'volunteer')) return null;
  const picture = picturePath({ scene: 'dugnad', take: 3, colour: tenant.colour.slice(1), variant: 'card' });
  return (
    <li className={styles.strip}>
      <div className={styles.words}>
        <h3 className={styles.title}>{texts.title}</h3>
        <p className={styles.text}>{texts.text(assignments, tenant.in_place)}</p>
        <ButtonLink className={styles.button} href={addressOf(toggleQuick(filters, 'volunteer'))}>
          {texts.button}
        </ButtonLink>
      </div>
      <div className={styles.picture}>
        <Picture src={picture} alt="" width={640} height={360} isCover />
      </div>
    </li>
  );
}
