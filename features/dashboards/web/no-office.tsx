import { todayTexts } from '#features/dashboards/texts/today/token.ts';
import { NotForYou } from '#features/portal/web/not-for-you.tsx';
import { useTexts } from '#platform/web/language.tsx';

/** For those who have no municipality of their own whose room this would be. */
export function NoOffice() {
  const { forbidden: texts } = useTexts(todayTexts);
  return <NotForYou {...texts} />;
}
