/** How far back clicks are looked at. */
export const METRIC_PERIODS = ['week', 'month', 'quarter'] as const;
export type MetricPeriod = (typeof METRIC_PERIODS)[number];
export const DAYS_OF_PERIOD: Readonly<Record<MetricPeriod, number>> = { week: 7, month: 30, quarter: 90 };

export const METRIC_PORTALS = ['all', 'this'] as const;
export type MetricPortals = (typeof METRIC_PORTALS)[number];

export const METRIC_ROLES = ['user', 'munAdmin', 'moderator', 'super'] as const;
