import { ArrowsUpDownIcon, CheckmarkIcon, LocationPinIcon, TagIcon } from '@navikt/aksel-icons';
import type { ReactNode } from 'react';
import type { AnswerOf } from '#platform/contract/endpoint.ts';
import { useTexts } from '#platform/web/language.tsx';
import { Anchor } from '#ui/anchor.tsx';
import { ChipLink } from '#ui/chip-link.tsx';
import { ChipMenu } from '#ui/chip-menu.tsx';
import { RemovableChipLink } from '#ui/removable-chip-link.tsx';
import { focusHeading } from '#ui/return-focus.ts';
import { TextLink } from '#ui/text-link.tsx';
import type { getOrganisationFacets } from '../../contract.ts';
import { organisationTexts } from '../../texts/token.ts';
import styles from './organisation-filters.module.css';
import {
  type ChoiceKind,
  changeWish,
  isNarrowed,
  type ListWish,
  organisationsPath,
  SORTS,
  toggleChoice,
  withoutFilters,
} from './organisations-address.ts';

export type Facets = AnswerOf<typeof getOrganisationFacets>['data'];

type OrganisationFiltersProps = { wish: ListWish; facets: Facets | undefined };
type Choice = { kind: ChoiceKind; value: string; name: string; count: number; isInside?: boolean };

/** Everything that the list is narrowed and ordered by: links, so that it works before and without scripts. */
export function OrganisationFilters({ wish, facets }: OrganisationFiltersProps) {
  const { list: texts } = useTexts(organisationTexts);
  const places = placesIn(facets);
  const categories = categoriesIn(facets);
  return (
    <fieldset className={styles.filters} aria-label={texts.filters}>
      <ChipLink href={organisationsPath(changeWish(wish, { isActive: !wish.isActive }))} isSelected={wish.isActive}>
        {texts.active}
      </ChipLink>
      {places.length > 1 ? (
        <ChoiceMenu icon={<LocationPinIcon aria-hidden />} label={texts.places} choices={places} wish={wish} />
      ) : null}
      {categories.length > 0 ? (
        <ChoiceMenu icon={<TagIcon aria-hidden />} label={texts.categories} choices={categories} wish={wish} />
      ) : null}
      <div className={styles.sort}>
        <ChipMenu
          label={texts.sorts[wish.sort]}
          icon={<ArrowsUpDownIcon aria-hidden />}
          isSelected={wish.sort !== 'name'}
        >
          <ul className={styles.choices} aria-label={texts.sort}>
            {SORTS.map((sort) => (
              <ChoiceLine
                key={sort}
                href={organisationsPath(changeWish(wish, { sort }))}
                isChosen={sort === wish.sort}
                name={texts.sorts[sort]}
              />
            ))}
          </ul>
        </ChipMenu>
      </div>
    </fieldset>
  );
}

type ChoiceMenuProps = { icon: ReactNode; label: string; choices: readonly Choice[]; wish: ListWish };

function ChoiceMenu({ icon, label, choices, wish }: ChoiceMenuProps) {
  const { list: texts } = useTexts(organisationTexts);
  const [first, ...more] = choices.filter((choice) => isChosen(wish, choice));
  const chosenLabel = first && (more.length > 0 ? texts.several(first.name, more.length) : first.name);
  return (
    <ChipMenu label={chosenLabel ?? label} icon={icon} isSelected={first !== undefined}>
      <ul className={styles.choices} aria-label={label}>
        {choices.map((choice) => (
          <ChoiceLine
            key={`${choice.kind} ${choice.value}`}
            href={organisationsPath(toggleChoice(wish, choice.kind, choice.value))}
            isChosen={isChosen(wish, choice)}
            name={choice.name}
            count={choice.count}
            isInside={choice.isInside}
          />
        ))}
      </ul>
    </ChipMenu>
  );
}

type ChoiceLineProps = {
  href: string;
  isChosen: boolean;
  name: string;
  count?: number;
  isInside?: boolean | undefined;
};

function ChoiceLine({ href, isChosen: isCurrent, name, count, isInside }: ChoiceLineProps) {
  return (
    <li data-inside={isInside || undefined}>
      <Anchor className={styles.choice} href={href} aria-current={isCurrent ? 'true' : undefined}>
        <span className={styles.mark}>{isCurrent ? <CheckmarkIcon aria-hidden /> : null}</span>
        <span className={styles.name}>{name}</span>
        {count === undefined ? null : <span className={styles.count}>{count}</span>}
      </Anchor>
    </li>
  );
}

/** What is chosen, each a link to the same list without it. */
export function ChosenOrganisationFilters({ wish, facets }: OrganisationFiltersProps) {
  const { list: texts } = useTexts(organisationTexts);
  if (!isNarrowed(wish)) return null;
  const choices = [...placesIn(facets), ...categoriesIn(facets)].filter((choice) => isChosen(wish, choice));
  const chosen = [
    ...(wish.q ? [{ key: 'q', name: texts.words(wish.q), without: changeWish(wish, { q: '' }) }] : []),
    ...(wish.isActive ? [{ key: 'active', name: texts.active, without: changeWish(wish, { isActive: false }) }] : []),
    ...choices.map(({ kind, value, name }) => ({
      key: `${kind} ${value}`,
      name,
      without: toggleChoice(wish, kind, value),
    })),
  ];
  return (
    <ul className={styles.chosen} aria-label={texts.chosen}>
      {chosen.map(({ key, name, without }) => (
        <li key={key}>
          <RemovableChipLink href={organisationsPath(without)} removeLabel={texts.remove(name)} onClick={focusHeading}>
            {name}
          </RemovableChipLink>
        </li>
      ))}
      <li>
        <TextLink className={styles.all} href={organisationsPath(withoutFilters(wish))} onClick={focusHeading}>
          {texts.remove_all}
        </TextLink>
      </li>
    </ul>
  );
}

const isChosen = (wish: ListWish, { kind, value }: Choice): boolean => wish[kind].includes(value);

const placesIn = (facets: Facets | undefined): Choice[] =>
  (facets?.municipalities ?? []).flatMap(({ districts, ...municipality }): Choice[] => [
    { kind: 'municipalities', ...municipality },
    ...districts.map((district) => ({ kind: 'districts' as const, ...district, isInside: true })),
  ]);

const categoriesIn = (facets: Facets | undefined): Choice[] =>
  (facets?.categories ?? []).map((category) => ({ kind: 'categories', ...category }));
