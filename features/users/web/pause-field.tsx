import { useAction } from '#features/identity/web/use-action.ts';
import { usePortal } from '#features/portal/web/portal.tsx';
import { momentTexts } from '#platform/language/moments/token.ts';
import { dayText } from '#platform/language/when-text.ts';
import { useAnswer } from '#platform/web/answers.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import { userTexts } from '../texts/token.ts';
import { endNotificationPause, getNotificationSettings, pauseNotifications } from './calls.ts';

/** NOT-04: a week in which a user is told outside the portal only of what cannot be turned off. Can be ended at once. */
export function PauseField() {
  const { notifications: words } = useTexts(userTexts);
  const moments = useTexts(momentTexts);
  const { now } = usePortal();
  const call = useCall();
  const answer = useAnswer(getNotificationSettings, {});
  const saving = useAction(
    async (isWanted: boolean) => {
      await (isWanted ? call(pauseNotifications, {}) : call(endNotificationPause, {}));
    },
    { invalidates: [getNotificationSettings], isToldInToast: true },
  );
  if (!answer.data) return null;
  const { paused_until } = answer.data.data;
  return (
    <CheckboxField
      kind="switch"
      label={words.pause}
      help={
        <>
          {paused_until === null ? null : <strong>{words.paused(dayText(paused_until, { now, moments }))} </strong>}
          {words.pause_text}
        </>
      }
      checked={paused_until !== null}
      onChange={(event) => {
        if (!saving.isPending) void saving.run(event.currentTarget.checked);
      }}
    />
  );
}
