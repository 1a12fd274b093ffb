import { useLocation } from 'react-router';
import { listTexts } from '#features/card-office/texts/lists/token.ts';
import { cardOfficeTexts } from '#features/card-office/texts/token.ts';
import { AccountDesk } from '#features/card-office/web/account-desk.tsx';
import {
  accountFilterIn,
  accountsAsked,
  accountsHref,
  EVERY_ACCOUNT,
  officeListIn,
  statisticsHref,
} from '#features/card-office/web/account-filter.ts';
import { OfficeExport } from '#features/card-office/web/office-export.tsx';
import { OfficeTiles } from '#features/card-office/web/office-tiles.tsx';
import { StatisticsDesk } from '#features/card-office/web/statistics-desk.tsx';
import { accountsTexts } from '#features/claims/texts/office/token.ts';
import {
  type AskedFor,
  askedForIn,
  EVERYTHING,
  hrefOf,
  narrowedBy,
  transactionsAsked,
} from '#features/claims/web/office/asked-for.ts';
import { listParticipations, listTransactions } from '#features/claims/web/office/calls.ts';
import { DecidableParticipation } from '#features/claims/web/office/decidable-participation.tsx';
import { TransactionDesk } from '#features/claims/web/office/transaction-desk.tsx';
import { roomTexts } from '#features/dashboards/texts/office/token.ts';
import { guardianTexts } from '#features/households/texts/office/token.ts';
import { SettledGuardianships } from '#features/households/web/office/settled-guardianships.tsx';
import { payoutTexts } from '#features/payouts/texts/token.ts';
import { BankFileDesk } from '#features/payouts/web/bank-file-desk.tsx';
import { DecisionList } from '#features/portal/web/decision-list.tsx';
import { FailedPage } from '#features/portal/web/failed-page.tsx';
import { useOffice } from '#features/portal/web/office.tsx';
import type { PageModule } from '#features/portal/web/page-module.ts';
import { ProofProvider } from '#features/users/web/profile/proof-provider.tsx';
import { kroner } from '#platform/language/money.ts';
import { fillAnswer, useAnswer } from '#platform/web/answers.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { TabLinks } from '#ui/tab-links.tsx';
import { askedOffice } from './asked-office.ts';
import { OfficeFrame } from './office-frame.tsx';

/** The other list stands below the same head, which tells how many payments wait. */
const shownIn = (asked: AskedFor): AskedFor => (asked.list === 'transactions' ? asked : EVERYTHING);

export const page: PageModule = {
  Component: AccountsPage,
  texts: [accountsTexts, cardOfficeTexts, guardianTexts, listTexts, payoutTexts, roomTexts],
  isPersonal: true,
  load: async (services, parts) => {
    const office = await askedOffice('accounts', services, parts);
    const asked = transactionsAsked(shownIn(askedForIn(String(parts.query))), office);
    return fillAnswer(services.queries, services.call, listTransactions, asked);
  },
  head: ({ textsOf }) => ({ title: textsOf(accountsTexts).page_title }),
};

const filesHref = (page: number): string => hrefOf({ ...EVERYTHING, list: 'files', page });

/** CRD-09: what families pay with their accounts, and which organisers take part. */
function AccountsPage() {
  return <OfficeFrame room="accounts">{() => <AccountsRoom />}</OfficeFrame>;
}

function AccountsRoom() {
  const texts = useTexts(accountsTexts);
  const { tab, statistics_tab } = useTexts(cardOfficeTexts);
  const { search } = useLocation();
  const asked = askedForIn(search);
  const answer = useAnswer(listTransactions, transactionsAsked(shownIn(asked), useOffice()), { isKeptMeanwhile: true });
  if (answer.isError) return <FailedPage error={answer.error} />;
  if (!answer.data) return null;
  const { municipality, counts, can } = answer.data;
  const wanted = officeListIn(search) ?? asked.list;
  // To those who only help, the bank's files are not there.
  const list = wanted === 'files' && !can.decide ? 'transactions' : wanted;
  const lead = [
    counts.waiting > 0 ? texts.lead.waiting(counts.waiting, kroner(counts.waiting_ore)) : texts.lead.nothing,
    counts.failed > 0 ? texts.lead.failed(counts.failed) : '',
    counts.refused_refunds > 0 ? texts.lead.refused_refunds(counts.refused_refunds) : '',
  ];
  return (
    <div className="nb-wrap nb-section nb-in-order nb-stack nb-gap-m">
      <PageHeader eyebrow={municipality.name} title={texts.page_title} lead={lead.join(' ')} />
      <OfficeTiles />
      <TabLinks
        label={texts.tabs.label}
        links={[
          { href: accountsHref(EVERY_ACCOUNT), label: tab, isCurrent: list === 'accounts' },
          { href: hrefOf(EVERYTHING), label: texts.tabs.transactions, isCurrent: list === 'transactions' },
          {
            href: hrefOf({ ...EVERYTHING, list: 'participations' }),
            label: texts.tabs.participations,
            isCurrent: list === 'participations',
          },
          ...(can.decide ? [{ href: filesHref(1), label: texts.tabs.files, isCurrent: list === 'files' }] : []),
          { href: statisticsHref, label: statistics_tab, isCurrent: list === 'statistics' },
        ]}
      />
      {list === 'accounts' ? (
        <ProofProvider>
          <AccountDesk
            filter={accountFilterIn(search)}
            exportMenu={<OfficeExport list={{ kind: 'accounts', ...accountsAsked(accountFilterIn(search)) }} />}
          />
          {can.decide ? <SettledGuardianships /> : null}
        </ProofProvider>
      ) : null}
      {list === 'transactions' ? (
        <ProofProvider>
          <TransactionDesk
            key={hrefOf(asked)}
            answer={answer.data}
            asked={shownIn(asked)}
            exportMenu={can.decide ? <OfficeExport list={narrowedIn(asked)} /> : null}
          />
        </ProofProvider>
      ) : null}
      {list === 'statistics' ? <StatisticsDesk /> : null}
      {list === 'participations' ? <ParticipationList page={asked.page} /> : null}
      {list === 'files' ? (
        <ProofProvider>
          <BankFileDesk page={asked.page} hrefOf={filesHref} />
        </ProofProvider>
      ) : null}
    </div>
  );
}

const narrowedIn = (asked: AskedFor) => ({ kind: 'transactions' as const, q: '', ...narrowedBy(asked) });

function ParticipationList({ page: number }: { page: number }) {
  const texts = useTexts(accountsTexts);
  const answer = useAnswer(listParticipations, { query: { ...useOffice(), page: number } });
  return (
    <DecisionList
      answer={answer}
      texts={texts}
      empty={texts.participations.empty}
      hrefOf={(wanted) => hrefOf({ ...EVERYTHING, list: 'participations', page: wanted })}
    >
      {(participation) => <DecidableParticipation key={participation.id} participation={participation} />}
    </DecisionList>
  );
}
