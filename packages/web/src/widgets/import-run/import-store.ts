/** The import under way: written down before each wave is sent, so that a reload or another tab finds it (CART-08). */
import { type ImportRun, reloadedImport, type WaveState, withWave } from '@dealer-portal/rules/batch';
import * as z from 'zod/mini';
import { fits } from '#platform/browser/fits';
import { slot } from '#platform/browser/storage';
import { createChangeSignal, useStore } from '#ui/store';

const LINE = z.object({
  productCode: z.string(),
  productModel: z.string(),
  number: z.number(),
  priceType: z.optional(z.string()),
  priceVersion: z.optional(z.string()),
  stockVersion: z.optional(z.string()),
});

const STATE = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['waiting', 'added', 'dropped']) }),
  z.object({
    kind: z.enum(['sent', 'lost']),
    held: z.record(z.string(), z.nullable(z.number())),
    sentAt: z.optional(z.number()),
  }),
  z.object({ kind: z.literal('refused'), msg: z.string() }),
]);

const RUN: z.ZodMiniType<ImportRun> = z.object({
  saletoCode: z.string(),
  sendtoCode: z.string(),
  name: z.string(),
  waves: z.array(z.object({ lines: z.array(LINE), state: STATE })),
});

const stored = slot('local', 'importRun', fits(RUN));
const changes = createChangeSignal();
/** Waves that this page has sent: only they lose their answer when it goes. */
let isSending = false;

/** The known import; absent until the first request, since its account may not be known before. */
let known: { readonly run: ImportRun | undefined } | undefined;

function current(): ImportRun | undefined {
  if (!known) {
    const run = stored.read();
    known = { run: run && reloadedImport(run, Date.now()) };
  }
  return known.run;
}

function show(run: ImportRun | undefined): void {
  known = { run };
  changes.emit();
}

stored.watch(() => show(stored.read()));
window.addEventListener('pagehide', () => {
  const run = isSending && current();
  if (run) stored.write(reloadedImport(run, Date.now()));
});

/** Keeps an import; undefined ends it. */
export function keepImport(run: ImportRun | undefined): void {
  if (run) stored.write(run);
  else stored.clear();
  show(run);
}

/** Keeps another state of one wave of the import that is kept. */
export function keepWave(at: number, state: WaveState): void {
  isSending = state.kind === 'sent';
  const run = current();
  if (run) keepImport(withWave(run, at, state));
}

/** The import under way. */
export function useImportRun(): ImportRun | undefined {
  return useStore({ subscribe: changes.subscribe, read: current });
}
