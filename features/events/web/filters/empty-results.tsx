import { addFilter, clearFilters, type Filter, filterNamed } from '#features/filters/rules.ts';
import { picturePath } from '#features/pictures/contract.ts';
import { paths } from '#features/portal/web/paths.ts';
import { usePortal } from '#features/portal/web/portal.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Picture } from '#ui/picture.tsx';
import { DATE_FILTER, DAY_FILTER, DISTANCE_FILTER, EVENT_FILTERS, MUNICIPALITY_FILTER } from '../../filters.ts';
import type { FilterTexts } from '../../texts/filters/token.ts';
import { filterTexts } from '../../texts/filters/token.ts';
import { useListAddress } from '../list-address.ts';
import { useEventFilters } from './use-event-filters.ts';

/** Nothing fits: what to take away, and how to look a little further. */
export function EmptyResults() {
  const { tenant } = usePortal();
  const { empty } = useTexts(filterTexts);
  const { filters, q, addressOf } = useEventFilters();
  const { page, isOlder } = useListAddress();
  const picture = picturePath({ scene: 'fjelltur', colour: tenant.colour.slice(1), variant: 'card' });
  const isNarrowed = q !== '' || filters.length > 0;
  const widenings = isNarrowed ? wideningsOf(filters, { place: tenant.name, texts: empty }) : [];
  const all = page > 1 ? empty.first_page : isNarrowed ? empty.show_all : null;
  const text = () => {
    if (page > 1) return empty.past_the_end;
    if (q) return empty.text_words(q);
    if (isNarrowed) return empty.text;
    return isOlder ? empty.nothing_old(tenant.in_place) : empty.nothing_text(tenant.in_place);
  };
  return (
    <EmptyState
      title={isNarrowed || page > 1 ? empty.title : empty.nothing_title}
      level={3}
      picture={<Picture src={picture} alt="" width={640} height={360} isCover />}
      {...(all && {
        actions: (
          <>
            {widenings.map(({ name, next }) => (
              <ButtonLink key={name} variant="secondary" href={addressOf(next)}>
                {name}
              </ButtonLink>
            ))}
            <ButtonLink href={page > 1 ? addressOf(filters) : allOf(filters, addressOf)}>{all}</ButtonLink>
          </>
        ),
      })}
    >
      {text()}
    </EmptyState>
  );
}

type Widening = { name: string; next: readonly Filter[] };

const FURTHER = 2;
const FURTHEST_KM = 50;

/** The nearest that is a little wider: other days, further away, all of the place. */
function wideningsOf(
  filters: readonly Filter[],
  { place, texts }: { place: string; texts: FilterTexts['empty'] },
): Widening[] {
  const widenings: Widening[] = [];
  const days = filters.filter(({ key }) => key === DATE_FILTER.key || key === DAY_FILTER.key);
  if (days.length > 0) {
    widenings.push({ name: texts.other_days, next: filters.filter((filter) => !days.includes(filter)) });
  }
  const distance = filterNamed(filters, DISTANCE_FILTER);
  if (distance && distance.radius < FURTHEST_KM) {
    const radius = Math.min(FURTHEST_KM, Math.ceil(distance.radius * FURTHER));
    widenings.push({ name: texts.further(radius), next: addFilter(filters, { ...distance, radius }, EVENT_FILTERS) });
  }
  const places = filterNamed(filters, MUNICIPALITY_FILTER);
  if (places?.options.every(({ is_locked }) => !is_locked)) {
    widenings.push({ name: texts.whole_place(place), next: filters.filter((filter) => filter !== places) });
  }
  return widenings;
}

const allOf = (
  filters: readonly Filter[],
  addressOf: (next: readonly Filter[], rest: { q: string }) => string,
): string => (filters.length > 0 ? addressOf(clearFilters(filters), { q: '' }) : paths.events);
