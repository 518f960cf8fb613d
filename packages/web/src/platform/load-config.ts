/** The settings of this host, before anything is drawn or asked. */
import { isText, sharedSlot } from './browser/storage';
import { configure, DEFAULTS } from './config';
import { readConfigFile } from './config-file';

/** Where a host keeps its settings; index.html asks for it before the scripts have come. */
export const CONFIG_FILE = '/config.json';

/** The text of the last file that could be read: a second visit opens with it when the file does not come. */
const kept = sharedSlot('local', 'config', isText);

/** What was amiss with the file, for the self-check. */
let notes: readonly string[] = [];

/** What was amiss with the file of this visit, in words. */
export const configNotes = (): readonly string[] => notes;

/** How long a first visit waits for the file, and one that has a file of before, in milliseconds. */
const WAIT_MS = 15_000;
const WAIT_WITH_KEPT_MS = 1_500;

type Answer =
  | { readonly kind: 'file'; readonly text: string }
  | { readonly kind: 'noFile' }
  | { readonly kind: 'noAnswer' };

/** Why the portal cannot start, in words. */
export interface ConfigProblem {
  readonly title: string;
  readonly text: string;
}

/**
 * Puts the settings of `/config.json` in force: those of the build where the host has no such file, those of the last
 * visit where it does not come or cannot be read.
 * @returns why the portal cannot start, if it cannot
 */
export async function loadConfig(): Promise<ConfigProblem | undefined> {
  const keptText = kept.read();
  const asked = ask();
  const answer = await within(asked, keptText === undefined ? WAIT_MS : WAIT_WITH_KEPT_MS);
  if (answer.kind === 'noFile') {
    kept.clear();
    return undefined;
  }
  if (answer.kind === 'file') {
    const problem = useFile(answer.text);
    if (!problem) kept.write(answer.text);
    return problem && (useKept(keptText) ? undefined : problem);
  }
  // What comes too late is for the next visit.
  void asked.then(
    (late) => late.kind === 'file' && readFile(late.text).kind === 'settings' && kept.write(late.text),
  );
  return useKept(keptText) ? undefined : NO_ANSWER;
}

const NO_ANSWER: ConfigProblem = {
  title: '门户没有打开',
  text: '没有取到门户的设置，可能是网络中断。请检查网络后重新加载，购物车和草稿不受影响。',
};

const readFile = (text: string) => readConfigFile(text, DEFAULTS);

function useKept(text: string | undefined): boolean {
  const notesNow = notes;
  const isInForce = text !== undefined && useFile(text) === undefined;
  notes = [...notesNow, ...(isInForce ? [KEPT] : [])];
  return isInForce;
}

const KEPT = '用的是上次保存的设置';

function useFile(text: string): ConfigProblem | undefined {
  const reading = readFile(text);
  if (reading.kind === 'settings') {
    configure(reading.settings);
    notes = reading.unknown.map((name) => `不认识 ${name}`);
    return undefined;
  }
  notes = reading.problems;
  return {
    title: '门户的设置有误',
    text: `请把这句话发给管理员：${CONFIG_FILE} ${reading.problems.join('；')}。`,
  };
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
  const late = new Promise<Answer>((resolve) => {
    window.setTimeout(() => resolve({ kind: 'noAnswer' }), ms);
  });
  return Promise.race([answer, late]);
}
