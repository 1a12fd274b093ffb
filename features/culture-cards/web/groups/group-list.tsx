import { ChevronRightIcon } from '@navikt/aksel-icons';
import type { CultureGroupId } from '#features/vocabulary/ids.ts';
import { longDate } from '#platform/language/date-forms.ts';
import { momentTexts } from '#platform/language/moments/token.ts';
import { grouped } from '#platform/language/money.ts';
import { useTexts } from '#platform/web/language.tsx';
import type { CultureGroup } from '../../groups-contract.ts';
import { cultureDeskTexts } from '../../texts/desk/token.ts';
import styles from './groups.module.css';

type GroupListProps = {
  groups: readonly CultureGroup[];
  chosen: CultureGroupId;
  onChoose: (id: CultureGroupId) => void;
};

export function GroupList({ groups, chosen, onChoose }: GroupListProps) {
  const texts = useTexts(cultureDeskTexts).groups;
  return (
    <ul className={styles.groups}>
      {groups.map((group) => (
        <li key={group.id}>
          <button
            type="button"
            className={styles.group}
            aria-pressed={group.id === chosen}
            onClick={() => onChoose(group.id)}
          >
            <span className={styles.words}>
              <strong>{group.name}</strong>
              <small className="nb-muted">
                <GroupRules group={group} />
              </small>
            </span>
            <span className={styles.count}>
              <span className="nb-sr">{texts.of(group.name)}: </span>
              {grouped(group.members)}
            </span>
            <ChevronRightIcon aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** '6 besøk hver · til 31. juli 2027 · Fra kommunen' */
function GroupRules({ group }: { group: CultureGroup }) {
  const texts = useTexts(cultureDeskTexts).groups;
  const moments = useTexts(momentTexts);
  const { visits_per_period, valid_until, comes_together, venue_name } = group;
  return [
    visits_per_period === null ? texts.unlimited : texts.per_period(visits_per_period),
    texts.until(longDate(valid_until, moments)),
    ...(comes_together ? [texts.together] : []),
    venue_name ?? texts.of_municipality,
  ].join(' · ');
}
