import { useQuery } from '@tanstack/react-query';
import { useCalendarTexts } from '#features/calendar/web/use-calendar-texts.ts';
import { useLogin } from '#features/identity/web/use-login.tsx';
import { listMyOrganizations } from '#features/users/web/calls.ts';
import { answerQuery } from '#platform/web/answers.tsx';
import { useCall } from '#platform/web/call.tsx';
import { Chip } from '#ui/chip.tsx';
import styles from './calendar-page.module.css';

type WhoseCalendarProps = { isMine: boolean; onChange: (isMine: boolean) => void };

/** CAL-01: everybody's or one's own; for somebody who is logged in and takes part, without an organisation to run. */
export function WhoseCalendar({ isMine, onChange }: WhoseCalendarProps) {
  const texts = useCalendarTexts();
  const isLoggedIn = useLogin()?.state === 'open';
  const organisations = useQuery({
    ...answerQuery(useCall(), listMyOrganizations, { query: { page: 1, perPage: 1 } }),
    enabled: isLoggedIn,
  });
  if (!isLoggedIn || organisations.data?.meta.total !== 0) return null;
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
