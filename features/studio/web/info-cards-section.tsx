import { ChevronDownIcon, ChevronUpIcon, PlusIcon, TrashIcon } from '@navikt/aksel-icons';
import type { TenantConfiguration } from '#features/tenants/contract.ts';
import { useLocale, useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { studioTexts } from '../texts/token.ts';
import { inLanguage } from './in-language.ts';
import styles from './info-cards-section.module.css';
import { LanguageFields } from './language-fields.tsx';

type Cards = TenantConfiguration['infoSlots'];
type Card = Cards[number];

type InfoCardsSectionProps = {
  cards: Cards;
  errorAt: (field: string) => string | undefined;
  onChange: (cards: Cards) => void;
};

const MAX_CARDS = 20;
const MOST = { title: 60, content: 2000 };

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
          const at = `infoSlots.${place}`;
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
                <div className="nb-stack nb-gap-m">
                  <LanguageFields
                    fields={[
                      {
                        name: 'title',
                        label: texts.title,
                        most: MOST.title,
                        value: card.title,
                        error: errorAt(`${at}.title`),
                        onChange: (value) => put(place, { ...card, title: value }),
                      },
                      {
                        name: 'card_title',
                        label: texts.card_title,
                        most: MOST.title,
                        value: card.cardTitle,
                        error: errorAt(`${at}.cardTitle`),
                        onChange: (cardTitle) => put(place, { ...card, cardTitle }),
                      },
                      {
                        name: 'content',
                        label: texts.content,
                        rows: 5,
                        most: MOST.content,
                        value: card.content,
                        error: errorAt(`${at}.content`),
                        onChange: (content) => put(place, { ...card, content }),
                      },
                    ]}
                  />
                  <TextField
                    label={texts.url}
                    help={texts.url_help}
                    error={errorAt(`${at}.url`)}
                    value={card.url ?? ''}
                    onChange={({ target }) => put(place, withAddress(card, target.value.trim()))}
                  />
                </div>
              </details>
            </li>
          );
        })}
      </ol>
      <Button
        variant="secondary"
        icon={<PlusIcon aria-hidden />}
        disabled={cards.length >= MAX_CARDS}
        onClick={() => onChange([...cards, newCard(texts.new_title, cards.length)])}
      >
        {texts.add}
      </Button>
    </>
  );
}

/** By their places: what a card says changes while it is written. */
const placed = (cards: Cards) => cards.map((card, place) => ({ card, place, id: `card-${place}` }));

function withAddress({ url: _before, ...card }: Card, url: string): Card {
  return url === '' ? card : { ...card, url };
}

/** Numbered, so that two new ones can be told from each other. */
const newCard = (title: string, count: number): Card => ({
  type: 'OTHER',
  title: `${title} ${count + 1}`,
  cardTitle: `${title} ${count + 1}`,
  content: title,
  links: [],
});
