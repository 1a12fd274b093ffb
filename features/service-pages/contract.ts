import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';
import { oneOf } from '#platform/contract/paging.ts';

/** The pages behind the footer (SHL-04), and what organisations accept (DLG-02). */
export const SERVICE_PAGES = [
  'about',
  'terms',
  'privacy',
  'help',
  'accessibility',
  'cookies',
  'data-processing',
] as const;

export type ServicePageKey = (typeof SERVICE_PAGES)[number];

/** Where each page is, without the language in front. */
export const SERVICE_PAGE_PATHS: Readonly<Record<ServicePageKey, `/${string}`>> = {
  about: '/about',
  terms: '/terms',
  privacy: '/privacy',
  help: '/help',
  accessibility: '/accessibility',
  cookies: '/cookies',
  'data-processing': '/data-processing',
};

/** A path of ours, a place on the page, an address with https, or a mailbox. */
const href = z.string().regex(/^(?:\/(?![/\\])|#|https:\/\/|mailto:)/);

export const serviceBlock = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('paragraph'), text: z.string() }),
  z.object({ kind: z.literal('list'), items: z.array(z.string()) }),
  z.object({ kind: z.literal('question'), question: z.string(), answer: z.string() }),
  z.object({ kind: z.literal('link'), text: z.string(), href }),
]);

export type ServiceBlock = z.infer<typeof serviceBlock>;

export const serviceSection = z.object({
  /** The same in every language, so that a link to a section survives a change of language. */
  id: z.string().regex(/^[a-z]+(?:-[a-z]+){0,4}$/),
  heading: z.string(),
  blocks: z.array(serviceBlock),
});

export type ServiceSection = z.infer<typeof serviceSection>;

export const servicePage = z.object({
  key: z.enum(SERVICE_PAGES),
  title: z.string(),
  intro: z.string(),
  sections: z.array(serviceSection),
  updated_on: z.iso.date(),
});

export type ServicePageContent = z.infer<typeof servicePage>;

export const getServicePage = endpoint({
  method: 'GET',
  path: '/service-pages/{key}',
  summary:
    'One of the pages behind the footer: about, terms, privacy, help, accessibility or cookies; and what organisations accept.',
  access: 'anyone',
  rate: 'publicRead',
  params: z.object({ key: z.enum(SERVICE_PAGES) }),
  answer: oneOf(servicePage),
  publicForSeconds: 300,
});
