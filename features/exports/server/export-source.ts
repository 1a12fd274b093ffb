import type { EventId, OccurrenceId, OrganisationId } from '#features/vocabulary/ids.ts';
import type { Locale } from '#platform/language/locale.ts';
import type { Context } from '#platform/server/context.ts';
import type { Db } from '#platform/server/database.ts';
import type { ExportKind, OfficeExportKind } from '../rules.ts';
import type { Table } from './table.ts';

/** What the list is of, and for whom. */
export type TableScope = {
  organisation: { id: OrganisationId; name: string };
  event: { id: EventId; name: string } | null;
  occurrence_id: OccurrenceId | null;
  /** A file has what the list shows the person who asks. */
  has_contact_data: boolean;
  language: Locale;
  now: Date;
};

/** One kind of list that can be taken along. The feature that owns the list has one, and apps/server lists them all. */
export type ExportSource = {
  /** What the file is called, before its day and its ending. */
  fileName(language: Locale): string;
  /** Whether the person may have the list now: rights that were lost since the order take the file along. */
  mayHave(
    context: Context,
    wanted: { organisation_id: OrganisationId; event_id: EventId | null; has_contact_data: boolean },
  ): Promise<boolean>;
  table(db: Db, scope: TableScope): Promise<Table>;
};

/** A list of a municipality, narrowed by what was asked for when it was ordered. */
export type OfficeScope = {
  municipality_id: number;
  /** As the order has them; read again by the kind of list that they belong to. */
  filters: unknown;
  language: Locale;
  now: Date;
};

export type OfficeExportSource = {
  fileName(language: Locale): string;
  mayHave(context: Context, wanted: { municipality_id: number }): boolean;
  table(db: Db, scope: OfficeScope): Promise<Table>;
};

export type ExportSources = Readonly<Record<ExportKind, ExportSource> & Record<OfficeExportKind, OfficeExportSource>>;
