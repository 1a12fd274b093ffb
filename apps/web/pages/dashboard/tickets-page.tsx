import { roomTexts } from '#features/dashboards/texts/office/token.ts';
import type { PageModule } from '#features/portal/web/page-module.ts';
import { ticketOfficeTexts } from '#features/tickets/texts/office/token.ts';
import { listOfficeTickets } from '#features/tickets/web/office-calls.ts';
import { TicketOfficeDesk } from '#features/tickets/web/office-desk.tsx';
import { TicketsExport } from '#features/tickets/web/tickets-export.tsx';
import { sheetTexts } from '#features/uploads/texts/sheets/token.ts';
import { uploadTexts } from '#features/uploads/texts/token.ts';
import { ProofProvider } from '#features/users/web/profile/proof-provider.tsx';
import { fillAnswer } from '#platform/web/answers.tsx';
import { askedOffice } from './asked-office.ts';
import { OfficeFrame } from './office-frame.tsx';

export const page: PageModule = {
  Component: TicketsPage,
  texts: [ticketOfficeTexts, roomTexts, uploadTexts, sheetTexts],
  isPersonal: true,
  load: async (services, parts) =>
    fillAnswer(services.queries, services.call, listOfficeTickets, {
      query: await askedOffice('tickets', services, parts),
    }),
  head: ({ textsOf }) => ({ title: textsOf(ticketOfficeTexts).page_title }),
};

/** CRD-09: the municipality's room for tickets. */
function TicketsPage() {
  return (
    <OfficeFrame room="tickets">
      {() => (
        <div className="nb-wrap nb-section nb-in-order nb-stack nb-gap-m">
          <ProofProvider>
            <TicketOfficeDesk exportOf={(group) => <TicketsExport group={group} />} />
          </ProofProvider>
        </div>
      )}
    </OfficeFrame>
  );
}
