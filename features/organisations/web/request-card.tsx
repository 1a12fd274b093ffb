import { ExclamationmarkTriangleIcon } from '@navikt/aksel-icons';
import type { ReactNode } from 'react';
import { longDate } from '#platform/language/date-forms.ts';
import { momentTexts } from '#platform/language/moments/token.ts';
import { useTexts } from '#platform/web/language.tsx';
import { DecisionCard } from '#ui/decision-card.tsx';
import { Tag } from '#ui/tag.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { OrganisationRequest } from '../requests-contract.ts';
import { type RequestTexts, requestTexts } from '../texts/requests/token.ts';
import styles from './request-card.module.css';
import { RequestRegisterFacts } from './request-register-facts.tsx';

type RequestCardProps = {
  request: OrganisationRequest;
  /** Buttons, or a link to the page. */
  actions: ReactNode;
};

/** One organisation that has been asked for: what to check, what they write, and what the register says beside it. */
export function RequestCard({ request, actions }: RequestCardProps) {
  const { admin: texts } = useTexts(requestTexts);
  const moments = useTexts(momentTexts);
  const asked = longDate(request.created_at, moments);
  return (
    <DecisionCard
      title={request.name}
      about={
        <>
          {texts.in(request.municipality.name)}
          {' · '}
          {request.requested_by ? texts.asked_by(request.requested_by.name, asked) : texts.asked_by_nobody(asked)}
        </>
      }
      decision={<Decision request={request} />}
      actions={actions}
    >
      {request.status === 'accepted' ? null : <Signs request={request} />}
      <div className={styles.sides}>
        <Theirs request={request} />
        <FromRegister request={request} />
      </div>
    </DecisionCard>
  );
}

function Decision({ request: { status, decided_at, decided_by, decline_reason } }: { request: OrganisationRequest }) {
  const { admin: texts } = useTexts(requestTexts);
  const moments = useTexts(momentTexts);
  if (status === 'pending' || decided_at === null) return null;
  const when = longDate(decided_at, moments);
  const by = status === 'accepted' ? texts.accepted_by : texts.declined_by;
  const without = status === 'accepted' ? texts.accepted : texts.declined;
  return (
    <>
      <p>
        <Tag tone={status === 'accepted' ? 'success' : 'danger'}>
          {decided_by ? by(decided_by, when) : without(when)}
        </Tag>
      </p>
      {decline_reason ? <p>{texts.reason(decline_reason)}</p> : null}
    </>
  );
}

function Signs({ request: { id, signs } }: { request: OrganisationRequest }) {
  const { admin: texts } = useTexts(requestTexts);
  if (signs.length === 0) {
    return (
      <p>
        <Tag tone="success">{texts.nothing_to_check}</Tag>
      </p>
    );
  }
  return (
    <div className={styles.signs}>
      <h3 id={`signs-${id}`} className={styles.smallHeading}>
        {texts.to_check}
      </h3>
      <ul className={styles.signList} aria-labelledby={`signs-${id}`}>
        {signs.map((sign) => (
          <li key={sign} className={styles.sign}>
            <ExclamationmarkTriangleIcon aria-hidden className={styles.icon} />
            {texts.signs[sign]}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Theirs({ request }: { request: OrganisationRequest }) {
  const { admin: texts } = useTexts(requestTexts);
  const { description, request_note, requested_by, email, phone, website, address } = request;
  const contact = [requested_by?.email, email, phone, website, address].filter(Boolean);
  return (
    <section className={styles.side}>
      <h3 className={styles.smallHeading}>{texts.theirs}</h3>
      <p className={styles.words}>{description || texts.nothing_written}</p>
      {request_note ? (
        <>
          <h4 className={styles.label}>{texts.note}</h4>
          <p className={styles.words}>{request_note}</p>
        </>
      ) : null}
      {contact.length > 0 ? (
        <>
          <h4 className={styles.label}>{texts.contact}</h4>
          <ul className={styles.contact}>
            {[...new Set(contact)].map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      ) : null}
    </section>
  );
}

/** Where staff look a number up by hand. */
const lookUpHref = (number: string) => `https://virksomhet.brreg.no/nb/oppslag/enheter/${number}`;

function FromRegister({ request }: { request: OrganisationRequest }) {
  const texts = useTexts(requestTexts);
  return (
    <section className={styles.side}>
      <h3 className={styles.smallHeading}>{texts.facts.title}</h3>
      {request.register ? (
        <>
          <p className={styles.registerName}>{request.register.name}</p>
          <RequestRegisterFacts entry={request.register} />
        </>
      ) : (
        <p>{whyNothing(request, texts)}</p>
      )}
      {request.number ? (
        <p>
          <TextLink href={lookUpHref(request.number)} target="_blank" rel="noreferrer">
            {texts.admin.look}
          </TextLink>
        </p>
      ) : null}
    </section>
  );
}

function whyNothing({ number, signs }: OrganisationRequest, { admin: { no_register: texts } }: RequestTexts): string {
  if (number === null) return texts.no_number;
  if (signs.includes('not_in_register')) return texts.unknown;
  return signs.includes('deleted_from_register') ? texts.deleted : texts.unavailable;
}
