import { useTexts } from '#platform/web/language.tsx';
import { Tooltip } from '#ui/tooltip.tsx';
import { ORGANISATIONS_SHOWN } from '../rules.ts';
import { userTexts } from '../texts/token.ts';
import styles from './organisation-names.module.css';

type OrganisationNamesProps = {
  /** All of them, or the first ones of `count`. */
  names: readonly string[];
  count?: number;
};

/** USR-05: up to three names, more as a count; pointing at the count tells the rest. */
export function OrganisationNames({ names, count = names.length }: OrganisationNamesProps) {
  const { organisations: texts } = useTexts(userTexts);
  const shown = names.slice(0, ORGANISATIONS_SHOWN);
  const rest = names.slice(ORGANISATIONS_SHOWN);
  const more = count - shown.length;
  return (
    <span className={styles.names}>
      {shown.length > 0 ? shown.join(', ') : texts.none}
      {more > 0 ? (
        <Tooltip text={rest.length === more ? rest.join(', ') : texts.all(count)}>
          <button type="button" className={styles.more}>
            {texts.more(more)}
          </button>
        </Tooltip>
      ) : null}
    </span>
  );
}
