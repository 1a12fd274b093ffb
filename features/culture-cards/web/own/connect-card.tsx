import { LinkIcon } from '@navikt/aksel-icons';
import { useId, useState } from 'react';
import { useAction } from '#features/identity/web/use-action.ts';
import { ActionDialog } from '#features/portal/web/action-dialog.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import { ownCultureTexts } from '../../texts/own/token.ts';
import { connectCultureCard, listOwnCultureCards, listOwnVisits } from '../calls.ts';

/** CUL-01: for those who got their card on paper before they had an account. */
export function ConnectCard() {
  const texts = useTexts(ownCultureTexts).connect;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section className="nb-stack nb-gap-s" aria-label={texts.title}>
      <p>{texts.text}</p>
      <div>
        <Button variant="secondary" icon={<LinkIcon aria-hidden />} onClick={() => setIsOpen(true)}>
          {texts.open}
        </Button>
      </div>
      {isOpen ? <ConnectDialog onClose={() => setIsOpen(false)} /> : null}
    </section>
  );
}

const NOTHING = { number: '', digits: '' };

function ConnectDialog({ onClose }: { onClose: () => void }) {
  const { connect: texts, cancel, close } = useTexts(ownCultureTexts);
  const call = useCall();
  const { showToast } = useToasts();
  const fieldsId = useId();
  const idOf = (field: string) => `${fieldsId}-${field}`;
  const [typed, setTyped] = useState(NOTHING);
  const connecting = useAction(
    async () => {
      const number = Number(typed.number.replaceAll(/\D/g, ''));
      const { data } = await call(connectCultureCard, { body: { number, digits: typed.digits } });
      showToast({ tone: 'success', title: texts.done(data.group_name), text: texts.done_text });
      onClose();
    },
    { invalidates: [listOwnCultureCards, listOwnVisits], fields: ['number', 'digits'], idOf },
  );
  const change = (field: keyof typeof NOTHING, value: string) => {
    setTyped({ ...typed, [field]: value });
    connecting.clearError(field);
  };
  return (
    <ActionDialog
      title={texts.title}
      text={texts.how}
      submitLabel={texts.submit}
      cancelLabel={cancel}
      closeLabel={close}
      action={connecting}
      onSubmit={async () => void (await connecting.run())}
      onClose={onClose}
    >
      <TextField
        id={idOf('number')}
        label={texts.number}
        width="short"
        inputMode="numeric"
        autoComplete="off"
        maxLength={14}
        value={typed.number}
        error={connecting.errors.number}
        onChange={({ target }) => change('number', target.value)}
      />
      <TextField
        id={idOf('digits')}
        label={texts.digits}
        width="short"
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        value={typed.digits}
        error={connecting.errors.digits}
        onChange={({ target }) => change('digits', target.value)}
      />
    </ActionDialog>
  );
}
