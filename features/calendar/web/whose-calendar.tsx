import { calendarTexts } from '#features/calendar/texts/token.ts';
import { useIsLoggedIn } from '#features/identity/web/use-login.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Chip } from '#ui/chip.tsx';
import styles from './whose-calendar.module.css';

type WhoseCalendarProps = { isMine: boolean; onChange: (isMine: boolean) => void };

/** CAL-01: everybody's or one's own, for a user who is logged in; one of them at a time. */
export function WhoseCalendar({ isMine, onChange }: WhoseCalendarProps) {
  const texts = useTexts(calendarTexts);
  if (!useIsLoggedIn()) return null;
  return (
    <fieldset className={styles.whose} aria-label={texts.whose}>
      <Chip isSelected={!isMine} onClick={() => onChange(false)}>
        {texts.all}
      </Chip>
      <Chip isSelected={isMine} onClick={() => onChange(true)}>
        {texts.mine}
      </Chip>
    </fieldset>
  );
}
