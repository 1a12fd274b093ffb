import {
  Buildings3Icon,
  CheckmarkCircleIcon,
  CheckmarkIcon,
  ClockIcon,
  HourglassIcon,
  XMarkOctagonIcon,
} from '@navikt/aksel-icons';
import { usePortal } from '#features/portal/web/portal.tsx';
import { longDate } from '#platform/language/date-forms.ts';
import { shortDate } from '#platform/language/dates.ts';
import { momentTexts } from '#platform/language/moments/token.ts';
import { whenText } from '#platform/language/when-text.ts';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { FactLine } from '#ui/fact-line.tsx';
import { Flag } from '#ui/flag.tsx';
import { Picture } from '#ui/picture.tsx';
import { TearOff } from '#ui/tear-off.tsx';
import type { TicketGroup } from '../contract.ts';
import { marketTicketTexts } from '../texts/market/token.ts';
import { LeaveQueueButton } from './leave-queue-button.tsx';
import { OpensIn } from './opens-in.tsx';
import styles from './ticket-card.module.css';
import { type TicketOutlook, ticketOutlook } from './ticket-outlook.ts';
import { ticketPeriod } from './ticket-period.ts';

type TicketCardProps = {
  group: TicketGroup;
  /** How far this device's clock is behind the server's. */
  clockLateMs: number;
  onTake: (group: TicketGroup) => void;
  onShowCode: (ticketId: string) => void;
};

/** TIC-01: one kind of ticket: from whom, until when, how many are left, and what the family can do now. */
export function TicketCard({ group, clockLateMs, onTake, onShowCode }: TicketCardProps) {
  const texts = useTexts(marketTicketTexts);
  const moments = useTexts(momentTexts);
  const { now } = usePortal();
  const outlook = ticketOutlook(group);
  const mark = outlook.flag?.mark;
  return (
    <article
      className={styles.card}
      aria-label={group.name}
      data-past={mark === 'used' || mark === 'closed' || undefined}
      data-gone={mark === 'sold_out' || undefined}
    >
      <div className={styles.words}>
        <TicketFlag outlook={outlook} />
        <p className={styles.when}>{ticketPeriod(group, { now, moments, texts })}</p>
        <h3 className={styles.title}>{group.name}</h3>
        <FactLine icon={<Buildings3Icon aria-hidden />}>{group.provider_name}</FactLine>
        <TicketNote group={group} outlook={outlook} clockLateMs={clockLateMs} />
      </div>
      <div className={styles.picture}>
        {group.thumbnail_url === null ? null : (
          <Picture src={group.thumbnail_url} alt="" width={640} height={360} isCover />
        )}
      </div>
      <TearOff className={styles.foot} size="small">
        {mark === 'used' ? (
          <span className={styles.left}>
            <b>{outlook.used_by.length}</b>
            {texts.used_by(outlook.used_by.join(', '))}
          </span>
        ) : (
          <span className={styles.left}>
            <b>{group.left}</b>
            {texts.left(group.total)}
          </span>
        )}
        <div className="nb-row nb-gap-s">
          {outlook.reserved_id === null ? null : (
            <Button
              variant="secondary"
              isSmall
              aria-label={texts.show_code_for(group.name)}
              onClick={() => onShowCode(outlook.reserved_id ?? '')}
            >
              {texts.show_code}
            </Button>
          )}
          {outlook.waiting.map((card) => (
            <LeaveQueueButton key={card.card_id} group={group} card={card} />
          ))}
          {outlook.can_take || outlook.can_wait ? (
            <Button
              variant={outlook.can_take && outlook.reserved_id === null ? 'primary' : 'secondary'}
              isSmall
              aria-label={outlook.can_take ? texts.take_for(group.name) : texts.queue_for(group.name)}
              onClick={() => onTake(group)}
            >
              {outlook.can_take ? texts.take : texts.queue}
            </Button>
          ) : null}
        </div>
      </TearOff>
    </article>
  );
}

function TicketFlag({ outlook: { flag } }: { outlook: TicketOutlook }) {
  const { flag: texts } = useTexts(marketTicketTexts);
  const moments = useTexts(momentTexts);
  if (flag === null) return null;
  const { tone, icon } = FLAGS[flag.mark];
  return (
    <span className={styles.flag}>
      <Flag tone={tone} icon={icon}>
        {flag.mark === 'queue'
          ? texts.queue(flag.position)
          : flag.mark === 'used'
            ? texts.used(longDate(flag.used_at, moments))
            : texts[flag.mark]}
      </Flag>
    </span>
  );
}

const FLAGS = {
  reserved: { tone: 'success', icon: <CheckmarkCircleIcon aria-hidden /> },
  queue: { tone: 'warning', icon: <HourglassIcon aria-hidden /> },
  few: { tone: 'warning', icon: <HourglassIcon aria-hidden /> },
  used: { tone: 'neutral', icon: <CheckmarkIcon aria-hidden /> },
  sold_out: { tone: 'neutral', icon: <XMarkOctagonIcon aria-hidden /> },
  closed: { tone: 'neutral', icon: <XMarkOctagonIcon aria-hidden /> },
  coming: { tone: 'accent', icon: <ClockIcon aria-hidden /> },
} as const;

type TicketNoteProps = Pick<TicketCardProps, 'group' | 'clockLateMs'> & { outlook: TicketOutlook };

/** When it opens, until when it can be taken, or why it cannot. */
function TicketNote({ group, outlook, clockLateMs }: TicketNoteProps) {
  const texts = useTexts(marketTicketTexts);
  const moments = useTexts(momentTexts);
  const { now } = usePortal();
  const { why_not } = outlook;
  if (why_not) return <p className={styles.note}>{texts.why_not[why_not.reason](why_not.first_name)}</p>;
  if (group.sale === 'coming') {
    const moment = whenText({ start_at: group.opens_at }, { now, moments });
    return (
      <p className={styles.note}>
        <OpensIn opensAt={group.opens_at} clockLateMs={clockLateMs} moment={moment} />
      </p>
    );
  }
  if (!outlook.can_take || shortDate(group.closes_at) >= group.valid_until) return null;
  return <p className={styles.note}>{texts.closes(whenText({ start_at: group.closes_at }, { now, moments }))}</p>;
}
