/** The settings of this host, before anything is drawn or asked. */
import { CONFIG_KEY } from '@dealer-portal/rules/session';
import { isText, sharedSlot } from './browser/storage';
import { configure, DEFAULTS } from './config';
import { type ConfigFault, readConfigFile } from './config-file';

/** Where a host keeps its settings; index.html asks for it before the scripts have come. */
export const CONFIG_FILE = '/config.json';

/** The text of the last file that could be read: a second visit opens with it when the file does not come. */
const kept = sharedSlot('local', CONFIG_KEY, isText);

/** What was amiss with the file of this visit, for the self-check. */
interface ConfigNotes {
  readonly faults: readonly ConfigFault[];
  /** Names that this build does not know. */
  readonly unknown: readonly string[];
  /** The settings of an earlier visit are in force. */
  readonly isKept: boolean;
}

const NOTHING: ConfigNotes = { faults: [], unknown: [], isKept: false };

let notes = NOTHING;

/** What was amiss with the file of this visit. */
export const configNotes = (): ConfigNotes => notes;

/** How long a first visit waits for the file, and one that has a file of before, in milliseconds. */
const WAIT_MS = 15_000;
const WAIT_WITH_KEPT_MS = 1_500;

type Answer =
  | { readonly kind: 'file'; readonly text: string }
  | { readonly kind: 'noFile' }
  | { readonly kind: 'noAnswer' };

/** Why the portal cannot start: nothing came, or what is wrong with what came. */
export type ConfigProblem = 'noAnswer' | readonly ConfigFault[];

/**
 * Puts the settings of `/config.json` in force: those of the build where the host has no such file, those of the last
 * visit where it does not come or cannot be read.
 * @returns why the portal cannot start, if it cannot
 */
export async function loadConfig(): Promise<ConfigProblem | undefined> {
  notes = NOTHING;
  const keptText = kept.read();
  const asked = ask();
  const answer = await within(asked, keptText === undefined ? WAIT_MS : WAIT_WITH_KEPT_MS);
  if (answer.kind === 'noFile') {
    kept.clear();
    return undefined;
  }
  if (answer.kind === 'noAnswer') {
    // What comes too late is for the next visit.
    void asked.then(keep);
    return useKept(keptText) ? undefined : 'noAnswer';
  }
  const faults = useText(answer.text);
  if (faults.length === 0) {
    if (answer.text !== keptText) kept.write(answer.text);
    return undefined;
  }
  return useKept(keptText) ? undefined : faults;
}

/** Keeps an answer that came too late for this visit. */
function keep(answer: Answer): void {
  if (answer.kind === 'noFile') kept.clear();
  if (answer.kind === 'file' && readConfigFile(answer.text, DEFAULTS).kind === 'settings')
    kept.write(answer.text);
}

function useKept(text: string | undefined): boolean {
  const { faults } = notes;
  if (text === undefined || useText(text).length > 0) return false;
  notes = { ...notes, faults, isKept: true };
  return true;
}

/** Puts a file in force; what is wrong with it, if it cannot be. */
function useText(text: string): readonly ConfigFault[] {
  const reading = readConfigFile(text, DEFAULTS);
  if (reading.kind === 'settings') {
    configure(reading.settings);
    notes = { ...NOTHING, unknown: reading.unknown };
    return [];
  }
  notes = { ...NOTHING, faults: reading.faults };
  return reading.faults;
}

async function ask(): Promise<Answer> {
  try {
    const response = await fetch(CONFIG_FILE);
    if (response.ok) return { kind: 'file', text: await response.text() };
    // A host without the file says so; any other status may be a fault of this moment.
    return response.status === 404 ? { kind: 'noFile' } : { kind: 'noAnswer' };
  } catch {
    return { kind: 'noAnswer' };
  }
}

function within(answer: Promise<Answer>, ms: number): Promise<Answer> {
  let timer: number | undefined;
  const late = new Promise<Answer>((resolve) => {
    timer = window.setTimeout(() => resolve({ kind: 'noAnswer' }), ms);
  });
  return Promise.race([answer, late]).finally(() => window.clearTimeout(timer));
}
