import { type DeviceTables, openDeviceTables } from './device-tables.ts';

/** Codes that a user has; what a desk takes along; what was scanned there and has not been sent. */
export const PASS_TABLES = ['passes', 'desks', 'scans'] as const;
export type PassTables = DeviceTables<(typeof PASS_TABLES)[number]>;

export const openPassTables = (): Promise<PassTables> => openDeviceTables('nabolag-passes', PASS_TABLES);
