import { XMLParser } from 'fast-xml-parser';
import { Parser } from 'n3';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sitemapPart, sitemapParts } from '#features/feeds/server/queries.ts';
import { findTenant } from '#features/tenants/resolve.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal({ settings: { BASE_DOMAIN: 'nabolag.example', PUBLIC_SCHEME: 'https' } });
});
afterAll(() => portal.close());

const at = (tenant: string) => ({ host: `${tenant}.nabolag.example` });
const DCAT = 'http://www.w3.org/ns/dcat#';
const DCT = 'http://purl.org/dc/terms/';
const TYPE = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#type';

async function catalogueOf(tenant: string) {
  const { status, headers, body } = await portal.get('/dcat.ttl', at(tenant));
  expect([status, headers['content-type']]).toEqual([200, 'text/turtle; charset=utf-8']);
  const quads = new Parser().parse(body);
  const subjectsOf = (type: string) =>
    quads
      .filter(({ predicate, object }) => predicate.value === TYPE && object.value === type)
      .map((quad) => quad.subject.value);
  const valuesOf = (subject: string, property: string) =>
    quads
      .filter((quad) => quad.subject.value === subject && quad.predicate.value === property)
      .map(({ object }) => object.value);
  return { quads, subjectsOf, valuesOf };
}

describe('BEY-17 the catalogue of open data', () => {
  test('BEY-17 has what DCAT-AP-NO demands of a catalogue, a dataset and its distributions', async () => {
    const { subjectsOf, valuesOf } = await catalogueOf('bergen');
    const [catalogue = ''] = subjectsOf(`${DCAT}Catalog`);
    const [dataset = ''] = subjectsOf(`${DCAT}Dataset`);
    for (const property of ['title', 'description', 'publisher', 'language', 'license']) {
      expect([property, valuesOf(catalogue, DCT + property).length > 0]).toEqual([property, true]);
    }
    expect(valuesOf(catalogue, `${DCAT}dataset`)).toEqual([dataset]);
    for (const property of [
      `${DCT}title`,
      `${DCT}description`,
      `${DCT}publisher`,
      `${DCT}identifier`,
      `${DCT}spatial`,
      `${DCT}accrualPeriodicity`,
      `${DCT}accessRights`,
      `${DCAT}contactPoint`,
      `${DCAT}theme`,
      `${DCAT}keyword`,
    ]) {
      expect([property, valuesOf(dataset, property).length > 0]).toEqual([property, true]);
    }
    const distributions = valuesOf(dataset, `${DCAT}distribution`);
    expect(distributions).toHaveLength(3);
    expect(distributions.toSorted()).toEqual(subjectsOf(`${DCAT}Distribution`).toSorted());
    for (const distribution of distributions) expect(valuesOf(distribution, `${DCT}license`)).toHaveLength(1);
  });

  test('BEY-17 every name that it refers to is one that it describes', async () => {
    for (const tenant of ['bergen', 'gamle-oslo', 'karasjok', 'nabolag']) {
      const { quads } = await catalogueOf(tenant);
      const described = new Set(quads.map(({ subject }) => subject.value));
      const own = quads
        .map(({ object }) => object)
        .filter((object) => object.termType === 'NamedNode' && object.value.includes('/dcat.ttl#'));
      for (const { value } of own) expect(described).toContain(value);
    }
  });

  test('BEY-17 every distribution is where it says, of the kind it says', async () => {
    await portal.given.event();
    const { subjectsOf, valuesOf } = await catalogueOf('bergen');
    for (const distribution of subjectsOf(`${DCAT}Distribution`)) {
      const [address = ''] = valuesOf(distribution, `${DCAT}downloadURL`);
      const [media = ''] = valuesOf(distribution, `${DCAT}mediaType`);
      const { pathname, search, host } = new URL(address);
      const { status, headers } = await portal.get(pathname + search, { host });
      expect([address, status]).toEqual([address, 200]);
      expect(String(headers['content-type'])).toContain(
        media.replace('https://www.iana.org/assignments/media-types/', ''),
      );
    }
    const [service = ''] = subjectsOf(`${DCAT}DataService`);
    const [description = ''] = valuesOf(service, `${DCAT}endpointDescription`);
    expect((await portal.get(new URL(description).pathname, at('bergen'))).json().openapi).toBe('3.1.0');
  });

  test('BEY-17 the municipality publishes for itself, by number and name', async () => {
    const { quads } = await catalogueOf('bergen');
    const literals = quads.filter(({ object }) => object.termType === 'Literal').map(({ object }) => object.value);
    expect(literals).toEqual(expect.arrayContaining(['Bergen kommune', '4601']));
    const whole = await catalogueOf('nabolag');
    expect(whole.valuesOf(whole.subjectsOf(`${DCAT}Dataset`)[0] ?? '', `${DCT}spatial`)).toEqual([
      'https://data.geonorge.no/administrativeEnheter/nasjon/id/173163',
    ]);
  });

  test.each(['bergen-dev', 'demo', 'demo-avviklet'])('BEY-17 %s has none', async (tenant) => {
    expect((await portal.get('/dcat.ttl', at(tenant))).status).toBe(404);
  });
});

describe('RTE-10 the sitemap', () => {
  const read = (body: string) => new XMLParser({ isArray: (name) => name === 'sitemap' || name === 'url' }).parse(body);

  test('RTE-10 is an index whose parts together hold every public activity that is to come, once', async () => {
    const organisation = await portal.given.organisation({ isPrivate: true });
    const coming = [await portal.given.event({ municipality: 5501 }), await portal.given.event({ municipality: 5501 })];
    const others = [
      await portal.given.event({ municipality: 5501, startsInHours: [-50] }),
      await portal.given.event({ municipality: 5501, status: 'draft' }),
      await portal.given.event({ municipality: 5501, organisation }),
      await portal.given.event(),
    ];
    const index = read((await portal.get('/sitemap.xml', at('tromso'))).body).sitemapindex;
    const addresses: string[] = [];
    for (const { loc } of index.sitemap) {
      const { pathname, host } = new URL(loc);
      expect(host).toBe('tromso.nabolag.example');
      const part = await portal.get(pathname, { host });
      expect([pathname, part.status, part.headers['content-type']]).toEqual([
        pathname,
        200,
        'application/xml; charset=utf-8',
      ]);
      addresses.push(...read(part.body).urlset.url.map(({ loc: address }: { loc: string }) => address));
    }
    expect(new Set(addresses).size).toBe(addresses.length);
    for (const id of coming) expect(addresses).toContain(`https://tromso.nabolag.example/events/${id}`);
    for (const id of others) expect(addresses.join(' ')).not.toContain(id);
  });

  test.each(['x', '00000000-0000-4000-8000-000000000000', '%27'])(
    'RTE-10 a part that begins with %s is not there on a portal without activities',
    async (first) => {
      expect((await portal.get(`/sitemap/events-${first}.xml`, at('voss'))).status).toBe(404);
    },
  );

  test('RTE-10 parts begin where the one before ends, and none is larger than it may be', async () => {
    const ids: string[] = [];
    for (let number = 0; number < 7; number += 1) ids.push(await portal.given.event({ municipality: 5601 }));
    const context = { tenant: findTenant('alta.localhost'), replica: portal.db };
    const parts = await sitemapParts(context, 3);
    expect(parts).toHaveLength(3);
    const found = await Promise.all(parts.map((first) => sitemapPart(context, first, 3)));
    expect(found.map((part) => part.length)).toEqual([3, 3, 1]);
    expect(found.flat().map(({ id }) => id)).toEqual(ids.toSorted());
  });
});
