import { OwnLoan } from '#features/equipment/web/own-loan.tsx';
import { KeptPassList } from '#features/passes/web/kept-pass-list.tsx';
import { FailedPart } from '#features/portal/web/failed-part.tsx';
import { marketTicketTexts } from '#features/tickets/texts/market/token.ts';
import { TicketPass } from '#features/tickets/web/ticket-pass.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { ShowRest } from '#ui/show-rest.tsx';
import styles from './marketplace.module.css';
import { marketplaceTexts } from './texts/token.ts';
import type { useOwnPasses } from './use-own-passes.ts';

type OwnPassesProps = { passes: ReturnType<typeof useOwnPasses> };

/** More of them would push what is new out of sight. */
const SHOWN_AT_ONCE = 2;

/** What the family has, with its codes; without a network those that the device has kept. */
export function OwnPasses({ passes: { tickets, loans, kept, isCut, error, readAgain } }: OwnPassesProps) {
  const texts = useTexts(marketplaceTexts);
  const { pass: words } = useTexts(marketTicketTexts);
  if (isCut) return <KeptPassList kept={kept} label={texts.own} />;
  const toFetch = loans.filter(({ state }) => state === 'reserved');
  const atHome = loans.filter(({ state }) => state !== 'reserved');
  const sheets = [
    ...tickets.map((ticket) => <TicketPass key={ticket.id} ticket={ticket} />),
    ...toFetch.map((loan) => <OwnLoan key={loan.id} loan={loan} />),
  ];
  const rest = sheets.slice(SHOWN_AT_ONCE);
  return (
    <>
      {error ? <FailedPart text={texts.own_failed} onTryAgain={readAgain} /> : null}
      {sheets.length + atHome.length === 0 ? null : (
        <section className={styles.own} aria-label={texts.own}>
          {sheets.length === 0 ? null : (
            <div className="nb-stack">
              {sheets.slice(0, SHOWN_AT_ONCE)}
              {rest.length === 0 ? null : (
                <ShowRest moreLabel={words.others(rest.length)} fewerLabel={words.fewer}>
                  <div className="nb-stack">{rest}</div>
                </ShowRest>
              )}
            </div>
          )}
          {atHome.length === 0 ? null : (
            <div className="nb-stack">
              {atHome.map((loan) => (
                <OwnLoan key={loan.id} loan={loan} />
              ))}
            </div>
          )}
        </section>
      )}
    </>
  );
}
