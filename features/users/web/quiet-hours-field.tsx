import { useAction } from '#features/identity/web/use-action.ts';
import { USUAL_QUIET_HOURS } from '#features/messages/quiet-hours.ts';
import { useAnswer } from '#platform/web/answers.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import { SelectField } from '#ui/select-field.tsx';
import type { QuietHours } from '../contract.ts';
import { userTexts } from '../texts/token.ts';
import { getNotificationSettings, putQuietHours } from './calls.ts';

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** NOT-04: when a user is left in peace. Takes effect at once. */
export function QuietHoursField() {
  const { notifications: words } = useTexts(userTexts);
  const call = useCall();
  const answer = useAnswer(getNotificationSettings, {});
  const saving = useAction((body: QuietHours) => call(putQuietHours, { body }), {
    invalidates: [getNotificationSettings],
    isToldInToast: true,
  });
  if (!answer.data) return null;
  const hours = answer.data.data.quiet_hours;
  const isQuiet = hours.from_hour !== hours.until_hour;
  const save = (body: QuietHours) => {
    if (!saving.isPending) void saving.run(body);
  };
  return (
    <div className="nb-stack">
      <CheckboxField
        kind="switch"
        label={words.quiet}
        help={words.quiet_text}
        checked={isQuiet}
        onChange={(event) => save(event.currentTarget.checked ? USUAL_QUIET_HOURS : { from_hour: 0, until_hour: 0 })}
      />
      {isQuiet ? (
        <div className="nb-row">
          {(['from_hour', 'until_hour'] as const).map((end) => (
            <SelectField
              key={end}
              label={words[end]}
              value={String(hours[end])}
              onChange={(event) => save({ ...hours, [end]: Number(event.currentTarget.value) })}
            >
              {HOURS.filter(
                (hour) => hour === hours[end] || hour !== hours[end === 'from_hour' ? 'until_hour' : 'from_hour'],
              ).map((hour) => (
                <option key={hour} value={hour}>
                  {words.hour(hour)}
                </option>
              ))}
            </SelectField>
          ))}
        </div>
      ) : null}
    </div>
  );
}
