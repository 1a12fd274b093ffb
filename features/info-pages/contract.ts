import { z } from 'zod';
import { municipalityId } from '#features/municipalities/contract.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { oneOf } from '#platform/contract/paging.ts';
import { PAGE_TYPE_OF_SLOT, SCHEME_STATES } from './rules.ts';

const age = z.int().nullable();

export const infoSlot = z.object({
  page_type: z.enum(Object.values(PAGE_TYPE_OF_SLOT)),
  title: z.string(),
  /** What its address leads to, for a link that says so. */
  name: z.string().nullable(),
  card_title: z.string(),
  /** Paragraphs are parted by line breaks. */
  content: z.string(),
  min_age: age,
  max_age: age,
  /** Whole kroner. */
  amount: z.int().nullable(),
  url: z.string().nullable(),
  links: z.array(z.object({ title: z.string(), url: z.string() })),
});

export type InfoSlot = z.infer<typeof infoSlot>;

export const infoPage = z.object({
  title: z.string(),
  /** The portal that it is of. */
  name: z.string(),
  in_place: z.string(),
  is_everywhere: z.boolean(),
  /** Where that portal is, if it is not the one that was asked. */
  portal_url: z.url().nullable(),
  support_email: z.email(),
  scheme: z.object({
    state: z.enum(SCHEME_STATES),
    title: z.string(),
    question: z.string(),
    text: z.string(),
    more: z.string(),
    amount_ore: z.int(),
    min_age: z.int(),
    max_age: z.int(),
    /** Whom it is for by income, in the municipality's own words; null for everybody. */
    household: z.string().nullable(),
    /** Its first and its last day, where it was decided on here. */
    period: z.object({ first_day: z.string(), last_day: z.string() }).nullable(),
    min_activities: z.int(),
    one_activity_a_year: z.boolean(),
    activity_cap_ore: z.int().nullable(),
    /** How often a child may try before anything is paid. */
    trial_times: z.int(),
  }),
  slots: z.array(infoSlot),
});

export type InfoPage = z.infer<typeof infoPage>;
export type Scheme = InfoPage['scheme'];

export const getInfoPage = endpoint({
  method: 'GET',
  path: '/info-page',
  summary: "What the municipality offers beside activities: of the portal, or of a resident's own municipality.",
  access: 'anyone',
  rate: 'publicRead',
  query: z.object({ municipality: municipalityId.optional() }),
  answer: oneOf(infoPage),
  publicForSeconds: 60,
});
