import type { FileStore } from '#platform/server/files.ts';
import type { PictureWorkshop } from './picture-workshop.ts';

/** Looks into a file for what would harm those who open it. Throws when it cannot tell: then nothing is taken. */
export type ScanFile = (bytes: Uint8Array) => Promise<{ is_harmful: boolean }>;

/** What uploads need beside the context. */
export type UploadParts = { files: FileStore; pictures: PictureWorkshop; scan?: ScanFile };
