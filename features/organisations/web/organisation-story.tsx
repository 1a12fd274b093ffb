import { Buildings3Icon, EnvelopeClosedIcon, GlobeIcon, LocationPinIcon, PhoneIcon } from '@navikt/aksel-icons';
import { useTexts } from '#platform/web/language.tsx';
import { FactList } from '#ui/fact-list.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { OrganisationDetail } from '../contract.ts';
import type { OrganisationTexts } from '../texts/token.ts';
import { organisationTexts } from '../texts/token.ts';
import styles from './organisation-story.module.css';

/** All that it says of itself, and how to reach it. */
export function OrganisationStory({ organisation }: { organisation: OrganisationDetail }) {
  const texts = useTexts(organisationTexts);
  const words = organisation.description.trim();
  const facts = factsOf(organisation, texts);
  return (
    <section className={`nb-panel ${styles.story}`} aria-labelledby="om-oss">
      <SectionHeading id="om-oss" title={texts.about} />
      {words ? (
        <p className={`nb-prose ${styles.words}`} lang={organisation.lang}>
          {words}
        </p>
      ) : (
        <p>{texts.no_words(organisation.name)}</p>
      )}
      {facts.length > 0 ? (
        <>
          <h3 className={styles.heading}>{texts.facts.title}</h3>
          <FactList facts={facts} />
        </>
      ) : null}
    </section>
  );
}

const REGISTER_ADDRESS = 'https://virksomhet.brreg.no/nb/oppslag/enheter';

function factsOf({ email, phone, website, address, number }: OrganisationDetail, { facts: texts }: OrganisationTexts) {
  return [
    email && {
      term: texts.email,
      icon: <EnvelopeClosedIcon aria-hidden />,
      value: <TextLink href={`mailto:${email}`}>{email}</TextLink>,
    },
    phone && {
      term: texts.phone,
      icon: <PhoneIcon aria-hidden />,
      value: <TextLink href={`tel:${phone.replaceAll(/\s/g, '')}`}>{phone}</TextLink>,
    },
    website && {
      term: texts.website,
      icon: <GlobeIcon aria-hidden />,
      value: (
        <TextLink href={website} rel="noreferrer ugc">
          {website.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')}
        </TextLink>
      ),
    },
    address && { term: texts.address, icon: <LocationPinIcon aria-hidden />, value: address },
    number && {
      term: texts.number,
      icon: <Buildings3Icon aria-hidden />,
      value: (
        <TextLink href={`${REGISTER_ADDRESS}/${number}`} rel="noreferrer">
          {number.replace(/(\d{3})(?=\d)/g, '$1\u00a0')}
        </TextLink>
      ),
    },
  ].filter((fact) => fact !== null && fact !== '');
}
