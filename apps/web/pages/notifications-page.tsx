import { useId } from 'react';
import { alertTexts } from '#features/alerts/texts/token.ts';
import { OwnAlerts } from '#features/alerts/web/own-alerts.tsx';
import { attendanceTexts } from '#features/attendance/texts/token.ts';
import { OfferAnswer } from '#features/attendance/web/offer-answer.tsx';
import { useSignUp } from '#features/attendance/web/use-sign-up.ts';
import { useAction } from '#features/identity/web/use-action.ts';
import type { Notification } from '#features/notifications/contract.ts';
import { notificationTexts } from '#features/notifications/texts/token.ts';
import { NotificationDays } from '#features/notifications/web/notification-days.tsx';
import { notificationsQuery } from '#features/notifications/web/notification-queries.ts';
import { ReachPanel } from '#features/notifications/web/reach-panel.tsx';
import { useNotifications } from '#features/notifications/web/use-notifications.ts';
import { ConfirmationProvider } from '#features/portal/web/confirmations/confirmation-provider.tsx';
import { useConfirmation } from '#features/portal/web/confirmations/use-confirmation.ts';
import type { PageModule } from '#features/portal/web/page-module.ts';
import { paths } from '#features/portal/web/paths.ts';
import { usePortal } from '#features/portal/web/portal.tsx';
import type { Device } from '#features/push/contract.ts';
import { pushTexts } from '#features/push/texts/token.ts';
import { listDevices, removeDevice } from '#features/push/web/calls.ts';
import { DeviceSwitch } from '#features/push/web/device-switch.tsx';
import { OtherDevices } from '#features/push/web/other-devices.tsx';
import { reportTexts } from '#features/reports/texts/token.ts';
import { OwnCases } from '#features/reports/web/own-cases.tsx';
import { listMyEntries } from '#features/timetable/web/calls.ts';
import { userTexts } from '#features/users/texts/token.ts';
import { getMe } from '#features/users/web/calls.ts';
import { NotificationChoices } from '#features/users/web/notification-choices.tsx';
import { addressesPath } from '#features/users/web/paths.ts';
import { PauseField } from '#features/users/web/pause-field.tsx';
import { QuietHoursField } from '#features/users/web/quiet-hours-field.tsx';
import type { EventId } from '#features/vocabulary/ids.ts';
import { useAnswer } from '#platform/web/answers.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { PageHeader } from '#ui/page-header.tsx';

const CHOICES = 'valg';

export const page: PageModule = {
  Component: NotificationsPage,
  texts: [notificationTexts, attendanceTexts, pushTexts, userTexts, reportTexts, alertTexts],
  isPersonal: true,
  // Each part says itself what could not be fetched.
  load: ({ queries, call }) => queries.prefetchInfiniteQuery(notificationsQuery(call)),
  head: ({ textsOf }) => ({ title: textsOf(notificationTexts).title }),
};

/** NOT-01, RTE-05 */
function NotificationsPage() {
  return (
    <ConfirmationProvider>
      <Notifications />
    </ConfirmationProvider>
  );
}

function Notifications() {
  const texts = useTexts(notificationTexts);
  const actionsOf = useOfferActions();
  const { data, unreadCount } = useNotifications();
  const lead = unreadCount > 0 ? texts.lead(unreadCount) : texts.lead_all_read;
  const isEmpty = data?.pages[0]?.meta.total === 0;
  return (
    <div className="nb-wrap nb-section nb-stack">
      <PageHeader title={texts.title} lead={data && !isEmpty ? lead : undefined} />
      <div className="nb-two">
        <NotificationDays actionsOf={actionsOf} />
        <div className="nb-stack">
          <Reach />
          <OwnAlerts />
          <OwnCases />
        </div>
      </div>
      <Choices />
    </div>
  );
}

const OFFERED = 'attendee:offered';

/** An offer of a place is answered in its line. That of a child is where one says which child. */
function useOfferActions() {
  const { now } = usePortal();
  const confirm = useConfirmation();
  const signUp = useSignUp({
    now,
    confirm,
    changed: [listMyEntries],
    returnUrlOf: () => paths.notifications,
  });
  return ({ type, payload: { event, attendee } }: Notification) =>
    type === OFFERED && event?.id && event.start_at && !attendee?.is_child ? (
      <OfferAnswer event={{ id: event.id as EventId, name: event.name }} startAt={event.start_at} signUp={signUp} />
    ) : null;
}

/** NOT-04: where links to the settings lead. */
function Choices() {
  const { notifications: words } = useTexts(userTexts);
  const id = useId();
  return (
    <section id={CHOICES} aria-labelledby={id} className="nb-stack">
      <h2 id={id}>{words.choices_title}</h2>
      <NotificationChoices />
    </section>
  );
}

/** The ways that lead to this user today. */
function Reach() {
  const call = useCall();
  const account = useAnswer(getMe, {});
  const pushed = useAnswer(listDevices, {});
  const turningOff = useAction(({ id }: Device) => call(removeDevice, { body: { id } }), {
    invalidates: [listDevices],
    isToldInToast: true,
  });
  const { public_key = null, devices = [] } = pushed.data?.data ?? {};
  return (
    <ReachPanel
      email={account.data ? account.data.data.email : undefined}
      addressesPath={addressesPath}
      settingsPath={`#${CHOICES}`}
    >
      <QuietHoursField />
      <PauseField />
      {public_key === null ? null : (
        <>
          <DeviceSwitch publicKey={public_key} devices={devices} />
          <OtherDevices devices={devices} onTurnOff={(device) => void turningOff.run(device)} />
        </>
      )}
    </ReachPanel>
  );
}
