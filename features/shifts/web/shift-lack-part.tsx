import type { EventDetail } from '#features/events/contract.ts';
import { useAction } from '#features/identity/web/use-action.ts';
import { runningPaths } from '#features/portal/web/running-paths.ts';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import type { Shift, ShiftLack } from '../contract.ts';
import { shiftTexts } from '../texts/token.ts';
import { requestStamp, SHIFTS } from './calls.ts';

type ShiftLackPartProps = {
  certificate: NonNullable<Shift['certificate']>;
  lack: ShiftLack;
  giver: EventDetail['organization'];
};

/** BEY-10: why a user cannot take the shift, and how they get what is missing, without leaving the activity. */
export function ShiftLackPart({ certificate, lack, giver }: ShiftLackPartProps) {
  const { lacking: texts } = useTexts(shiftTexts);
  const call = useCall();
  const { showToast } = useToasts();
  const asking = useAction(
    (body: { organization_id: string; certificate_id: string }, { keyOf }) =>
      call(requestStamp, { body, key: keyOf(body) }),
    { invalidates: SHIFTS, isToldInToast: true },
  );

  async function ask(organisation: { id: string; name: string }) {
    const body = { organization_id: organisation.id, certificate_id: certificate.id };
    if (await asking.run(body))
      showToast({ tone: 'success', title: texts.done, text: texts.done_text(organisation.name) });
  }

  return (
    <>
      <span className="nb-small">
        {texts.why[lack.why](giver?.name ?? texts.organiser)}
        {lack.why === 'offered' ? (
          <>
            {' '}
            <TextLink href={runningPaths.cv}>{texts.answer}</TextLink>
          </>
        ) : null}
      </span>
      {lack.can_ask && giver ? (
        <span>
          <Button
            isSmall
            variant="secondary"
            isLoading={asking.isPending}
            aria-label={texts.ask_name(certificate.name, giver.name)}
            onClick={() => void ask(giver)}
          >
            {texts.ask}
          </Button>
        </span>
      ) : null}
    </>
  );
}
