import * as z from 'zod/mini';
import type { StoredFile } from './use-uploads';

/** A file of a draft, as the browser kept it. */
export const STORED_FILE: z.ZodMiniType<StoredFile> = z.object({
  fileId: z.string(),
  fileName: z.string(),
  url: z.exactOptional(z.string()),
  size: z.exactOptional(z.number()),
});
