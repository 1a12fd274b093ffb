import { useState } from 'react';
import { CheckLine } from '#ui/check-line.tsx';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import { CopyField } from '#ui/copy-field.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { FieldGroup } from '#ui/field-group.tsx';
import { OptionCard } from '#ui/option-card.tsx';
import { SearchBox } from '#ui/search-box.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { Steps } from '#ui/steps.tsx';
import { SuggestionField } from '#ui/suggestion-field.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { SuggestionOption } from '#ui/use-suggestions.ts';
import { BothSchemes } from './both-schemes.tsx';
import { StyleguideSection } from './styleguide-section.tsx';
import type { SectionProps } from './styleguide-texts.ts';

export function FieldsSection({ texts }: SectionProps) {
  const { fields, labels, sections } = texts;
  const [municipalities, setMunicipalities] = useState<SuggestionOption[]>(MUNICIPALITIES.slice(0, 1));
  return (
    <StyleguideSection title={sections.fields}>
      <BothSchemes texts={texts}>
        {(schemeName) => (
          <>
            <SearchBox
              action="/events"
              label={fields.search}
              placeholder={fields.searchPlaceholder}
              buttonLabel={texts.buttons.search}
              onSearch={() => undefined}
            />
            <Steps label={fields.steps} names={Object.values(fields.stepNames)} current={1} doneLabel={fields.done} />
            <TextField label={fields.name} help={fields.nameHelp} defaultValue={fields.nameValue} />
            <div className="nb-columns">
              <TextField label={fields.postalCode} defaultValue="4870" inputMode="numeric" width="short" />
              <TextField label={fields.price} hint={fields.optional} suffix={fields.crowns} inputMode="numeric" />
            </div>
            <TextField
              id={`ends-${schemeName}`}
              label={fields.ends}
              type="time"
              defaultValue="17:00"
              error={fields.endsError}
            />
            <SelectField label={fields.category}>
              <option>{fields.sports}</option>
              <option>{fields.culture}</option>
            </SelectField>
            <TextAreaField label={fields.description} hint={fields.optional} rows={3} />
            <TextField label={fields.readOnly} defaultValue={texts.cards.organiser} readOnly />
            <CopyField label={fields.address} value="https://bergen.example/timetable" texts={fields.copying} />
            <FieldGroup id={`audience-${schemeName}`} legend={fields.audience} error={fields.audienceError}>
              <CheckLine label={labels.children} count={54} />
              <CheckLine label={labels.youth} count={38} defaultChecked />
              <CheckboxField label={fields.family} disabled />
            </FieldGroup>
            <CheckboxField kind="switch" label={fields.reminders} help={fields.remindersHelp} defaultChecked />
            <FieldGroup legend={fields.kind} look="large">
              <div className="nb-columns">
                <OptionCard name={`kind ${schemeName}`} label={fields.fixed} help={fields.fixedHelp} defaultChecked />
                <OptionCard name={`kind ${schemeName}`} label={fields.open} help={fields.openHelp} />
              </div>
            </FieldGroup>
            <SuggestionField
              label={fields.municipality}
              help={fields.municipalityHelp}
              options={MUNICIPALITIES}
              selected={municipalities}
              onChange={setMunicipalities}
              isMultiple
              resultsText={fields.matches}
              removeText={fields.remove}
            />
          </>
        )}
      </BothSchemes>
      <ErrorSummary
        level={3}
        takesFocus={false}
        title={fields.toFix(2)}
        errors={[
          { fieldId: `ends-${texts.light}`, text: fields.endsError },
          { fieldId: `audience-${texts.light}`, text: fields.audienceError },
        ]}
      />
    </StyleguideSection>
  );
}

const MUNICIPALITIES: SuggestionOption[] = [
  { value: '4201', label: 'Risør' },
  { value: '4202', label: 'Grimstad' },
  { value: '4203', label: 'Arendal' },
];
