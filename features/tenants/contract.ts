import { z } from 'zod';
import { districtId, municipalityId } from '#features/municipalities/contract.ts';
import { PREPOSITIONS } from '#features/municipalities/in-place.ts';
import { PLACE_FORMS } from '#features/municipalities/place-form.ts';
import { BANNER_SCENES } from '#features/pictures/contract.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { oneOf } from '#platform/contract/paging.ts';

const MAX_TEXT_LENGTH = 4000;
const written = z.string().min(1).max(MAX_TEXT_LENGTH);

/** A text that people read: one for each language, or one that holds in all of them. */
export const localisedText = z.union([written, z.strictObject({ nb: written, nn: written, en: written })]);

export type LocalisedText = z.infer<typeof localisedText>;

/** `-vis` is a preview, `-dev` a test; neither they nor demonstrations are for search engines (RTE-10). */
export const TENANT_VARIANTS = ['live', 'preview', 'test', 'demo'] as const;

/** Marks the slogan banner with the button to the culture calendar (RTE-03). */
export const CULTURE_CALENDAR = 'culture-calendar';

/** LEISURECARD and TICKETS are the platform's own; the others are written by the municipality. */
export const INFO_SLOT_TYPES = [
  'LEISURECARD',
  'TICKETS',
  'LEISURECARD_CUSTOM',
  'TICKETS_CUSTOM',
  'EQUIPMENT_RENTAL',
  'FOR_YOUTHS',
  'FOR_SENIORS',
  'VOLUNTEER_WORK',
  'VOLUNTEER_CENTRE',
  'VOLUNTEER_CENTERS',
  'ACTIVITY_GUIDE',
  'VENUE',
  'FUNDING',
  'SUPPORT_CONTACT',
  'DYNAMIC',
  'OTHER',
] as const;

/** A path of ours, or an address with https. */
const address = z.union([z.string().regex(/^\/(?![/\\])[\w\-./?=&%]*$/), z.url({ protocol: /^https$/ })]);
const uploaded = z.string().regex(/^\/uploads\/[\w-]{1,100}$/);
const MAX_LABEL_LENGTH = 63;
/** Scheme and host alone: it stands in a header, where a blank or a semicolon would begin something else. */
const secureOrigin = z
  .string()
  .max(260)
  .regex(/^https:\/\/(?:[a-z0-9]+(?:-+[a-z0-9]+)*\.)+[a-z](?:[a-z0-9]|-+[a-z0-9])+(?::\d{1,5})?$/)
  .refine((origin) => origin.split(/[./:]/).every((part) => part.length <= MAX_LABEL_LENGTH));
const colour = z.string().regex(/^#[0-9a-f]{6}$/);
const age = z.int().min(0).max(120);

/** The fields of TEN-04 with the seeds' own names, and ours. The schema is strict: an unknown flag is refused. */
const configurationWith = <Text extends z.ZodType>(text: Text) =>
  z.strictObject({
    key: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
    variant: z.enum(TENANT_VARIANTS),
    name: text,
    /** The name in a sentence: 'i Bergen', 'på Voss'. */
    in_place: text,
    /** What it is called in full: 'Bergen kommune', 'Voss herad'. */
    place_form: z.enum(PLACE_FORMS),
    municipality_ids: z.array(municipalityId),
    district_ids: z.array(districtId),
    colour,
    is_indexed: z.boolean(),
    support_email: z.email(),
    accessibility_statement_url: z.url({ protocol: /^https$/ }).nullable(),
    /** Where the municipality's people work, if not in our own rooms (DSH-03). */
    office_url: address.nullable(),
    /** Other sites that may show the portal's widget (BEY-03). */
    embed_origins: z.array(secureOrigin).max(50),
    slogan: z.strictObject({
      value: text,
      id: z.literal(CULTURE_CALENDAR).optional(),
      meaning: text,
      description: text,
      logoURL: address.nullable(),
    }),
    data: z.strictObject({
      headerTitle: text,
      headerTitleQuestion: text,
      headerDescription: text,
      headerDescription2: text,
      /** Whole kroner. */
      amount: z.int().min(0).max(100_000),
      minAmountOfActivities: z.int().min(0).max(365),
      minAge: age,
      maxAge: age,
      bankIdStep1: text,
    }),
    bannerURL: address,
    bannerType: z.literal('image'),
    /** A picture of the municipality's own behind the slogan, in two cuts; null is the drawing. */
    bannerPicture: z.strictObject({ small: uploaded, large: uploaded, alt: text }).nullable(),
    customEventsBanner: address.nullable(),
    customOrganizationsBanner: address.nullable(),
    hasLeisureCard: z.boolean(),
    userCanClaimLeisureCard: z.boolean(),
    canClaimInOrganization: z.boolean(),
    hasSubsidiaryOrg: z.boolean(),
    sunset: z.boolean(),
    hasPayment: z.boolean(),
    hasTickets: z.boolean(),
    hasEquipment: z.boolean(),
    hasDeposits: z.boolean(),
    infoPageTitle: text,
    infoSlots: z
      .array(
        z.strictObject({
          type: z.enum(INFO_SLOT_TYPES),
          title: text,
          name: text.optional(),
          cardTitle: text,
          content: text,
          minAge: age.optional(),
          maxAge: age.optional(),
          amount: z.int().min(0).optional(),
          url: address.optional(),
          links: z.array(z.strictObject({ title: text, url: address })).max(20),
        }),
      )
      .max(40),
  });

/** As it is kept: texts in every language. */
export const tenantConfiguration = configurationWith(localisedText);

export type TenantConfiguration = z.infer<typeof tenantConfiguration>;

const {
  key: _key,
  variant: _variant,
  municipality_ids: _ids,
  district_ids: _districts,
  ...changeable
} = tenantConfiguration.shape;
const { is_indexed: _isIndexed, bannerType: _bannerType, ...spoken } = changeable;

/** What a version of a tenant says: what differs from the defaults, and nothing else. */
export const tenantDifferences = z
  .strictObject({
    ...spoken,
    /** The drawing in the home banner, where there is no picture. */
    scene: z.enum(BANNER_SCENES),
    /** How long a conversation is kept in which nobody writes. */
    conversation_months: z.int().min(1).max(120),
    /** Before the name in a sentence, where nothing else is written there. */
    preposition: z.enum(PREPOSITIONS),
    slogan: spoken.slogan.partial(),
    data: spoken.data.partial(),
  })
  .partial();

export type TenantDifferences = z.infer<typeof tenantDifferences>;

/** As a visitor gets it: texts in the visitor's language, and where the colours are. */
export const publicTenant = configurationWith(z.string()).extend({
  has_info_page: z.boolean(),
  theme_href: z.string().regex(/^\/theme\/[0-9a-f]{6}\.[0-9a-f]{12}\.css$/),
});

export type PublicTenant = z.infer<typeof publicTenant>;

/** What every page carries along. The info page's own words are read by those who come to it. */
export type PortalTenant = Omit<PublicTenant, 'infoSlots'>;

export const getTenant = endpoint({
  method: 'GET',
  path: '/tenant',
  summary: 'The public configuration of the portal that this host name belongs to.',
  access: 'anyone',
  rate: 'publicRead',
  answer: oneOf(publicTenant),
  publicForSeconds: 60,
});
