import type { TenantConfiguration, TenantDifferences } from '#features/tenants/contract.ts';
import { useTexts } from '#platform/web/language.tsx';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { changedFields, PORTAL_SWITCHES } from '../rules.ts';
import { studioTexts } from '../texts/token.ts';
import { BannerSection } from './banner-section.tsx';
import { ColourSection } from './colour-section.tsx';
import { EmbedOriginsField } from './embed-origins-field.tsx';
import { InfoCardsSection } from './info-cards-section.tsx';
import { LanguageFields } from './language-fields.tsx';
import { PictureField } from './picture-field.tsx';
import { PlaceNameSection } from './place-name-section.tsx';
import { StudioSection } from './studio-section.tsx';
import type { StudioDraft } from './use-studio-draft.ts';
import { WholeNumberField } from './whole-number-field.tsx';

type StudioFieldsProps = {
  draft: StudioDraft;
  defaults: TenantConfiguration & { conversation_months: number };
  published: TenantDifferences;
};

const MOST = { slogan: 60, line: 120, text: 600 };

const AMOUNTS = [
  { field: 'amount', label: 'amount', unit: 'kroner' },
  { field: 'minAge', label: 'min_age', unit: 'years' },
  { field: 'maxAge', label: 'max_age', unit: 'years' },
  { field: 'minAmountOfActivities', label: 'min_times', unit: 'times' },
] as const;

/** Everything about the portal that can be chosen here. What is not chosen is as the defaults are. */
export function StudioFields({ draft, defaults, published }: StudioFieldsProps) {
  const texts = useTexts(studioTexts);
  const { form, errors, change } = draft;
  const changed = new Set<string>(changedFields(published, form));
  const isChanged = (...fields: (keyof TenantDifferences)[]) => fields.some((field) => changed.has(field));
  const errorAt = (field: string) =>
    Object.entries(errors).find(([path]) => path === field || path.startsWith(`${field}.`))?.[1];
  const changeData = (part: NonNullable<TenantDifferences['data']>) => change({ data: { ...form.data, ...part } });

  return (
    <>
      <StudioSection title={texts.sections.colour} isChanged={isChanged('colour')}>
        <ColourSection
          colour={form.colour ?? defaults.colour}
          error={errorAt('colour')}
          onChange={(colour) => change({ colour })}
        />
      </StudioSection>
      <StudioSection
        title={texts.sections.banner}
        isChanged={isChanged('scene', 'bannerPicture', 'customEventsBanner', 'customOrganizationsBanner')}
      >
        <BannerSection draft={draft} errorAt={errorAt} />
      </StudioSection>
      <StudioSection title={texts.sections.texts} isChanged={isChanged('slogan', 'infoPageTitle')}>
        <LanguageFields
          fields={[
            {
              name: 'slogan',
              label: texts.fields.slogan,
              help: texts.fields.slogan_help,
              rows: 2,
              most: MOST.slogan,
              value: form.slogan?.value ?? defaults.slogan.value,
              error: errorAt('slogan.value'),
              onChange: (value) => change({ slogan: { ...form.slogan, value } }),
            },
            {
              name: 'description',
              label: texts.fields.description,
              rows: 2,
              most: MOST.line,
              value: form.slogan?.description ?? defaults.slogan.description,
              error: errorAt('slogan.description'),
              onChange: (description) => change({ slogan: { ...form.slogan, description } }),
            },
            {
              name: 'info_title',
              label: texts.fields.info_title,
              most: MOST.slogan,
              value: form.infoPageTitle ?? defaults.infoPageTitle,
              error: errorAt('infoPageTitle'),
              onChange: (infoPageTitle) => change({ infoPageTitle }),
            },
          ]}
        />
        <PictureField
          label={texts.fields.logo}
          help={texts.fields.logo_help}
          shown={form.slogan?.logoURL}
          sizes={[]}
          error={errorAt('slogan.logoURL')}
          onDone={({ large }) => change({ slogan: { ...form.slogan, logoURL: large } })}
          onRemove={() => change({ slogan: { ...form.slogan, logoURL: null } })}
        />
      </StudioSection>
      <StudioSection title={texts.sections.cards} isChanged={isChanged('infoSlots')}>
        <InfoCardsSection
          cards={form.infoSlots ?? defaults.infoSlots}
          errorAt={errorAt}
          onChange={(infoSlots) => change({ infoSlots })}
        />
      </StudioSection>
      <StudioSection title={texts.sections.name} isChanged={isChanged('name', 'in_place', 'place_form', 'preposition')}>
        <PlaceNameSection draft={draft} defaults={defaults} errorAt={errorAt} />
      </StudioSection>
      <StudioSection title={texts.sections.flags} isChanged={isChanged(...PORTAL_SWITCHES)}>
        {PORTAL_SWITCHES.map((flag) => (
          <CheckboxField
            key={flag}
            kind="switch"
            label={texts.flags[flag].name}
            help={texts.flags[flag].says}
            checked={form[flag] ?? defaults[flag]}
            onChange={({ target }) => change({ [flag]: target.checked })}
          />
        ))}
      </StudioSection>
      <StudioSection title={texts.sections.amounts} isChanged={isChanged('data')}>
        {AMOUNTS.map(({ field, label, unit }) => (
          <WholeNumberField
            key={field}
            label={texts.fields[label]}
            unit={texts.units[unit]}
            value={form.data?.[field] ?? defaults.data[field]}
            error={errorAt(`data.${field}`)}
            onChange={(value) => changeData({ [field]: value })}
          />
        ))}
        <LanguageFields
          fields={[
            {
              name: 'header_title',
              label: texts.fields.header_title,
              most: MOST.line,
              value: form.data?.headerTitle ?? defaults.data.headerTitle,
              error: errorAt('data.headerTitle'),
              onChange: (headerTitle) => changeData({ headerTitle }),
            },
            {
              name: 'header_description',
              label: texts.fields.header_description,
              rows: 4,
              most: MOST.text,
              value: form.data?.headerDescription ?? defaults.data.headerDescription,
              error: errorAt('data.headerDescription'),
              onChange: (headerDescription) => changeData({ headerDescription }),
            },
            {
              name: 'question',
              label: texts.fields.question,
              most: MOST.line,
              value: form.data?.headerTitleQuestion ?? defaults.data.headerTitleQuestion,
              error: errorAt('data.headerTitleQuestion'),
              onChange: (headerTitleQuestion) => changeData({ headerTitleQuestion }),
            },
            {
              name: 'more',
              label: texts.fields.more,
              rows: 4,
              most: MOST.text,
              value: form.data?.headerDescription2 ?? defaults.data.headerDescription2,
              error: errorAt('data.headerDescription2'),
              onChange: (headerDescription2) => changeData({ headerDescription2 }),
            },
            {
              name: 'eid_step',
              label: texts.fields.eid_step,
              help: texts.fields.eid_step_help,
              rows: 2,
              most: MOST.text,
              value: form.data?.bankIdStep1 ?? defaults.data.bankIdStep1,
              error: errorAt('data.bankIdStep1'),
              onChange: (bankIdStep1) => changeData({ bankIdStep1 }),
            },
          ]}
        />
      </StudioSection>
      <StudioSection title={texts.sections.conversations} isChanged={isChanged('conversation_months')}>
        <WholeNumberField
          label={texts.fields.conversations}
          help={texts.fields.conversations_help}
          unit={texts.units.months}
          value={form.conversation_months ?? defaults.conversation_months}
          error={errorAt('conversation_months')}
          onChange={(conversation_months) => change({ conversation_months })}
        />
      </StudioSection>
      <StudioSection title={texts.sections.embed} isChanged={isChanged('embed_origins')}>
        <EmbedOriginsField
          origins={form.embed_origins ?? defaults.embed_origins}
          errors={errors}
          onChange={(embed_origins) => change({ embed_origins })}
        />
      </StudioSection>
      <StudioSection
        title={texts.sections.contact}
        isChanged={isChanged('support_email', 'accessibility_statement_url', 'office_url')}
      >
        <TextField
          type="email"
          label={texts.fields.support_email}
          value={form.support_email ?? defaults.support_email}
          error={errorAt('support_email')}
          onChange={({ target }) => change({ support_email: target.value.trim() })}
        />
        <TextField
          type="url"
          label={texts.fields.statement}
          help={texts.fields.statement_help}
          value={form.accessibility_statement_url ?? ''}
          error={errorAt('accessibility_statement_url')}
          onChange={({ target }) => change({ accessibility_statement_url: target.value.trim() || null })}
        />
        <TextField
          label={texts.fields.office}
          help={texts.fields.office_help}
          value={form.office_url ?? ''}
          error={errorAt('office_url')}
          onChange={({ target }) => change({ office_url: target.value.trim() || null })}
        />
      </StudioSection>
    </>
  );
}
