import { useCards } from '#features/cards/web/use-cards.ts';
import { eventPaymentTexts } from '#features/claims/texts/event/token.ts';
import { getEventPayment } from '#features/claims/web/calls.ts';
import { paths } from '#features/portal/web/paths.ts';
import { useAnswer } from '#platform/web/answers.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { TextLink } from '#ui/text-link.tsx';

type EventPaymentProps = { eventId: string; isLoggedIn: boolean };

/** INF-01: said only where it is true today, with the way to pay for each child who has an account of that scheme. */
export function EventPayment({ eventId, isLoggedIn }: EventPaymentProps) {
  const texts = useTexts(eventPaymentTexts);
  const scheme = useAnswer(getEventPayment, { params: { id: eventId } }).data?.data;
  if (!scheme) return null;
  return (
    <section className="nb-panel nb-stack" aria-label={texts.label}>
      <p>
        <strong>{texts.here}</strong>
      </p>
      {isLoggedIn ? <PayLinks schemeId={scheme.scheme_id} eventId={eventId} /> : null}
    </section>
  );
}

function PayLinks({ schemeId, eventId }: { schemeId: string; eventId: string }) {
  const texts = useTexts(eventPaymentTexts);
  const cards = useCards().data?.data ?? [];
  const able = cards.filter(({ can, provider }) => can.pay && provider.scheme_id === schemeId);
  return able.map(({ id, child }) => (
    <p key={id}>
      <TextLink href={`${paths.payFrom(id)}?activity=${eventId}`}>{texts.pay_for(child.first_name)}</TextLink>
    </p>
  ));
}
