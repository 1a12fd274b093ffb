import { useQueryClient } from '@tanstack/react-query';
import type { ReminderSettings } from '#features/attendance/contract.ts';
import { getReminderSettings, putReminderSettings } from '#features/attendance/web/reminder-calls.ts';
import { useAction } from '#features/identity/web/use-action.ts';
import { FailedPart } from '#features/portal/web/failed-part.tsx';
import type { Device } from '#features/push/contract.ts';
import { listDevices, removeDevice } from '#features/push/web/calls.ts';
import { DeviceSwitch } from '#features/push/web/device-switch.tsx';
import { OtherDevices } from '#features/push/web/other-devices.tsx';
import { userTexts } from '#features/users/texts/token.ts';
import { addressesPath, SECTIONS } from '#features/users/web/paths.ts';
import { answerQuery, useAnswer } from '#platform/web/answers.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import { FieldGroup } from '#ui/field-group.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { SheetSection } from '#ui/sheet-section.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';

const HOURS = [1, 2, 3, 6, 12, 24, 48, 72, 168];

/** BEY-01: whether, how and when a user is reminded of what they have signed up for. Takes effect at once. */
export function RemindersSection() {
  const { reminders: words } = useTexts(userTexts);
  const call = useCall();
  const queries = useQueryClient();
  const answer = useAnswer(getReminderSettings, {});
  const pushed = useAnswer(listDevices, {});
  const saving = useAction((body: ReminderSettings) => call(putReminderSettings, { body }), {
    invalidates: [getReminderSettings],
    isToldInToast: true,
  });
  const turningOff = useAction(({ id }: Device) => call(removeDevice, { body: { id } }), {
    invalidates: [listDevices],
    isToldInToast: true,
  });
  if (answer.isPending || pushed.isPending) return <Skeleton shape="block" />;
  if (answer.isError) return <FailedPart onTryAgain={() => void answer.refetch()} />;
  const { has_email, has_phone, ...settings } = answer.data.data;
  // Should it not be known where, e-mail and SMS can be chosen all the same.
  const { public_key = null, devices = [] } = pushed.data?.data ?? {};
  const isReminded =
    (settings.by_email && has_email) || (settings.by_sms && has_phone) || (public_key !== null && devices.length > 0);
  const hours = [...new Set([...HOURS, settings.hours_before])].sort((left, right) => left - right);

  function save(changed: Partial<ReminderSettings>) {
    if (saving.isPending) return;
    const body = { ...settings, ...changed };
    // A switch moves under the finger; should the server refuse, it moves back.
    const { queryKey } = answerQuery(call, getReminderSettings, {});
    queries.setQueryData(queryKey, (before) => before && { data: { ...before.data, ...body } });
    void saving.run(body);
  }

  return (
    <SheetSection id={SECTIONS.reminders} title={words.title} lead={words.lead}>
      <FieldGroup legend={words.how}>
        <CheckboxField
          kind="switch"
          label={words.by_email}
          checked={settings.by_email && has_email}
          disabled={!has_email}
          help={has_email ? undefined : <TextLink href={addressesPath}>{words.add_email}</TextLink>}
          onChange={(event) => save({ by_email: event.currentTarget.checked })}
        />
        <CheckboxField
          kind="switch"
          label={words.by_sms}
          checked={settings.by_sms && has_phone}
          disabled={!has_phone}
          help={has_phone ? undefined : <TextLink href={addressesPath}>{words.add_phone}</TextLink>}
          onChange={(event) => save({ by_sms: event.currentTarget.checked })}
        />
        {public_key === null ? null : <DeviceSwitch publicKey={public_key} devices={devices} />}
      </FieldGroup>
      {isReminded ? (
        <SelectField
          label={words.when}
          value={String(settings.hours_before)}
          onChange={(event) => save({ hours_before: Number(event.currentTarget.value) })}
        >
          {hours.map((each) => (
            <option key={each} value={each}>
              {words.before(each)}
            </option>
          ))}
        </SelectField>
      ) : (
        <p className="nb-muted">{words.none}</p>
      )}
      {public_key === null ? null : (
        <OtherDevices devices={devices} onTurnOff={(device) => void turningOff.run(device)} />
      )}
    </SheetSection>
  );
}
