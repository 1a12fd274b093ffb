import { CalendarIcon, HandHeartIcon, PersonCheckmarkIcon, SunIcon, TagIcon } from '@navikt/aksel-icons';
import type { MouseEvent } from 'react';
import type { Filter } from '#features/filters/rules.ts';
import { useTexts } from '#platform/web/language.tsx';
import { ChipLink } from '#ui/chip-link.tsx';
import { ChipRow } from '#ui/chip-row.tsx';
import { AGE_GROUPS } from '../rules.ts';
import { filterTexts } from '../texts/filters/token.ts';
import { eventTexts } from '../texts/token.ts';
import { isQuickChosen, type QuickChoice, toggleQuick } from './quick-choices.ts';

type QuickChipsProps = {
  filters: readonly Filter[];
  onChange: (next: readonly Filter[]) => void;
  addressOf: (next: readonly Filter[]) => string;
  hasToday: boolean;
};

const WITH_ICON = [
  { choice: 'today', Icon: CalendarIcon },
  { choice: 'weekend', Icon: SunIcon },
  { choice: 'free', Icon: TagIcon },
  { choice: 'volunteer', Icon: HandHeartIcon },
  { choice: 'places', Icon: PersonCheckmarkIcon },
] as const;

/** The filters that most people want, each a link of its own, so that it works before the scripts have come. */
export function QuickChips({ filters, onChange, addressOf, hasToday }: QuickChipsProps) {
  const texts = useTexts(filterTexts);
  const { age_group } = useTexts(eventTexts);
  const chipProps = (choice: QuickChoice) => {
    const next = toggleQuick(filters, choice);
    return {
      href: addressOf(next),
      isSelected: isQuickChosen(filters, choice),
      onClick: (event: MouseEvent) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        onChange(next);
      },
    };
  };
  return (
    <ChipRow label={texts.quick.label}>
      {WITH_ICON.filter(({ choice }) => hasToday || choice !== 'today').map(({ choice, Icon }) => (
        <ChipLink key={choice} {...chipProps(choice)} icon={<Icon aria-hidden />}>
          {texts.quick[choice]}
        </ChipLink>
      ))}
      <hr />
      {AGE_GROUPS.map((group) => (
        <ChipLink key={group} {...chipProps(group)}>
          {age_group[group]}
        </ChipLink>
      ))}
    </ChipRow>
  );
}
