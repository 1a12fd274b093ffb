import { BottomDock } from '#features/portal/web/bottom-dock.tsx';
import { grouped } from '#platform/language/money.ts';
import { millions } from '#platform/language/typed-money.ts';
import { useTexts } from '#platform/web/language.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import type { SchemeRules } from '../rules.ts';
import { type Estimate, simulate } from '../simulation.ts';
import { schemeTexts } from '../texts/token.ts';
import { NUMBERS_ID } from './simulation-panel.tsx';

/** On a phone: what it costs, always in view while the fields are filled in. */
export function NumbersDock({ rules, estimate }: { rules: SchemeRules | null; estimate: Estimate }) {
  const { simulation: texts } = useTexts(schemeTexts);
  if (!rules) return null;
  const { children, likely_ore, fit } = simulate(rules, estimate);
  return (
    <BottomDock
      title={texts.dock(grouped(children), millions(likely_ore))}
      action={
        <ButtonLink variant="secondary" href={`#${NUMBERS_ID}`}>
          {texts.see}
        </ButtonLink>
      }
    >
      {texts.fit[fit]}
    </BottomDock>
  );
}
