import { clock } from '#platform/language/dates.ts';
import { useTexts } from '#platform/web/language.tsx';
import { Chip } from '#ui/chip.tsx';
import type { EquipmentDay } from '../contract.ts';
import { marketEquipmentTexts } from '../texts/market/token.ts';
import type { Stretch } from './chosen-days.ts';

type FreeHoursProps = {
  hours: EquipmentDay['hours'];
  chosen: Stretch<number> | null;
  onChoose: (hour: number) => void;
};

/** The hours of one opening, each with how many are free. */
export function FreeHours({ hours, chosen, onChoose }: FreeHoursProps) {
  const { days: texts } = useTexts(marketEquipmentTexts);
  return (
    <fieldset className="nb-row nb-gap-s" aria-label={texts.hours}>
      {hours.map(({ from, to, free }, place) => (
        <Chip
          key={from}
          isSelected={chosen !== null && chosen.first <= place && place <= chosen.last}
          onClick={() => onChoose(place)}
        >
          {texts.hour(clock(from), clock(to))} <small>{free === 0 ? texts.full : texts.free(free)}</small>
        </Chip>
      ))}
    </fieldset>
  );
}
