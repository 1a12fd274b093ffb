import type { Category } from '#features/messages/rules.ts';
import type { NotificationSettings } from '../contract.ts';

export const CHANNELS = ['by_portal', 'by_email', 'by_sms', 'by_push'] as const;

/** What holds; `is_own` where it was chosen there. */
export type SettingsInForce = NotificationSettings & { is_own: boolean };

type AllSettings<Of extends { category: Category }, By extends { id: string }> = SettingsInForce & {
  categories: readonly (SettingsInForce & Of)[];
  organizations: readonly (SettingsInForce & By)[];
};

/** What holds after a change: where nothing else was chosen, what is chosen in general holds. */
export function withChange<
  Of extends { category: Category },
  By extends { id: string },
  All extends AllSettings<Of, By>,
>(
  before: All,
  changed: NotificationSettings,
  { organization, category }: { organization?: string; category?: Category },
) {
  const isGeneral = organization === undefined && category === undefined;
  const after = <Settings extends SettingsInForce>(one: Settings, isChanged: boolean): Settings => {
    if (isChanged) return { ...one, ...changed, is_own: true };
    return isGeneral && !one.is_own ? { ...one, ...changed } : one;
  };
  return {
    ...before,
    ...(isGeneral && { ...changed, is_own: true }),
    categories: before.categories.map((one) => after(one, one.category === category)),
    organizations: before.organizations.map((one) => after(one, one.id === organization)),
  };
}
