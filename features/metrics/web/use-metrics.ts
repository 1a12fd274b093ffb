import { useCall } from '#platform/web/call.tsx';
import { type MenuItemKey, type MetricName, type MetricTag, MOBILE_BELOW_PX } from '../rules.ts';
import { incrementMetric } from './calls.ts';

/** Counting must never be in anybody's way: what fails is not counted. */
export function useMetrics() {
  const call = useCall();
  const count = (name: MetricName, tag: MetricTag) => call(incrementMetric, { body: { name, tag } }).catch(() => {});
  return {
    menuClick: (item: MenuItemKey, role: MetricTag) => count(`menu:${item}`, role),
    screen: () => count('screen', innerWidth < MOBILE_BELOW_PX ? 'mobile' : 'desktop'),
  };
}
