import { describe, expect, test } from 'vitest';
import { knownTenants } from '#features/tenants/resolve.ts';
import { LOCALES } from '#platform/language/locale.ts';
import { getServicePage, SERVICE_PAGE_PATHS, SERVICE_PAGES, type ServicePageKey, servicePage } from '../contract.ts';
import { DIFFERENCES } from '../differences.ts';
import { nb } from '../texts/nb.ts';
import { type ServicePageTenant, servicePageFor } from './queries.ts';

type Changes = Partial<Omit<ServicePageTenant, 'configuration'>> & {
  configuration?: Partial<ServicePageTenant['configuration']>;
};

const ASKER = 3203;

const tenantWith = ({ configuration, ...changes }: Changes = {}): ServicePageTenant => ({
  is_sunset: false,
  municipality_ids: [ASKER],
  conversation_months: 24,
  ...changes,
  configuration: {
    in_place: 'i Asker',
    place_form: 'kommune',
    support_email: 'hjelp@nabolag.example',
    accessibility_statement_url: null,
    hasLeisureCard: false,
    userCanClaimLeisureCard: false,
    ...configuration,
  },
});

const idsOf = (tenant: ServicePageTenant, key: ServicePageKey) =>
  servicePageFor(tenant, 'nb', key).sections.map(({ id }) => id);

describe('SHL-04 each footer link leads to a real page', () => {
  test('SHL-04 every page of every shipped tenant is as the contract says, in every language', () => {
    for (const tenant of knownTenants()) {
      for (const locale of LOCALES) {
        for (const key of SERVICE_PAGES) {
          const page = servicePageFor(tenant, locale, key);
          expect(servicePage.safeParse(page).error).toBeUndefined();
          expect(new Set(page.sections.map(({ id }) => id)).size).toBe(page.sections.length);
        }
      }
    }
  });

  test('SHL-04 the page names the municipality in charge and where to write', () => {
    expect(JSON.stringify(servicePageFor(tenantWith(), 'nb', 'privacy'))).toContain(
      'Behandlingsansvarlig er Asker kommune.',
    );
    expect(JSON.stringify(servicePageFor(tenantWith(), 'en', 'privacy'))).toContain(
      'The controller is Asker municipality.',
    );
    expect(JSON.stringify(servicePageFor(tenantWith(), 'nb', 'help'))).toContain('mailto:hjelp@nabolag.example');
  });

  test('SHL-04 a municipality that is called herad is named so', () => {
    const voss = tenantWith({ municipality_ids: [4621], configuration: { in_place: 'på Voss', place_form: 'herad' } });
    expect(JSON.stringify(servicePageFor(voss, 'nn', 'privacy'))).toContain('Behandlingsansvarleg er Voss herad.');
    expect(servicePageFor(voss, 'nn', 'about').intro).toContain(' på Voss');
  });

  test('SHL-04 a district is named as the place, its municipality as the one in charge', () => {
    const district = tenantWith({
      municipality_ids: [301],
      configuration: { in_place: 'i Gamle Oslo', place_form: 'bydel' },
    });
    expect(servicePageFor(district, 'nb', 'about').intro).toContain('i Gamle Oslo');
    expect(JSON.stringify(servicePageFor(district, 'nb', 'about'))).toContain('tilbys av Oslo kommune.');
  });

  test('SHL-04 a portal for the whole country speaks of your municipality', () => {
    const everywhere = tenantWith({
      municipality_ids: [],
      configuration: { in_place: { nb: 'i nabolaget ditt', nn: 'i nabolaget ditt', en: 'in your neighbourhood' } },
    });
    expect(servicePageFor(everywhere, 'en', 'about').intro).toContain('in your neighbourhood');
    expect(JSON.stringify(servicePageFor(everywhere, 'nn', 'privacy'))).toContain(
      'Behandlingsansvarleg er kommunen din.',
    );
  });

  test('I18-01 links inside the site stay in the language of the page', () => {
    const hrefs = (locale: 'nb' | 'nn') =>
      servicePageFor(tenantWith(), locale, 'terms').sections.flatMap(({ blocks }) =>
        blocks.flatMap((block) => (block.kind === 'link' ? [block.href] : [])),
      );
    expect(hrefs('nb')).toContain('/privacy');
    expect(hrefs('nn')).toContain('/nn/privacy');
    expect(hrefs('nn')).toContain('mailto:hjelp@nabolag.example');
  });

  test('SHL-04 the endpoint is a public read with a short life', () => {
    expect(getServicePage).toMatchObject({ access: 'anyone', rate: 'publicRead', publicForSeconds: 300 });
    expect(getServicePage.params.safeParse({ key: 'secrets' }).success).toBe(false);
    expect(Object.keys(SERVICE_PAGE_PATHS)).toEqual([...SERVICE_PAGES]);
  });

  test('D-15 a page cannot carry a link that runs or leads astray', () => {
    for (const href of [
      'javascript:alert(1)',
      '//evil.example',
      '/\\evil.example',
      'data:text/html,x',
      'http://x.example',
    ]) {
      const page = servicePageFor(tenantWith(), 'nb', 'about');
      const [section] = page.sections;
      const forged = { ...page, sections: [{ ...section, blocks: [{ kind: 'link', text: 'x', href }] }] };
      expect(servicePage.safeParse(forged).success).toBe(false);
    }
  });
});

describe('TEN-04 how the pages differ between tenants', () => {
  test('TEN-04 a tenant with a leisure card explains the account in help', () => {
    const tenant = tenantWith({ configuration: { hasLeisureCard: true, userCanClaimLeisureCard: true } });
    expect(idsOf(tenant, 'help')).toContain('leisure-account');
    expect(idsOf(tenantWith(), 'help')).not.toContain('leisure-account');
  });

  test('SHL-04 where there are leisure accounts, the privacy page says who sees them, after the scheme as well', () => {
    for (const userCanClaimLeisureCard of [true, false]) {
      const tenant = tenantWith({ configuration: { hasLeisureCard: true, userCanClaimLeisureCard } });
      expect(idsOf(tenant, 'privacy')).toContain('leisure-account-privacy');
    }
    expect(idsOf(tenantWith(), 'privacy')).not.toContain('leisure-account-privacy');
  });

  test('D-23 CHT-01 the privacy page says how long this portal keeps conversations', () => {
    const lines = (months: number) =>
      JSON.stringify(servicePageFor(tenantWith({ conversation_months: months }), 'nb', 'privacy'));
    expect(lines(24)).toContain('Samtaler som ingen har skrevet i: 2 år');
    expect(lines(18)).toContain('Samtaler som ingen har skrevet i: 18 måneder');
    expect(lines(1)).toContain('Samtaler som ingen har skrevet i: 1 måned');
  });

  test('TEN-06 an ended scheme says so', () => {
    const tenant = tenantWith({ configuration: { hasLeisureCard: true } });
    expect(idsOf(tenant, 'help')).toContain('leisure-account-ended');
    expect(idsOf(tenant, 'help')).not.toContain('leisure-account');
  });

  test('TEN-07 a sunset tenant begins with the ending and does not explain what is gone', () => {
    const tenant = tenantWith({
      is_sunset: true,
      configuration: { hasLeisureCard: true, userCanClaimLeisureCard: true },
    });
    expect(idsOf(tenant, 'help')).toEqual(['closing', 'account', 'my-data', 'contact']);
    expect(idsOf(tenant, 'about')).toEqual(['closing', 'purpose', 'responsible', 'contact']);
  });

  test("SHL-04 a tenant's own accessibility statement is linked, a missing one is admitted", () => {
    const url = 'https://uustatus.no/nb/erklaringer/publisert/1';
    const tenant = tenantWith({ configuration: { accessibility_statement_url: url } });
    expect(servicePageFor(tenant, 'nb', 'accessibility').sections[1]?.blocks).toContainEqual({
      kind: 'link',
      text: 'Les tilgjengelighetserklæringen',
      href: url,
    });
    expect(idsOf(tenantWith(), 'accessibility')).toContain('statement-missing');
  });

  test('TEN-04 every difference refers to sections that exist', () => {
    const names = { conversationMonths: 24, inTenant: '', municipalityName: '', supportEmail: '', statementUrl: '' };
    for (const { page, adds, drops = [] } of DIFFERENCES) {
      const known = Object.keys(nb.pages[page](names).sections);
      if (adds?.after) expect(known).toContain(adds.after);
      for (const dropped of drops) expect(known).toContain(dropped);
    }
  });
});
