/**
 * The reader of `/config.json`, by hand: every first view waits for it, and zod would weigh more than the file's reader
 * (docs/decisions/workspace.md).
 */
import { openableAddress } from '@dealer-portal/rules/link';
import type { PortalConfig } from './config';
import { closablePage } from './page-rights';

/** What is wrong with a file: a value that is not of its kind, or the file itself. Its words come late: `config-words.ts`. */
export interface ConfigFault {
  /** As `sites.chat`; empty for the file. */
  readonly path: string;
  readonly expected: Kind | 'object' | 'json';
  /** What of a list is wrong. */
  readonly found?: string;
}

/** What a file gives, in the shape of the settings; or what is wrong with it. */
export type ConfigReading =
  | {
      readonly kind: 'settings';
      readonly settings: Partial<PortalConfig>;
      /** Names that this build does not know. */
      readonly unknown: readonly string[];
    }
  | { readonly kind: 'wrong'; readonly faults: readonly ConfigFault[] };

/** Whether a value may stand in a field. */
type Check = (value: unknown) => boolean;

const isText = (value: unknown): value is string => typeof value === 'string';

const isAddress: Check = (value) => openableAddress(value) !== undefined;

const isClosable: Check = (value) => isText(value) && closablePage(value) !== undefined;

const isFilled: Check = (value) => isText(value) && value.trim() !== '';

/** The kinds of values. */
const KINDS = {
  text: isFilled,
  textOrNone: isText,
  address: isAddress,
  addressOrNone: (value) => value === '' || isAddress(value),
  share: (value) => typeof value === 'number' && value >= 0 && value <= 1,
  format: (value) => value === 'portal' || value === 'otlp',
  headers: (value) =>
    isObject(value) &&
    Object.entries(value).every(
      ([name, content]) => /^[\w-]+$/.test(name) && isText(content) && /^[ -~]+$/.test(content),
    ),
  sites: (value) =>
    Array.isArray(value) &&
    value.every((site: unknown) => isObject(site) && isFilled(site['title']) && isAddress(site['url'])),
  hosts: (value) =>
    Array.isArray(value) && value.every((host) => isText(host) && /^\.?[a-z\d][a-z\d.-]*$/.test(host)),
  pages: (value) => Array.isArray(value) && value.every(isClosable),
} satisfies Record<string, Check>;

type Kind = keyof typeof KINDS;

interface Fields {
  readonly [name: string]: Kind | Fields;
}

const subApplication: Fields = { entry: 'address', standalone: 'address' };

const FIELDS = {
  name: 'text',
  apiBase: 'address',
  loginUrl: 'address',
  authoriseUrl: 'address',
  logoutUrl: 'address',
  hotline: 'text',
  personalSite: 'address',
  sites: {
    modelSearch: 'address',
    marketing: 'address',
    academy: 'address',
    lending: 'address',
    promotion: 'address',
    scene: 'address',
    chat: 'address',
    learnMore: 'address',
  },
  qrCodes: { app: 'address', officialAccount: 'address' },
  subApplications: {
    'pc-mall': subApplication,
    'pc-finance': subApplication,
    'pc-generic': subApplication,
  },
  embeddingAgent: 'textOrNone',
  canaryHeaders: 'headers',
  frequentSites: 'sites',
  tally: { system: 'address', video: 'address' },
  openHosts: 'hosts',
  observe: { url: 'addressOrNone', share: 'share', format: 'format' },
  flags: { closedPages: 'pages' },
} satisfies Record<keyof PortalConfig, Kind | Fields>;

type JsonObject = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Reads the text of `/config.json`. A name that this build does not know is no fault: after a roll-back the file may be
 * newer than the build.
 * @param defaults the settings of what the file leaves out
 */
export function readConfigFile(content: string, defaults: PortalConfig): ConfigReading {
  let file: unknown;
  try {
    file = JSON.parse(content);
  } catch {
    return { kind: 'wrong', faults: [{ path: '', expected: 'json' }] };
  }
  if (!isObject(file)) return { kind: 'wrong', faults: [{ path: '', expected: 'object' }] };
  const notes: Notes = { faults: [], unknown: [] };
  // Every value has passed the check of its field.
  const settings = readFields({ given: file, fields: FIELDS, standard: { ...defaults } }, notes, '');
  const { faults, unknown } = notes;
  if (faults.length > 0) return { kind: 'wrong', faults };
  return { kind: 'settings', settings: settings as unknown as PortalConfig, unknown };
}

interface Notes {
  readonly faults: ConfigFault[];
  readonly unknown: string[];
}

interface Part {
  readonly given: JsonObject;
  readonly fields: Fields;
  readonly standard: JsonObject;
}

/** The values of one object of the file over the standard ones; `place` is its path, as `sites.`. */
function readFields({ given, fields, standard }: Part, notes: Notes, place: string): JsonObject {
  const values: Record<string, unknown> = { ...standard };
  for (const [name, value] of Object.entries(given)) {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    const path = place + name;
    if (field === undefined) notes.unknown.push(path);
    else if (typeof field === 'string') {
      if (KINDS[field](value)) values[name] = value;
      else notes.faults.push({ path, expected: field, ...(field === 'pages' && foundIn(value)) });
    } else if (isObject(value)) {
      const below = standard[name];
      const part = { given: value, fields: field, standard: isObject(below) ? below : {} };
      values[name] = readFields(part, notes, `${path}.`);
    } else notes.faults.push({ path, expected: 'object' });
  }
  return values;
}

function foundIn(value: unknown): Pick<ConfigFault, 'found'> {
  return Array.isArray(value) ? { found: value.filter((page) => !isClosable(page)).join('、') } : {};
}
