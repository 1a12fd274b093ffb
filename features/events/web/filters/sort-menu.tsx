import { ArrowsUpDownIcon } from '@navikt/aksel-icons';
import type { MouseEvent } from 'react';
import { filterNamed } from '#features/filters/rules.ts';
import { useTexts } from '#platform/web/language.tsx';
import { ChipMenu } from '#ui/chip-menu.tsx';
import { MenuItem } from '#ui/menu-item.tsx';
import { DISTANCE_FILTER, type Sort } from '../../filters.ts';
import { filterTexts } from '../../texts/filters/token.ts';
import { useEventFilters } from './use-event-filters.ts';

/** FLT-07: by name in either direction, or by distance where one is chosen; clearing it brings the nearest days to the front again. */
export function SortMenu() {
  const texts = useTexts(filterTexts);
  const { filters, sort, change, addressOf } = useEventFilters();
  const names: Record<Sort, string> = { asc: texts.ascending, desc: texts.descending, near: texts.by_distance };
  const choices: { wish: Sort | null; name: string }[] = [
    { wish: null, name: texts.by_time },
    ...(filterNamed(filters, DISTANCE_FILTER) ? [{ wish: 'near' as const, name: texts.by_distance }] : []),
    { wish: 'asc', name: texts.ascending },
    { wish: 'desc', name: texts.descending },
  ];
  return (
    <ChipMenu
      label={sort ? names[sort] : texts.sort}
      icon={<ArrowsUpDownIcon aria-hidden />}
      isSelected={sort !== null}
    >
      <ul aria-label={texts.sort_label}>
        {choices.map(({ wish, name }) => (
          <MenuItem
            key={name}
            href={addressOf(filters, { sort: wish })}
            isCurrent={wish === sort}
            onSelect={(event: MouseEvent) => {
              event.preventDefault();
              change(filters, { sort: wish });
            }}
          >
            {name}
          </MenuItem>
        ))}
      </ul>
    </ChipMenu>
  );
}
