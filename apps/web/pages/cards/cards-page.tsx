import type { Card, Family } from '#features/cards/contract.ts';
import { cardTexts } from '#features/cards/texts/token.ts';
import { CardShareDialog } from '#features/cards/web/card-share-dialog.tsx';
import { CardTile } from '#features/cards/web/card-tile.tsx';
import styles from '#features/cards/web/cards.module.css';
import { OfferTile } from '#features/cards/web/offer-tile.tsx';
import { TakeForm } from '#features/cards/web/take-form.tsx';
import { cardsQuery, familyQuery, useCards, useFamily } from '#features/cards/web/use-cards.ts';
import { useShareSecret } from '#features/cards/web/use-share-secret.ts';
import { payTexts } from '#features/claims/texts/pay/token.ts';
import { claimTexts } from '#features/claims/texts/token.ts';
import { RefundLink } from '#features/claims/web/pay/refund-link.tsx';
import { PaymentHistory } from '#features/claims/web/payment-history.tsx';
import { FailedPage } from '#features/portal/web/failed-page.tsx';
import type { PageModule } from '#features/portal/web/page-module.ts';
import { paths } from '#features/portal/web/paths.ts';
import { whyTexts } from '#features/schemes/texts/why/token.ts';
import { ProofProvider } from '#features/users/web/profile/proof-provider.tsx';
import { kroner } from '#platform/language/money.ts';
import { CallFailed } from '#platform/web/client.ts';
import { useTexts } from '#platform/web/language.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { marketplaceTexts } from '../marketplace/texts/token.ts';
import { AccountTabs } from './account-tabs.tsx';
import { FamilyNotices } from './family-notices.tsx';

export const page: PageModule = {
  Component: CardsPage,
  texts: [cardTexts, claimTexts, marketplaceTexts, payTexts, whyTexts],
  isPersonal: true,
  // What could not be fetched is told below: a user who logs in for the first time is asked for the terms meanwhile.
  load: ({ queries, call }) =>
    Promise.all([queries.prefetchQuery(cardsQuery(call)), queries.prefetchQuery(familyQuery(call))]),
  head: ({ textsOf }) => ({ title: textsOf(cardTexts).title }),
};

/** CRD-01: the accounts of the family, those that are shared, and what the other children could get. */
function CardsPage() {
  return (
    <ProofProvider>
      <CardsContent />
    </ProofProvider>
  );
}

function CardsContent() {
  const texts = useTexts(cardTexts);
  const [cards, family] = [useCards(), useFamily()];
  const error = cards.error ?? family.error;
  if (error && !isAskedForTerms(error)) return <FailedPage error={error} />;
  return (
    <div className="nb-wrap nb-section nb-in-order nb-stack nb-gap-l">
      <PageHeader title={texts.title} lead={<CardsLead cards={cards.data?.data ?? []} />} />
      <AccountTabs current="accounts" />
      {cards.data && family.data ? (
        <CardTiles cards={cards.data.data} family={family.data.data} />
      ) : (
        <Skeleton shape="block" />
      )}
      <div className={styles.lower}>
        <CardPayments cards={cards.data?.data ?? []} />
        <TakeForm />
      </div>
    </div>
  );
}

const isAskedForTerms = (error: Error): boolean => error instanceof CallFailed && error.kind === 'terms_required';

function PayLink({ card: { id, child } }: { card: Card }) {
  const texts = useTexts(payTexts);
  return (
    <ButtonLink href={paths.payFrom(id)} aria-label={texts.pay_for(child.first_name)}>
      {texts.pay}
    </ButtonLink>
  );
}

/** CRD-04: of accounts that have expired too. */
function CardPayments({ cards }: { cards: readonly Card[] }) {
  const [first, ...others] = cards.map(({ id, child }) => ({ id, name: child.first_name }));
  return first ? <PaymentHistory owners={[first, ...others]} /> : null;
}

/** What is left of all accounts that can be used, in one sentence. */
function CardsLead({ cards }: { cards: readonly Card[] }) {
  const texts = useTexts(cardTexts);
  const open = cards.filter(({ is_expired }) => !is_expired);
  const names = open.map(({ child }) => child.first_name);
  const amount = kroner(open.reduce((sum, { amount_ore }) => sum + amount_ore, 0));
  const last = names.at(-1);
  if (last === undefined) return texts.lead_none;
  if (names.length === 1) return texts.lead_one(last, amount);
  return texts.lead(`${names.slice(0, -1).join(', ')}${texts.and}${last}`, amount);
}

function CardTiles({ cards, family }: { cards: readonly Card[]; family: Family }) {
  const texts = useTexts(cardTexts);
  const { secret, pending, show, forget } = useShareSecret();
  const shared = cards.find(({ id }) => id === secret?.id);
  return (
    <>
      <FamilyNotices family={family} isEmpty={cards.length + family.offers.length === 0} />
      {cards.length + family.offers.length === 0 ? null : (
        <section aria-label={texts.list} className={styles.tiles}>
          {cards.map((card) => (
            <CardTile
              key={card.id}
              card={card}
              payAction={card.can.pay ? <PayLink card={card} /> : null}
              refundLink={card.can.refund ? <RefundLink cardId={card.id} childName={card.child.first_name} /> : null}
              isSharePending={pending === card.id}
              onShare={() => void show(card.id)}
            />
          ))}
          {family.offers.map((offer) => (
            <OfferTile
              key={`${offer.provider.scheme_id} ${offer.child.id}`}
              offer={offer}
              isClaimable={family.is_claimable}
            />
          ))}
        </section>
      )}
      {shared && secret ? <CardShareDialog card={shared} secret={secret} onClose={forget} /> : null}
    </>
  );
}
