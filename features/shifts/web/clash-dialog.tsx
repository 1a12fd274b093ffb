import { momentTexts } from '#platform/language/moments/token.ts';
import { whenText } from '#platform/language/when-text.ts';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TimeText } from '#ui/time-text.tsx';
import { shiftTexts } from '../texts/token.ts';
import styles from './shifts.module.css';
import type { Clash } from './use-taking.ts';

type ClashDialogProps = {
  shift: { start_at: string; end_at: string };
  clashes: readonly Clash[];
  /** Whom the shift is given to; null = oneself. */
  name?: string | null;
  now: Date;
  isPending: boolean;
  onTake: () => void;
  onClose: () => void;
};

/** What else is on at that time. A user who knows better can take the shift all the same. */
export function ClashDialog({ shift, clashes, name = null, now, isPending, onTake, onClose }: ClashDialogProps) {
  const texts = useTexts(shiftTexts);
  const words = texts.clash;
  const moments = useTexts(momentTexts);
  const inWords = (period: { start_at: string; end_at: string }) => whenText(period, { now, moments });
  return (
    <Dialog
      isOpen
      size="small"
      onClose={onClose}
      title={name === null ? words.title : words.title_for(name)}
      closeLabel={texts.close}
      actions={
        <>
          <Button isLoading={isPending} onClick={onTake}>
            {name === null ? words.yes : words.yes_for}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {words.no}
          </Button>
        </>
      }
    >
      <p>
        <TimeText>{name === null ? words.text(inWords(shift)) : words.text_for(name, inWords(shift))}</TimeText>
      </p>
      <ul className={styles.clashes}>
        {clashes.map((clash) => (
          <li key={`${clash.name} ${clash.start_at}`}>
            <strong>{clash.name}</strong>
            <span className="nb-muted">
              <TimeText>{inWords(clash)}</TimeText>
            </span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
