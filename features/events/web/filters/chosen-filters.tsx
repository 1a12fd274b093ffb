import { PadlockLockedIcon } from '@navikt/aksel-icons';
import type { MouseEvent } from 'react';
import { clearFilters } from '#features/filters/rules.ts';
import { useTexts } from '#platform/web/language.tsx';
import { RemovableChipLink } from '#ui/removable-chip-link.tsx';
import { focusHeading } from '#ui/return-focus.ts';
import { Tag } from '#ui/tag.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { filterTexts } from '../../texts/filters/token.ts';
import { eventTexts } from '../../texts/token.ts';
import { type ChosenThing, chosenThings } from '../chosen-names.ts';
import { useEventFacets } from '../use-event-facets.ts';
import styles from './chosen-filters.module.css';
import { type EventFilters, useEventFilters } from './use-event-filters.ts';

/** What is chosen, each a link to the same page without it. What is locked stays. */
export function ChosenFilters() {
  const chosen = useEventFilters();
  return chosen.q || chosen.filters.length > 0 ? <ChosenThings {...chosen} /> : null;
}

function ChosenThings({ filters, q, query, change, addressOf }: EventFilters) {
  const texts = useTexts(filterTexts);
  const events = useTexts(eventTexts);
  const facets = useEventFacets(query);
  const words: ChosenThing[] = q ? [{ key: 'q', name: texts.words(q), without: filters }] : [];
  const things = [...words, ...chosenThings(filters, { events, filters: texts, facets })];
  if (things.length === 0) return null;

  const toLeave = (next: typeof filters, rest?: { q: string }) => ({
    href: addressOf(next, rest),
    onClick(event: MouseEvent<HTMLAnchorElement>) {
      event.preventDefault();
      // The link goes away with its filter: the focus stays among its neighbours.
      const place = event.currentTarget.closest('li');
      const neighbour = next.length > 0 ? (place?.nextElementSibling ?? place?.previousElementSibling) : null;
      const link = neighbour?.querySelector('a');
      if (link) link.focus({ preventScroll: true });
      else focusHeading();
      change(next, rest);
    },
  });

  return (
    <ul className={styles.chosen} aria-label={texts.chosen}>
      {things.map(({ key, name, without }) => (
        <li key={key}>
          {without ? (
            <RemovableChipLink
              {...toLeave(without, key === 'q' ? { q: '' } : undefined)}
              removeLabel={texts.remove(name)}
            >
              {name}
            </RemovableChipLink>
          ) : (
            <Tag>
              {name} <PadlockLockedIcon aria-hidden />
              <span className="nb-sr">{texts.locked}</span>
            </Tag>
          )}
        </li>
      ))}
      {things.some(({ without }) => without) ? (
        <li>
          <TextLink className={styles.all} {...toLeave(clearFilters(filters), { q: '' })}>
            {texts.remove_all}
          </TextLink>
        </li>
      ) : null}
    </ul>
  );
}
