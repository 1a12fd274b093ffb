import type { FileStore } from '#platform/server/files.ts';
import type { PictureWorkshop } from './picture-workshop.ts';
import type { ScanFile } from './scan-file.ts';

/** What uploads need beside the context. Without a scanner files are taken unchecked. */
export type UploadParts = { files: FileStore; pictures: PictureWorkshop; scan: ScanFile | null };
