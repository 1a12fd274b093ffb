import { CheckmarkCircleIcon } from '@navikt/aksel-icons';
import { PassCode } from '#features/passes/web/pass-code.tsx';
import { PassSheet } from '#features/passes/web/pass-sheet.tsx';
import { usePortal } from '#features/portal/web/portal.tsx';
import { longDate } from '#platform/language/date-forms.ts';
import { shortDate } from '#platform/language/dates.ts';
import { momentTexts } from '#platform/language/moments/token.ts';
import { useTexts } from '#platform/web/language.tsx';
import { Tag } from '#ui/tag.tsx';
import type { OwnTicket } from '../contract.ts';
import { lastDayOf } from '../rules.ts';
import { marketTicketTexts } from '../texts/market/token.ts';
import { ReturnTicketButton } from './return-ticket-button.tsx';

/** TIC-03: a ticket of the family's that can be shown at the desk. */
export function TicketPass({ ticket }: { ticket: OwnTicket }) {
  const { flag, pass: texts } = useTexts(marketTicketTexts);
  const moments = useTexts(momentTexts);
  const today = shortDate(usePortal().now);
  const { group, first_name, pass } = ticket;
  const last = longDate(lastDayOf(ticket), moments);
  const detail = group.valid_from > today ? texts.not_yet(longDate(group.valid_from, moments), last) : texts.text(last);
  return (
    <PassSheet
      id={ticket.id}
      title={group.name}
      tags={
        <>
          <Tag tone="success" icon={<CheckmarkCircleIcon aria-hidden />}>
            {flag.reserved}
          </Tag>
          <Tag>{first_name}</Tag>
        </>
      }
      actions={ticket.can.cancel ? <ReturnTicketButton ticket={ticket} /> : null}
      code={
        pass ? (
          <PassCode pass={pass} title={group.name} holder={first_name} detail={group.provider_name} isOnSheet />
        ) : null
      }
    >
      {detail}
    </PassSheet>
  );
}
