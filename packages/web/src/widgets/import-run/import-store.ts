/** The import under way: written down before each wave is sent, so that a reload or another tab finds it (CART-08). */
import { type ImportRun, reloadedImport, type WaveState, withWave } from '@dealer-portal/rules/batch';
import { isRecord, slot } from '#platform/browser/storage';
import { createChangeSignal, useStore } from '#ui/store';

const KINDS: readonly WaveState['kind'][] = ['waiting', 'sent', 'lost', 'refused', 'added', 'dropped'];

function isWave(value: unknown): boolean {
  if (!isRecord(value) || !Array.isArray(value['lines']) || !isRecord(value['state'])) return false;
  const { kind, held, sentAt } = value['state'];
  const isOnItsWay = kind === 'sent' || kind === 'lost';
  const isTime = sentAt === undefined || typeof sentAt === 'number';
  return KINDS.some((known) => known === kind) && (!isOnItsWay || (isRecord(held) && isTime));
}

function isRun(value: unknown): value is ImportRun {
  const texts = ['saletoCode', 'sendtoCode', 'name'];
  return (
    isRecord(value) &&
    texts.every((name) => typeof value[name] === 'string') &&
    Array.isArray(value['waves']) &&
    value['waves'].every(isWave)
  );
}

const stored = slot('local', 'importRun', isRun);
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
