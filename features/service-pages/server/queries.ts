import { formOfMunicipality, fullName, type PlaceForm } from '#features/municipalities/place-form.ts';
import { municipalityById } from '#features/municipalities/register.ts';
import type { LocalisedText } from '#features/tenants/contract.ts';
import { localise } from '#features/tenants/localise.ts';
import type { Locale } from '#platform/language/locale.ts';
import { localisedPath } from '#platform/language/paths.ts';
import type { ServiceBlock, ServicePageContent, ServicePageKey, ServiceSection } from '../contract.ts';
import { DIFFERENCES, type ServicePageFlags } from '../differences.ts';
import type { ContentLike, PortalNames, SectionText } from '../texts/blocks.ts';
import { en } from '../texts/en.ts';
import { nb } from '../texts/nb.ts';
import { nn } from '../texts/nn.ts';
import { UPDATED_ON } from '../texts/revisions.ts';

/** What the pages need to know of the tenant they are shown in. */
export type ServicePageTenant = ServicePageFlags & {
  readonly municipality_ids: readonly number[];
  readonly conversation_months: number;
  readonly configuration: ServicePageFlags['configuration'] & {
    readonly in_place: LocalisedText;
    readonly place_form: PlaceForm;
    readonly support_email: string;
  };
};

/** One of the pages behind the footer, as this tenant's visitors read it. */
export function servicePageFor(tenant: ServicePageTenant, locale: Locale, key: ServicePageKey): ServicePageContent {
  const names = portalNames(tenant, locale);
  const { title, intro, sections } = CONTENT[locale].pages[key](names);
  const own = inOrderOf(nb.pages[key](names).sections, sections);
  return {
    key,
    title,
    intro,
    sections: withDifferences(own, tenant, locale, key).map((section) => ({
      ...section,
      blocks: section.blocks.map((block) => inLanguage(block, locale)),
    })),
    updated_on: UPDATED_ON[key],
  };
}

const CONTENT: Record<Locale, ContentLike<typeof nb>> = { nb, nn, en };

function portalNames(
  { municipality_ids, conversation_months, configuration }: ServicePageTenant,
  locale: Locale,
): PortalNames {
  const municipality = municipality_ids[0] === undefined ? undefined : municipalityById(municipality_ids[0]);
  return {
    inTenant: localise(configuration.in_place, locale),
    municipalityName: municipality
      ? fullName(municipality.name, legalForm(configuration.place_form, municipality.id), locale)
      : YOUR_MUNICIPALITY[locale],
    supportEmail: configuration.support_email,
    conversationMonths: conversation_months,
    statementUrl: configuration.accessibility_statement_url ?? '',
  };
}

/** A city district answers to its municipality, which is in charge. */
const legalForm = (chosen: PlaceForm, municipalityId: number): PlaceForm =>
  chosen === 'bydel' ? formOfMunicipality(municipalityId) : chosen;

const YOUR_MUNICIPALITY: Record<Locale, string> = { nb: 'kommunen din', nn: 'kommunen din', en: 'your municipality' };

/** Bokmål decides the order of the sections, so that the pages run alike in every language. */
const inOrderOf = (order: Record<string, unknown>, sections: Record<string, SectionText>): ServiceSection[] =>
  Object.keys(order).flatMap((id) => (sections[id] ? [{ id, ...sections[id] }] : []));

function withDifferences(
  sections: readonly ServiceSection[],
  tenant: ServicePageTenant,
  locale: Locale,
  key: ServicePageKey,
): ServiceSection[] {
  return DIFFERENCES.filter(({ page, applies }) => page === key && applies(tenant)).reduce<ServiceSection[]>(
    (result, { adds, drops = [] }) => {
      const kept = result.filter(({ id }) => !drops.includes(id));
      if (!adds) return kept;
      const place = kept.findIndex(({ id }) => id === adds.after) + 1;
      return kept.toSpliced(place, 0, {
        id: adds.section,
        ...CONTENT[locale].extra[adds.section](portalNames(tenant, locale)),
      });
    },
    [...sections],
  );
}

const inLanguage = (block: ServiceBlock, locale: Locale): ServiceBlock =>
  block.kind === 'link' && block.href.startsWith('/') ? { ...block, href: localisedPath(block.href, locale) } : block;
