// Generated from database/migrations by `npm run schema`. Do not edit.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

export interface AnnouncementTable {
  id: string;
  tenant_key: string | null;
  type: 'news' | 'critical';
  title: Json;
  body: Json;
  starts_at: ColumnType<string, Date | string, Date | string>;
  ends_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  created_at: ColumnType<string, Date | string | undefined, Date | string>;
}

export interface AppUserTable {
  id: string;
  name: string;
  email: string | null;
  phone: string | null;
  password_hash: string | null;
  thumbnail_url: string | null;
  lang: Generated<'nb' | 'nn' | 'en'>;
  municipality_id: number | null;
  postal_code: string | null;
  birth_date: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  scopes: Generated<string[]>;
  is_readonly: Generated<boolean>;
  has_two_factor: Generated<boolean>;
  terms_accepted_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  settings: Generated<Json>;
  created_at: ColumnType<string, Date | string | undefined, Date | string>;
  blocked_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  erased_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
}

export interface CategoryTable {
  id: number;
  key: string;
  labels: Json;
  position: Generated<number>;
}

export interface DataLoadTable {
  name: string;
  checksum: string;
  loaded_at: ColumnType<string, Date | string | undefined, Date | string>;
}

export interface DistrictTable {
  id: number;
  municipality_id: number;
  name: string;
  is_administrative: Generated<boolean>;
}

export interface EventTable {
  id: string;
  organisation_id: string | null;
  type_id: number | null;
  source: Generated<string>;
  external_id: string | null;
  name: string;
  description: Generated<string>;
  lang: Generated<string>;
  kind: Generated<'open' | 'scheduled'>;
  status: Generated<'draft' | 'published' | 'cancelled'>;
  completed_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  is_free: Generated<boolean>;
  price_ore: number | null;
  age_mask: Generated<number>;
  min_age: number | null;
  max_age: number | null;
  capacity_max: number | null;
  rrule: Json | null;
  venue: string | null;
  address: string | null;
  lat: number | null;
  lng: number | null;
  thumbnail_url: string | null;
  created_at: ColumnType<string, Date | string | undefined, Date | string>;
  updated_at: ColumnType<string, Date | string | undefined, Date | string>;
  deleted_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  is_listed: GeneratedAlways<boolean>;
  municipality_ids: Generated<number[]>;
  category_ids: Generated<number[]>;
  next_occurrence_id: string | null;
  next_start_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  next_end_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  last_start_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  last_end_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  occurrences_count: Generated<number>;
  attendees_count: Generated<number>;
  waiting_count: Generated<number>;
  places_max: number | null;
  search: GeneratedAlways<string>;
}

export interface EventCategoryTable {
  event_id: string;
  category_id: number;
}

export interface EventCountTable {
  municipality_id: number;
  upcoming: number;
}

export interface EventMunicipalityTable {
  event_id: string;
  municipality_id: number;
  district_id: number | null;
}

export interface EventPlaceTable {
  event_id: string;
  municipality_id: number;
  district_id: number | null;
  next_start_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  last_end_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
}

export interface EventTypeTable {
  id: number;
  key: string;
  labels: Json;
  is_volunteer: Generated<boolean>;
  position: Generated<number>;
}

export interface IdempotencyKeyTable {
  actor: string;
  route: string;
  key: string;
  body_hash: string;
  status: number | null;
  answer: Json | null;
  created_at: ColumnType<string, Date | string | undefined, Date | string>;
}

export interface MembershipTable {
  organisation_id: string;
  user_id: string;
  role: 'admin' | 'moderator' | 'member' | 'applicant';
  status: 'requested' | 'active' | 'disabled' | 'rejected' | 'left';
  note: string | null;
  created_at: ColumnType<string, Date | string | undefined, Date | string>;
}

export interface MetricTable {
  day: ColumnType<string, Date | string, Date | string>;
  tenant_key: Generated<string>;
  name: string;
  tag: Generated<string>;
  count: Generated<number>;
}

export interface MunicipalGrantTable {
  user_id: string;
  municipality_id: number;
  role: 'admin' | 'support';
  created_at: ColumnType<string, Date | string | undefined, Date | string>;
}

export interface MunicipalityTable {
  id: number;
  number: string;
  key: string;
  name: string;
  names: Generated<Json>;
  county: string;
  language_form: Generated<'nb' | 'nn' | 'neutral'>;
  lat: number;
  lng: number;
  name_sort: GeneratedAlways<string>;
}

export interface OccurrenceTable {
  id: string;
  event_id: string;
  start_at: ColumnType<string, Date | string, Date | string>;
  end_at: ColumnType<string, Date | string, Date | string>;
  is_published: Generated<boolean>;
  is_cancelled: Generated<boolean>;
  capacity_max: number | null;
  attending_count: Generated<number>;
  waiting_count: Generated<number>;
}

export interface OccurrencePlaceTable {
  municipality_id: number;
  start_at: ColumnType<string, Date | string, Date | string>;
  occurrence_id: string;
  event_id: string;
  end_at: ColumnType<string, Date | string, Date | string>;
  district_id: number | null;
}

export interface OrganisationTable {
  id: string;
  municipality_id: number;
  district_id: number | null;
  name: string;
  description: Generated<string>;
  lang: Generated<'nb' | 'nn' | 'en'>;
  status: Generated<'pending' | 'accepted' | 'declined'>;
  is_private: Generated<boolean>;
  owner_user_id: string | null;
  email: string | null;
  phone: string | null;
  website: string | null;
  address: string | null;
  lat: number | null;
  lng: number | null;
  thumbnail_url: string | null;
  settings: Generated<Json>;
  created_at: ColumnType<string, Date | string | undefined, Date | string>;
  updated_at: ColumnType<string, Date | string | undefined, Date | string>;
  deleted_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  name_sort: GeneratedAlways<string>;
  search: GeneratedAlways<string>;
}

export interface Database {
  announcement: AnnouncementTable;
  app_user: AppUserTable;
  category: CategoryTable;
  data_load: DataLoadTable;
  district: DistrictTable;
  event: EventTable;
  event_category: EventCategoryTable;
  event_count: EventCountTable;
  event_municipality: EventMunicipalityTable;
  event_place: EventPlaceTable;
  event_type: EventTypeTable;
  idempotency_key: IdempotencyKeyTable;
  membership: MembershipTable;
  metric: MetricTable;
  municipal_grant: MunicipalGrantTable;
  municipality: MunicipalityTable;
  occurrence: OccurrenceTable;
  occurrence_place: OccurrencePlaceTable;
  organisation: OrganisationTable;
}
