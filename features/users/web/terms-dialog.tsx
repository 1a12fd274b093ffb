import { useAction } from '#features/identity/web/use-action.ts';
import { ActionFailure } from '#features/portal/web/action-failure.tsx';
import { localisedPath } from '#platform/language/paths.ts';
import { useCall } from '#platform/web/call.tsx';
import { useLocale, useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { userTexts } from '../texts/token.ts';
import { acceptTerms } from './calls.ts';

type TermsDialogProps = { onAccepted: () => void; onLogOut: () => void };

/** IDN-18: stands in the way until the terms are accepted, or one leaves. They are read in tabs of their own. */
export function TermsDialog({ onAccepted, onLogOut }: TermsDialogProps) {
  const texts = useTexts(userTexts);
  const call = useCall();
  const locale = useLocale();
  const accepting = useAction(() => call(acceptTerms, {}));
  const { terms_dialog: words } = texts;

  async function accept() {
    if (await accepting.run()) onAccepted();
  }

  return (
    <Dialog
      isOpen
      isBlocking
      onClose={onLogOut}
      title={words.title}
      size="small"
      closeLabel={texts.close}
      actions={
        <>
          <Button isLoading={accepting.isPending} onClick={() => void accept()}>
            {words.accept}
          </Button>
          <Button variant="secondary" onClick={onLogOut}>
            {words.log_out}
          </Button>
        </>
      }
    >
      <p>{words.text}</p>
      <ActionFailure action={accepting} />
      {[
        { path: '/terms', label: words.read_terms },
        { path: '/privacy', label: words.read_privacy },
      ].map(({ path, label }) => (
        <p key={path}>
          <TextLink href={localisedPath(path, locale)} target="_blank" rel="noopener">
            {label} <span className="nb-sr">{texts.opens_in_new_tab}</span>
          </TextLink>
        </p>
      ))}
    </Dialog>
  );
}
