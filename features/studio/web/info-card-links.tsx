import { PlusIcon, TrashIcon } from '@navikt/aksel-icons';
import type { TenantConfiguration } from '#features/tenants/contract.ts';
import { useLocale, useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { FieldGroup } from '#ui/field-group.tsx';
import { TextField } from '#ui/text-field.tsx';
import { studioTexts } from '../texts/token.ts';
import { inLanguage } from './in-language.ts';
import { LanguageFields } from './language-fields.tsx';

type Links = TenantConfiguration['infoSlots'][number]['links'];

type InfoCardLinksProps = {
  links: Links;
  errorAt: (field: string) => string | undefined;
  onChange: (links: Links) => void;
};

const MAX_LINKS = 20;
const MAX_TITLE_LENGTH = 60;

/** Where a card's page leads on to: ours or others' pages, each with its name in every language. */
export function InfoCardLinks({ links, errorAt, onChange }: InfoCardLinksProps) {
  const { cards: texts } = useTexts(studioTexts);
  const locale = useLocale();
  return (
    <FieldGroup legend={texts.links}>
      {placed(links).map(({ link, place, id }) => (
        <div key={id} className="nb-stack nb-gap-s">
          <LanguageFields
            fields={[
              {
                name: 'title',
                label: texts.link_title,
                most: MAX_TITLE_LENGTH,
                value: link.title,
                error: errorAt(`${place}.title`),
                onChange: (title) => onChange(links.with(place, { ...link, title })),
              },
            ]}
          />
          <TextField
            label={texts.link_url}
            help={texts.url_help}
            error={errorAt(`${place}.url`)}
            value={link.url}
            onChange={({ target }) => onChange(links.with(place, { ...link, url: target.value.trim() }))}
          />
          <div>
            <Button
              variant="tertiary"
              isSmall
              icon={<TrashIcon aria-hidden />}
              aria-label={texts.remove(inLanguage(link.title, locale))}
              onClick={() => onChange(links.toSpliced(place, 1))}
            >
              {texts.remove_link}
            </Button>
          </div>
        </div>
      ))}
      <div>
        <Button
          variant="secondary"
          isSmall
          icon={<PlusIcon aria-hidden />}
          disabled={links.length >= MAX_LINKS}
          onClick={() => onChange([...links, { title: `${texts.new_link} ${links.length + 1}`, url: '/help' }])}
        >
          {texts.add_link}
        </Button>
      </div>
    </FieldGroup>
  );
}

/** By their places: what a link says changes while it is written. */
const placed = (links: Links) => links.map((link, place) => ({ link, place, id: `link-${place}` }));
