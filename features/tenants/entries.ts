import type { BannerScene } from '#features/pictures/contract.ts';
import { CULTURE_CALENDAR, type LocalisedText, type TenantConfiguration } from './contract.ts';
import { inEveryLanguage } from './localise.ts';
import { DEMO_SLOTS, EQUIPMENT_SLOTS, FJORD_SLOTS, FUNDING_SLOT, LEISURE_CARD_SLOTS, VOLUNTEER_SLOT } from './slots.ts';

type Flags = Pick<
  TenantConfiguration,
  | 'hasLeisureCard'
  | 'userCanClaimLeisureCard'
  | 'canClaimInOrganization'
  | 'hasSubsidiaryOrg'
  | 'sunset'
  | 'hasPayment'
  | 'hasTickets'
  | 'hasEquipment'
>;

/** What a tenant does not say itself. Key, name, places, variant and banner follow from the entry and the register. */
export type TenantDefaults = Flags & {
  colour: string;
  /** The drawing in the home banner. */
  scene: BannerScene;
  support_email: string;
  /** How long a conversation is kept in which nobody writes. */
  conversation_months: number;
  accessibility_statement_url: string | null;
  embed_origins: readonly string[];
  slogan: Omit<TenantConfiguration['slogan'], 'description'>;
  data: TenantConfiguration['data'];
  customEventsBanner: string | null;
  customOrganizationsBanner: string | null;
  infoPageTitle: LocalisedText;
  infoSlots: TenantConfiguration['infoSlots'];
};

/** What differs from the defaults, and nothing else. A key of the register stands for its municipality. */
export type TenantEntry = Partial<Omit<TenantDefaults, 'slogan' | 'data'>> & {
  name?: LocalisedText;
  /** Where the rule for the name does not hold: 'på Vidda'. */
  in_place?: LocalisedText;
  municipality_ids?: readonly number[];
  /** A city district; its municipality and name come from the register. */
  district_id?: number;
  /** A picture instead of the drawing in the home banner. */
  bannerURL?: string;
  slogan?: Partial<TenantConfiguration['slogan']>;
  data?: Partial<TenantConfiguration['data']>;
};

export const DEFAULT_TENANT_KEY = 'nabolag';

export const DEFAULTS: TenantDefaults = {
  colour: '#1d6b5c',
  scene: 'bygd',
  support_email: 'hjelp@nabolag.example',
  conversation_months: 24,
  accessibility_statement_url: null,
  embed_origins: [],
  slogan: {
    value: inEveryLanguage((texts) => texts.slogan.value),
    meaning: inEveryLanguage((texts) => texts.slogan.meaning),
    logoURL: null,
  },
  data: {
    headerTitle: inEveryLanguage((texts) => texts.leisureCard.headerTitle),
    headerTitleQuestion: inEveryLanguage((texts) => texts.leisureCard.headerTitleQuestion),
    headerDescription: inEveryLanguage((texts) => texts.leisureCard.headerDescription),
    headerDescription2: inEveryLanguage((texts) => texts.leisureCard.headerDescription2),
    amount: 1000,
    minAmountOfActivities: 10,
    minAge: 6,
    maxAge: 18,
    bankIdStep1: inEveryLanguage((texts) => texts.leisureCard.bankIdStep1),
  },
  customEventsBanner: null,
  customOrganizationsBanner: null,
  hasLeisureCard: false,
  userCanClaimLeisureCard: false,
  canClaimInOrganization: false,
  hasSubsidiaryOrg: false,
  sunset: false,
  hasPayment: false,
  hasTickets: false,
  hasEquipment: false,
  infoPageTitle: inEveryLanguage((texts) => texts.leisureCard.infoPageTitle),
  infoSlots: [VOLUNTEER_SLOT, FUNDING_SLOT],
};

const EVERYWHERE: TenantEntry = {
  name: inEveryLanguage((texts) => texts.yourNeighbourhood),
  in_place: inEveryLanguage((texts) => texts.inWholeCountry),
  municipality_ids: [],
  slogan: { description: inEveryLanguage((texts) => texts.slogan.descriptionEverywhere) },
};

const TOWNS_AND_CITIES: Record<string, TenantEntry> = {
  oslo: { colour: '#1f42aa' },
  bergen: {
    colour: '#c1272d',
    scene: 'fjelltur',
    slogan: {
      id: CULTURE_CALENDAR,
      value: {
        nb: 'Mellom syv fjell\nskjer det alltid noe',
        nn: 'Mellom sju fjell\nskjer det alltid noko',
        en: 'Between the seven mountains\nthere is always something on',
      },
      meaning: {
        nb: 'Byen ligger mellom syv fjell, og det er aldri langt til kulturen.',
        nn: 'Byen ligg mellom sju fjell, og det er aldri langt til kulturen.',
        en: 'The city lies between seven mountains, and culture is never far away.',
      },
    },
  },
  trondheim: {
    colour: '#0b5d7a',
    scene: 'fjelltur',
    slogan: {
      value: {
        nb: 'Fra Midtbyen til marka\ner det plass til deg',
        nn: 'Frå Midtbyen til marka\ner det plass til deg',
        en: 'From the city centre to the forest\nthere is room for you',
      },
      meaning: {
        nb: 'I hele kommunen er det noe å være med på.',
        nn: 'I heile kommunen er det noko å vere med på.',
        en: 'There is something to join in with all over the municipality.',
      },
    },
  },
  stavanger: { colour: '#174a7c' },
  baerum: { colour: '#1b6b4a', hasSubsidiaryOrg: true },
  kristiansand: { colour: '#1a5fa8' },
  drammen: { colour: '#00607a' },
  asker: {
    colour: '#3b6e22',
    hasLeisureCard: true,
    userCanClaimLeisureCard: true,
    hasTickets: true,
    hasSubsidiaryOrg: true,
    data: { amount: 1500 },
    infoSlots: LEISURE_CARD_SLOTS,
  },
  lillestrom: { colour: '#3a6926' },
  fredrikstad: { colour: '#2b4a8b' },
  sandnes: { colour: '#0f6a5b' },
  tromso: { colour: '#8c2f39' },
  skien: { colour: '#333a7c' },
  'nordre-follo': { colour: '#934f1d' },
  sandefjord: { colour: '#085956' },
  sarpsborg: { colour: '#754875' },
  tonsberg: { colour: '#2e6992' },
  alesund: { colour: '#0d5c91' },
  bodo: { colour: '#005f8f' },
  moss: { colour: '#86262e' },
  lorenskog: { colour: '#026d42' },
  larvik: { colour: '#492e7f' },
  'indre-ostfold': { colour: '#865911' },
  arendal: { colour: '#085762' },
  karmoy: { colour: '#824165' },
  haugesund: { colour: '#374a08' },
  ullensaker: { colour: '#44629c' },
  porsgrunn: { colour: '#7d3317' },
  ringsaker: { colour: '#15695a' },
  hamar: { colour: '#582c6a' },
  molde: { colour: '#776107' },
  halden: { colour: '#0a5470' },
  ringerike: { colour: '#854451' },
  askoy: { colour: '#1d4e22' },
  kongsberg: { colour: '#5c5c95' },
  gjovik: { colour: '#733d00' },
  lillehammer: { colour: '#8a2432' },
  horten: { colour: '#00686b', hasLeisureCard: true },
  holmestrand: { colour: '#691f5d' },
  eidsvoll: { colour: '#1a4f81' },
  rana: { colour: '#8a423a' },
  harstad: { colour: '#004f38' },
  grimstad: { colour: '#6f5492' },
  stjordal: { colour: '#64470e' },
  steinkjer: { colour: '#0f6578' },
  kristiansund: { colour: '#6d2345' },
  narvik: { colour: '#4a7028' },
  alta: { colour: '#3a497e' },
  elverum: { colour: '#834a2b' },
  kongsvinger: { colour: '#104d47' },
  as: { colour: '#7c5181' },
  nittedal: { colour: '#0b628c' },
  lier: { colour: '#78182b' },
  'ovre-eiker': { colour: '#00773d' },
  levanger: { colour: '#4d427f' },
  namsos: { colour: '#7f4e08' },
  nesodden: { colour: '#0d4b52' },
  hammerfest: { colour: '#8a4a72' },
  'sor-varanger': { colour: '#315a97' },
  vadso: { colour: '#712613' },
  senja: { colour: '#15745e' },
  eigersund: { colour: '#5c3e71' },
  notodden: { colour: '#70570f' },
  frogn: { colour: '#054a5e' },
  vagan: { colour: '#8d4c5e' },
  oppdal: { colour: '#1a5d09' },
};

const NYNORSK_MUNICIPALITIES: Record<string, TenantEntry> = {
  voss: { colour: '#2d5f9a' },
  sogndal: { colour: '#4c50a2' },
  sunnfjord: { colour: '#663305' },
  kinn: { colour: '#157170' },
  stord: { colour: '#6b3666' },
  alver: { colour: '#0a466f' },
  oygarden: { colour: '#944a48' },
  bjornafjorden: { colour: '#0a5c3c' },
  bomlo: { colour: '#634b90' },
  kvinnherad: { colour: '#5b3b00' },
  ullensvang: { colour: '#196f7e' },
  kvam: { colour: '#713653' },
  austevoll: { colour: '#4c6429' },
  osteroy: { colour: '#2b4072' },
  luster: { colour: '#8e5137' },
  ardal: { colour: '#11594f' },
  aurland: { colour: '#783f89' },
  laerdal: { colour: '#0c6c93' },
  hoyanger: { colour: '#793240' },
  stryn: { colour: '#2d6a39' },
  gloppen: { colour: '#3f3874' },
  stad: { colour: '#8b551b' },
  bremanger: { colour: '#04585c' },
  volda: { colour: '#814070' },
  orsta: { colour: '#3165a0' },
  ulstein: { colour: '#76382e' },
  hareid: { colour: '#106b51' },
  'heroy-more-og-romsdal': { colour: '#4e3468' },
  sykkylven: { colour: '#7c5e1c' },
  stranda: { colour: '#125668' },
  vestnes: { colour: '#91355a' },
  time: { colour: '#244e03' },
  klepp: { colour: '#4c5bac' },
  suldal: { colour: '#773a0f' },
  sauda: { colour: '#076963' },
  vindafjord: { colour: '#5d2d5f' },
  vinje: { colour: '#0f5279' },
  seljord: { colour: '#8e3d43' },
  'midt-telemark': { colour: '#05502d' },
  gol: { colour: '#67559c' },
  hemsedal: { colour: '#6b4301' },
  al: { colour: '#036772' },
  lom: { colour: '#632c4d' },
  vaga: { colour: '#204993' },
  eidfjord: { colour: '#953a1b' },
  ulvik: { colour: '#034e41' },
};

const SAMI_MUNICIPALITIES: Record<string, TenantEntry> = {
  kautokeino: { colour: '#b3261e' },
  karasjok: { colour: '#1d4f9c' },
  tana: { colour: '#15616d' },
  nesseby: { colour: '#6d3b7d' },
  porsanger: { colour: '#2f5d8c' },
  kafjord: { colour: '#7d4997' },
  snasa: { colour: '#35633a' },
  roros: { colour: '#8a3b1e' },
  hattfjelldal: { colour: '#5d4b0c' },
  hamaroy: { colour: '#076482' },
  tjeldsund: { colour: '#6c273a' },
  lavangen: { colour: '#3d723c' },
  royrvik: { colour: '#444387' },
  nordreisa: { colour: '#874804' },
  storfjord: { colour: '#0c4c4d' },
  lyngen: { colour: '#88497d' },
};

const OSLO_DISTRICTS: Record<string, TenantEntry> = {
  'gamle-oslo': { district_id: 30101, colour: '#2d5e8b' },
  grunerlokka: { district_id: 30102, colour: '#6a2c28' },
  sagene: { district_id: 30103, colour: '#267355' },
  'st-hanshaugen': { district_id: 30104, colour: '#5a3787' },
  frogner: { district_id: 30105, colour: '#765412' },
  ullern: { district_id: 30106, colour: '#114a57' },
  'vestre-aker': { district_id: 30107, colour: '#993e69' },
  'nordre-aker': { district_id: 30108, colour: '#395815' },
  bjerke: { district_id: 30109, colour: '#435793' },
  grorud: { district_id: 30110, colour: '#6c2d08' },
  stovner: { district_id: 30111, colour: '#1c7268' },
  alna: { district_id: 30112, colour: '#673671' },
  ostensjo: { district_id: 30113, colour: '#034867' },
  nordstrand: { district_id: 30114, colour: '#974550' },
  'sondre-nordstrand': { district_id: 30115, colour: '#205b33' },
};

/** A test version with an entry of its own; every other tenant's `-dev` and `-vis` is made from its own entry. */
const TEST_VERSIONS: Record<string, TenantEntry> = {
  'asker-dev': {
    colour: '#5d4b8c',
    hasLeisureCard: true,
    hasSubsidiaryOrg: true,
    hasPayment: true,
    hasTickets: true,
    data: { amount: 1500 },
    infoSlots: LEISURE_CARD_SLOTS,
  },
  'oslo-dev': { colour: '#4a4f63', support_email: 'test@nabolag.example' },
  'bergen-dev': { colour: '#6b4a4d', support_email: 'test@nabolag.example' },
  'trondheim-dev': { colour: '#455a63', support_email: 'test@nabolag.example' },
  'tromso-vis': { colour: '#7a3e6b', scene: 'fjelltur' },
};

const DEMONSTRATIONS: Record<string, TenantEntry> = {
  demo: { ...EVERYWHERE, colour: '#7a4a12' },
  'demo-fritidskonto': {
    name: { nb: 'Fritidsbyen', nn: 'Fritidsbyen', en: 'Leisure Town' },
    municipality_ids: [3203],
    colour: '#8a2f6b',
    hasLeisureCard: true,
    userCanClaimLeisureCard: true,
    canClaimInOrganization: true,
    hasSubsidiaryOrg: true,
    hasPayment: true,
    hasTickets: true,
    hasEquipment: true,
    data: { amount: 2000 },
    infoSlots: DEMO_SLOTS,
  },
  'demo-utstyr': {
    name: { nb: 'Utstyrsbygda', nn: 'Utstyrsbygda', en: 'Equipment Village' },
    municipality_ids: [3405],
    colour: '#2c5f8a',
    scene: 'fjelltur',
    hasTickets: true,
    hasEquipment: true,
    infoPageTitle: { nb: 'Utstyr og billetter', nn: 'Utstyr og billettar', en: 'Equipment and tickets' },
    infoSlots: EQUIPMENT_SLOTS,
  },
  'demo-nynorsk': {
    name: { nb: 'Fjordbygda', nn: 'Fjordbygda', en: 'Fjord Village' },
    municipality_ids: [4640],
    colour: '#1f5b73',
    scene: 'fjelltur',
    embed_origins: ['https://www.fjordbygda.example'],
    conversation_months: 12,
    infoPageTitle: { nb: 'Aktivitetskortet', nn: 'Aktivitetskortet', en: 'Activity card' },
    infoSlots: FJORD_SLOTS,
  },
  'demo-avviklet': {
    name: { nb: 'Avskjedsbyen', nn: 'Avskilsbyen', en: 'Farewell Town' },
    municipality_ids: [],
    colour: '#5a5348',
    sunset: true,
  },
};

/** Every tenant that ships, by key. A map, so that a host name can ask for `constructor` in vain. */
export const TENANT_ENTRIES: ReadonlyMap<string, TenantEntry> = new Map(
  Object.entries({
    [DEFAULT_TENANT_KEY]: EVERYWHERE,
    ...TOWNS_AND_CITIES,
    ...NYNORSK_MUNICIPALITIES,
    ...SAMI_MUNICIPALITIES,
    ...OSLO_DISTRICTS,
    ...TEST_VERSIONS,
    ...DEMONSTRATIONS,
  }),
);
