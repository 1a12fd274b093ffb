import { usePortal } from '#features/portal/web/portal.tsx';
import { momentTexts } from '#platform/language/moments/token.ts';
import { dayText, whenText } from '#platform/language/when-text.ts';
import { useTexts } from '#platform/web/language.tsx';
import type { Unit } from '../rules.ts';
import { marketEquipmentTexts } from '../texts/market/token.ts';

/** 'Fredag 11. desember – søndag 13. desember', or of hours 'I morgen 10:00–12:00'. */
export function useStretchText(): (unit: Unit, stretch: { from: string; to: string }) => string {
  const { days: texts } = useTexts(marketEquipmentTexts);
  const moments = useTexts(momentTexts);
  const { now } = usePortal();
  return (unit, { from, to }) => {
    if (unit === 'hour') return whenText({ start_at: from, end_at: to }, { now, moments });
    const [first, last] = [dayText(from, { now, moments }), dayText(to, { now, moments })];
    return from === to ? first : texts.over(first, last);
  };
}
