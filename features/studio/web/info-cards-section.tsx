import { ChevronDownIcon, ChevronUpIcon, PlusIcon, TrashIcon } from '@navikt/aksel-icons';
import type { TenantConfiguration } from '#features/tenants/contract.ts';
import { useLocale, useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { WRITTEN_SLOT_TYPES } from '../rules.ts';
import { studioTexts } from '../texts/token.ts';
import { inLanguage } from './in-language.ts';
import { InfoCardFields } from './info-card-fields.tsx';
import styles from './info-cards-section.module.css';

type Cards = TenantConfiguration['infoSlots'];
type Card = Cards[number];

type InfoCardsSectionProps = {
  cards: Cards;
  errorAt: (field: string) => string | undefined;
  onChange: (cards: Cards) => void;
};

const MAX_CARDS = 20;

/** The cards of the info page, in their order. What a card says is written in each language. */
export function InfoCardsSection({ cards, errorAt, onChange }: InfoCardsSectionProps) {
  const { cards: texts } = useTexts(studioTexts);
  const locale = useLocale();
  const put = (place: number, card: Card) => onChange(cards.with(place, card));
  const move = (place: number, by: 1 | -1) => {
    const [card] = cards.slice(place, place + 1);
    if (card) onChange(cards.toSpliced(place, 1).toSpliced(place + by, 0, card));
  };
  return (
    <>
      <ol className={styles.cards}>
        {placed(cards).map(({ card, place, id }) => {
          const title = inLanguage(card.title, locale);
          return (
            <li key={id}>
              <div className={styles.head}>
                <strong>{title}</strong>
                <IconButton
                  label={texts.up(title)}
                  icon={<ChevronUpIcon aria-hidden />}
                  disabled={place === 0}
                  onClick={() => move(place, -1)}
                />
                <IconButton
                  label={texts.down(title)}
                  icon={<ChevronDownIcon aria-hidden />}
                  disabled={place === cards.length - 1}
                  onClick={() => move(place, 1)}
                />
                <IconButton
                  label={texts.remove(title)}
                  icon={<TrashIcon aria-hidden />}
                  onClick={() => onChange(cards.toSpliced(place, 1))}
                />
              </div>
              <details>
                <summary className={styles.summary}>{texts.edit}</summary>
                <InfoCardFields
                  card={card}
                  errorAt={(field) => errorAt(`infoSlots.${place}.${field}`)}
                  onChange={(changed) => put(place, changed)}
                />
              </details>
            </li>
          );
        })}
      </ol>
      <Button
        variant="secondary"
        icon={<PlusIcon aria-hidden />}
        disabled={cards.length >= MAX_CARDS}
        onClick={() => onChange([...cards, newCard(texts.new_title, cards)])}
      >
        {texts.add}
      </Button>
    </>
  );
}

/** By their places: what a card says changes while it is written. */
const placed = (cards: Cards) => cards.map((card, place) => ({ card, place, id: `card-${place}` }));

/** Numbered, so that two new ones can be told from each other, and about what no card is about yet: each has its page. */
const newCard = (title: string, cards: Cards): Card => ({
  type: WRITTEN_SLOT_TYPES.find((type) => cards.every((card) => card.type !== type)) ?? 'OTHER',
  title: `${title} ${cards.length + 1}`,
  cardTitle: `${title} ${cards.length + 1}`,
  content: title,
  links: [],
});
