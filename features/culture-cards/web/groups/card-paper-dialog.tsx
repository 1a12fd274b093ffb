import { PrinterSmallIcon } from '@navikt/aksel-icons';
import { useState } from 'react';
import { spacedDigits } from '#features/passes/rules.ts';
import { FailedPart } from '#features/portal/web/failed-part.tsx';
import { longDate } from '#platform/language/date-forms.ts';
import { momentTexts } from '#platform/language/moments/token.ts';
import { useAnswer } from '#platform/web/answers.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { CodePaper } from '#ui/code-paper.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import type { CardPaper, GroupMember } from '../../groups-contract.ts';
import { cultureDeskTexts } from '../../texts/desk/token.ts';
import { getCardPaper } from '../calls.ts';
import { cardNumber } from '../card-words.ts';
import styles from './card-paper.module.css';
import { useReplaceCode } from './use-group-deeds.ts';

/** A card for a person without a phone or an account: it is printed, and gets another code where the paper is lost. */
export function CardPaperDialog({ member, onClose }: { member: GroupMember; onClose: () => void }) {
  const { paper: texts, cancel, close } = useTexts(cultureDeskTexts);
  const { showToast } = useToasts();
  const answer = useAnswer(getCardPaper, { params: { id: member.id } });
  const replacing = useReplaceCode();
  const [isAsked, setIsAsked] = useState(false);
  const card = answer.data?.data;

  async function replace() {
    if (!(await replacing.run(member))) return;
    setIsAsked(false);
    showToast({ tone: 'success', title: texts.replaced });
  }

  const actions = isAsked ? (
    <>
      <Button isDanger aria-busy={replacing.isPending || undefined} onClick={() => void replace()}>
        {texts.replace}
      </Button>
      <Button variant="tertiary" onClick={() => setIsAsked(false)}>
        {cancel}
      </Button>
    </>
  ) : (
    <>
      <Button icon={<PrinterSmallIcon aria-hidden />} onClick={() => window.print()}>
        {texts.print}
      </Button>
      <Button variant="tertiary" onClick={() => setIsAsked(true)}>
        {texts.replace}
      </Button>
    </>
  );
  return (
    <Dialog isOpen title={texts.title(member.name)} closeLabel={close} onClose={onClose} actions={card && actions}>
      {answer.isError && !card ? <FailedPart onTryAgain={() => void answer.refetch()} /> : null}
      {!card && !answer.isError ? <Skeleton shape="block" /> : null}
      {isAsked ? (
        <Notice tone="warning" isLive>
          {texts.replace_text}
        </Notice>
      ) : null}
      {card ? <Paper card={card} /> : null}
    </Dialog>
  );
}

function Paper({ card }: { card: CardPaper }) {
  const { paper: texts } = useTexts(cultureDeskTexts);
  const moments = useTexts(momentTexts);
  const { number, name, group_name, municipality_name, venue_name, valid_from, valid_until, digits, code } = card;
  return (
    <CodePaper code={code} label={texts.code} digits={spacedDigits(digits)} size="medium" isPrinted>
      <strong>{name}</strong>
      <span>{texts.number(cardNumber(number), group_name)}</span>
      <span>{venue_name === null ? texts.holds_in(municipality_name) : texts.holds_at(venue_name)}</span>
      <span>{texts.valid(longDate(valid_from, moments), longDate(valid_until, moments))}</span>
      <span className={styles.connect}>{texts.connect}</span>
    </CodePaper>
  );
}
