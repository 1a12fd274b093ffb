import { useOffice } from '#features/portal/web/office.tsx';
import { longDate } from '#platform/language/date-forms.ts';
import { clock } from '#platform/language/dates.ts';
import { momentTexts } from '#platform/language/moments/token.ts';
import { grouped, kroner } from '#platform/language/money.ts';
import { millions, shortKroner } from '#platform/language/typed-money.ts';
import { useAnswer } from '#platform/web/answers.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { NumberTiles } from '#ui/number-tiles.tsx';
import { cardOfficeTexts } from '../texts/token.ts';
import { getOfficeNumbers } from './calls.ts';

const MILLION_ORE = 100_000_000;

/** What runs now in four numbers; nothing where nothing runs, or where they have not been counted yet. */
export function OfficeTiles() {
  const { numbers: texts } = useTexts(cardOfficeTexts);
  const moments = useTexts(momentTexts);
  const numbers = useAnswer(getOfficeNumbers, { query: useOffice() }).data?.data;
  if (!numbers) return null;
  const { accounts, granted_ore, used_ore, waiting, waiting_ore, since, at } = numbers;
  const share = granted_ore > 0 ? Math.round((used_ore / granted_ore) * 100) : 0;
  return (
    <NumberTiles
      tiles={[
        { name: texts.accounts, value: grouped(accounts), note: texts.counted(clock(at)) },
        {
          name: texts.granted(since === null ? '' : longDate(since, moments)),
          value:
            granted_ore < MILLION_ORE
              ? shortKroner(Math.round(granted_ore / 100) * 100)
              : texts.millions(millions(granted_ore)),
          note: kroner(granted_ore),
        },
        { name: texts.used, value: `${share} %`, note: kroner(used_ore) },
        { name: texts.waiting, value: grouped(waiting), note: kroner(waiting_ore) },
      ]}
    />
  );
}
