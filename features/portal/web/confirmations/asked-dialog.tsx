import { ConfirmationDialog } from '#ui/confirmation-dialog.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { ConfirmationTexts } from '../../texts/confirmations/token.ts';
import { paths } from '../paths.ts';
import { useLocalisedPath } from '../use-localised-path.ts';
import {
  type AskedConfirmation,
  CONFIRMATIONS,
  type ConfirmationAnswer,
  type ConfirmationValues,
} from './confirmations.ts';

export type AskedDialogProps = {
  asked: AskedConfirmation;
  texts: ConfirmationTexts;
  onAnswer: (answer: ConfirmationAnswer) => void;
};

/** One kind of question in its words, with its pair of buttons. */
export function AskedDialog({ asked: { kind, values }, texts, onAnswer }: AskedDialogProps) {
  const { buttons, tone } = CONFIRMATIONS[kind];
  const { title, text } = texts.kinds[kind];
  return (
    <ConfirmationDialog
      isOpen
      title={title}
      // A user who asked was held to the values of this kind.
      text={typeof text === 'string' ? text : text(values as never)}
      confirmLabel={texts.buttons[buttons].confirm}
      cancelLabel={texts.buttons[buttons].cancel}
      closeLabel={texts.close}
      tone={tone}
      onConfirm={() => onAnswer(true)}
      onCancel={() => onAnswer(false)}
      onDismiss={() => onAnswer(null)}
    >
      {kind === 'accept_conditions' ? (
        <ConditionLinks {...(values as ConfirmationValues<typeof kind>)} texts={texts.links} />
      ) : null}
    </ConfirmationDialog>
  );
}

type ConditionLinksProps = ConfirmationValues<'accept_conditions'> & { texts: ConfirmationTexts['links'] };

/** In tabs of their own, so that the question is still there when they have been read. */
function ConditionLinks({ data_processing_url, texts }: ConditionLinksProps) {
  const localised = useLocalisedPath();
  return (
    <ul className="nb-stack nb-gap-s">
      <li>
        <TextLink href={localised(paths.privacy)} target="_blank">
          {texts.privacy}
        </TextLink>
      </li>
      <li>
        <TextLink href={data_processing_url} target="_blank" rel="noreferrer">
          {texts.data_processing}
        </TextLink>
      </li>
    </ul>
  );
}
