import { useTexts } from '#platform/web/language.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { FREQUENCIES, type Frequency } from '../rules.ts';
import { alertTexts } from '../texts/token.ts';

type FrequencyFieldProps = {
  value: Frequency;
  onChange: (frequency: Frequency) => void;
  /** The name of the alert, where there are several. */
  of?: string;
};

export function FrequencyField({ value, onChange, of }: FrequencyFieldProps) {
  const texts = useTexts(alertTexts);
  return (
    <SelectField
      label={texts.frequency}
      {...(of !== undefined && { 'aria-label': texts.frequency_of(of) })}
      value={value}
      onChange={(event) => {
        const chosen = FREQUENCIES.find((one) => one === event.currentTarget.value);
        if (chosen) onChange(chosen);
      }}
    >
      {FREQUENCIES.map((one) => (
        <option key={one} value={one}>
          {texts.frequencies[one]}
        </option>
      ))}
    </SelectField>
  );
}
