import { ExpandIcon, PrinterSmallIcon } from '@navikt/aksel-icons';
import { useState } from 'react';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { CodePaper } from '#ui/code-paper.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { spacedDigits } from '../rules.ts';
import { passTexts } from '../texts/token.ts';
import styles from './pass-code.module.css';

type PassCodeProps = {
  pass: { code: string; digits: string };
  /** What it is, and whose: 'Svømmebillett', 'Nora'. */
  title: string;
  holder: string | null;
  /** What else the paper has to say: when and where it holds. */
  detail?: string | null;
  /** On a sheet that says what it is: then the code and its digits are enough, but for the large one. */
  isOnSheet?: boolean;
};

/** What is held up in front of a scanner, with the digits for when it cannot be read; as large as the screen, and on paper. */
export function PassCode({ pass, title, holder, detail = null, isOnSheet = false }: PassCodeProps) {
  const texts = useTexts(passTexts).code;
  const [isBig, setIsBig] = useState(false);
  const words = (
    <>
      <strong>{title}</strong>
      {holder === null ? null : <span>{holder}</span>}
      {detail === null ? null : <span>{detail}</span>}
    </>
  );
  const paper = { code: pass.code, label: texts.label(title), digits: spacedDigits(pass.digits) };
  const big = (
    <Button variant="secondary" icon={<ExpandIcon aria-hidden />} onClick={() => setIsBig(true)}>
      {texts.show_big}
    </Button>
  );
  const print = (
    <Button variant="secondary" icon={<PrinterSmallIcon aria-hidden />} onClick={() => window.print()}>
      {texts.print}
    </Button>
  );
  return (
    <div className={styles.part} data-on-sheet={isOnSheet || undefined}>
      {isOnSheet ? (
        <CodePaper {...paper} size="small" />
      ) : (
        <CodePaper {...paper} digitsHint={texts.digits} size="medium">
          {words}
        </CodePaper>
      )}
      <div>{big}</div>
      <Dialog
        isOpen={isBig}
        onClose={() => setIsBig(false)}
        title={title}
        size="full"
        closeLabel={texts.close}
        actions={print}
      >
        <div className={styles.big}>
          <CodePaper {...paper} digitsHint={texts.digits} isPrinted>
            {words}
          </CodePaper>
          <p>{texts.hint}</p>
        </div>
      </Dialog>
    </div>
  );
}
