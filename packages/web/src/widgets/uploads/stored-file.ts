import * as z from 'zod/mini';
import { fits } from '#platform/browser/fits';
import type { StoredFile } from './use-uploads';

/** A file of a draft, as the browser kept it. */
export const STORED_FILE: z.ZodMiniType<StoredFile> = z.object({
  fileId: z.string(),
  fileName: z.string(),
  url: z.exactOptional(z.string()),
  size: z.exactOptional(z.number()),
});

/** Of the files of a draft one that cannot be read is left out, and no other with it. */
export const isStoredFile = fits(STORED_FILE);
