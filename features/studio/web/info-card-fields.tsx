import type { TenantConfiguration } from '#features/tenants/contract.ts';
import { useTexts } from '#platform/web/language.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { WRITTEN_SLOT_TYPES } from '../rules.ts';
import { studioTexts } from '../texts/token.ts';
import { InfoCardLinks } from './info-card-links.tsx';
import { LanguageFields } from './language-fields.tsx';
import { WholeNumberField } from './whole-number-field.tsx';

type Card = TenantConfiguration['infoSlots'][number];

type InfoCardFieldsProps = {
  card: Card;
  errorAt: (field: string) => string | undefined;
  onChange: (card: Card) => void;
};

/** What a card need not say. */
const NUMBERS = [
  ['minAge', 'years'],
  ['maxAge', 'years'],
  ['amount', 'kroner'],
] as const;
const MOST = { title: 60, content: 2000 };

/** Everything that a card of the info page says, and what it is about, which gives its drawing and its page. */
export function InfoCardFields({ card, errorAt, onChange }: InfoCardFieldsProps) {
  const { cards: texts, units } = useTexts(studioTexts);
  return (
    <div className="nb-stack nb-gap-m">
      <SelectField
        label={texts.type}
        help={texts.type_help}
        error={errorAt('type')}
        value={card.type}
        onChange={({ target }) => {
          const type = WRITTEN_SLOT_TYPES.find((one) => one === target.value);
          if (type) onChange({ ...card, type });
        }}
      >
        {WRITTEN_SLOT_TYPES.some((type) => type === card.type) ? null : (
          <option value={card.type}>{texts.types[card.type]}</option>
        )}
        {WRITTEN_SLOT_TYPES.map((type) => (
          <option key={type} value={type}>
            {texts.types[type]}
          </option>
        ))}
      </SelectField>
      <LanguageFields
        fields={[
          {
            name: 'title',
            label: texts.title,
            most: MOST.title,
            value: card.title,
            error: errorAt('title'),
            onChange: (title) => onChange({ ...card, title }),
          },
          {
            name: 'card_title',
            label: texts.card_title,
            most: MOST.title,
            value: card.cardTitle,
            error: errorAt('cardTitle'),
            onChange: (cardTitle) => onChange({ ...card, cardTitle }),
          },
          {
            name: 'content',
            label: texts.content,
            rows: 5,
            most: MOST.content,
            value: card.content,
            error: errorAt('content'),
            onChange: (content) => onChange({ ...card, content }),
          },
        ]}
      />
      <div className="nb-columns">
        {NUMBERS.map(([field, unit]) => (
          <WholeNumberField
            key={field}
            label={texts.numbers[field]}
            unit={units[unit]}
            value={card[field]}
            error={errorAt(field)}
            onChange={(value) => onChange({ ...card, [field]: value })}
            onClear={() => onChange({ ...card, [field]: undefined })}
          />
        ))}
      </div>
      <TextField
        label={texts.url}
        help={texts.url_help}
        error={errorAt('url')}
        value={card.url ?? ''}
        onChange={({ target }) => onChange(withAddress(card, target.value.trim()))}
      />
      <InfoCardLinks
        links={card.links}
        errorAt={(field) => errorAt(`links.${field}`)}
        onChange={(links) => onChange({ ...card, links })}
      />
    </div>
  );
}

function withAddress({ url: _before, ...card }: Card, url: string): Card {
  return url === '' ? card : { ...card, url };
}
