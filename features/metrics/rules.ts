/** What is counted, and nothing else is: anybody can ask, and a name of their own would be a row of their own. */
export const MENU_ITEMS = [
  'my',
  'profile',
  'settings',
  'dashboard',
  'admin',
  'organiser-request',
  'become-organiser',
  'new-event',
  'find-user',
  'log-out',
  'events',
  'organisations',
  'info',
  'dashboard:page',
  'dashboard:members',
  'dashboard:cohosts',
  'dashboard:messages',
  'dashboard:certificates',
  'dashboard:culture',
  'dashboard:scan',
  'dashboard:edit',
  'dashboard:settings',
] as const;
export type MenuItemKey = (typeof MENU_ITEMS)[number];

export const isMenuItem = (name: string): name is MenuItemKey => MENU_ITEMS.some((item) => item === name);

export const METRIC_NAMES = ['screen', ...MENU_ITEMS.map((item) => `menu:${item}` as const)] as const;
export type MetricName = (typeof METRIC_NAMES)[number];

/** For menus by role, for screens by size (SHL-12). */
export const METRIC_TAGS = ['user', 'super', 'moderator', 'munAdmin', 'mobile', 'desktop'] as const;
export type MetricTag = (typeof METRIC_TAGS)[number];

/** Where the portal shows its phone form. */
export const MOBILE_BELOW_PX = 992;

/** A script, a promise that nobody waited for, or a component in whose place the page shows an error. */
export const BROWSER_ERROR_KINDS = ['script', 'promise', 'render'] as const;
