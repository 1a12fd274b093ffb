import { useTexts } from '#platform/web/language.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { participantTexts } from '../../texts/participants/token.ts';

/** One time of the activity, as it is chosen by. */
export type ShownTime = { id: string; label: string; isPast: boolean };

type OccurrenceFieldProps = {
  label: string;
  times: readonly ShownTime[];
  value: string;
  onChange: (id: string) => void;
};

/** Which time it is about. With only one there is nothing to choose. */
export function OccurrenceField({ label, times, value, onChange }: OccurrenceFieldProps) {
  const { page: texts } = useTexts(participantTexts);
  if (times.length <= 1) return null;
  const groups = [
    { label: texts.to_come, times: times.filter(({ isPast }) => !isPast) },
    { label: texts.past, times: times.filter(({ isPast }) => isPast) },
  ].filter((group) => group.times.length > 0);
  return (
    <SelectField label={label} value={value} onChange={({ target }) => onChange(target.value)}>
      {groups.map((group) => (
        <optgroup key={group.label} label={group.label}>
          {group.times.map((time) => (
            <option key={time.id} value={time.id}>
              {time.label}
            </option>
          ))}
        </optgroup>
      ))}
    </SelectField>
  );
}
