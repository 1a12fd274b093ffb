import { SortDownIcon, SortUpIcon } from '@navikt/aksel-icons';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { participantTexts } from '../../texts/participants/token.ts';
import styles from './filter-dialog.module.css';
import type { Sort, Sortable } from './participant-filter.ts';

type SortButtonsProps = { field: Sortable; sort: Sort | null; onChoose: (sort: Sort) => void };

const ICONS = { asc: <SortUpIcon aria-hidden />, desc: <SortDownIcon aria-hidden /> };

/** Both ways to put one field in order. */
export function SortButtons({ field, sort, onChoose }: SortButtonsProps) {
  const { filter: texts } = useTexts(participantTexts);
  return (
    <fieldset className={styles.sorts} aria-label={texts.sort[field]}>
      {(['asc', 'desc'] as const).map((direction) => {
        const isChosen = sort?.by === field && sort.direction === direction;
        return (
          <Button
            key={direction}
            variant={isChosen ? 'primary' : 'secondary'}
            aria-pressed={isChosen}
            aria-label={texts[direction]}
            icon={ICONS[direction]}
            onClick={() => onChoose({ by: field, direction })}
          />
        );
      })}
    </fieldset>
  );
}
