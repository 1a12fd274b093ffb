import { longDate } from '#platform/language/date-forms.ts';
import { momentTexts } from '#platform/language/moments/token.ts';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import type { SettledGuardianship } from '../../contract.ts';
import { guardianTexts } from '../../texts/office/token.ts';
import styles from './settled-line.module.css';

type SettledLineProps = { settled: SettledGuardianship; onEnd: () => void };

export function SettledLine({ settled, onEnd }: SettledLineProps) {
  const texts = useTexts(guardianTexts);
  const moments = useTexts(momentTexts);
  const { first_name, birth_year, guardian_name, reason, decided_by, decided_at, is_own_case } = settled;
  const guardian = guardian_name ?? texts.forgotten;
  return (
    <li>
      <div className={styles.words}>
        <p className={styles.who}>{texts.who(guardian, first_name, birth_year)}</p>
        {reason === null ? null : <p>{reason}</p>}
        <p className="nb-small nb-muted">{texts.by(decided_by ?? texts.forgotten, longDate(decided_at, moments))}</p>
      </div>
      {is_own_case ? (
        <p className="nb-small nb-muted">{texts.own_case}</p>
      ) : (
        <Button variant="tertiary" isSmall isDanger aria-label={texts.end_for(guardian, first_name)} onClick={onEnd}>
          {texts.end}
        </Button>
      )}
    </li>
  );
}
