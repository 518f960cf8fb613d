/**
 * The reader of `/config.json`, by hand: every first view waits for it, and zod would weigh more than the file's reader
 * (docs/decisions/workspace.md).
 */
import { openableAddress } from '@dealer-portal/rules/link';
import type { PortalConfig } from './config';

/** What a file gives, in the shape of the settings; or what is wrong with it, for an operator and in Chinese. */
export type ConfigReading =
  | {
      readonly kind: 'settings';
      readonly settings: Partial<PortalConfig>;
      readonly unknown: readonly string[];
    }
  | { readonly kind: 'wrong'; readonly problems: readonly string[] };

/** Says what is wrong with a value; undefined when nothing is. */
type Check = (value: unknown) => string | undefined;

interface Fields {
  readonly [name: string]: Check | Fields;
}

const isText = (value: unknown): value is string => typeof value === 'string';

const text: Check = (value) => (isText(value) && value.trim() !== '' ? undefined : '应为非空文字');

const anyText: Check = (value) => (isText(value) ? undefined : '应为文字');

const address: Check = (value) =>
  openableAddress(value) === undefined ? '应为以 / 或 http(s):// 开头的地址' : undefined;

const addressOrNone: Check = (value) => (value === '' ? undefined : address(value));

const share: Check = (value) =>
  typeof value === 'number' && value >= 0 && value <= 1 ? undefined : '应为 0 到 1 的数';

const oneOf =
  (...words: readonly string[]): Check =>
  (value) =>
    isText(value) && words.includes(value) ? undefined : `应为 ${words.join(' 或 ')}`;

const headers: Check = (value) => {
  if (!isObject(value)) return '应为 {"名称":"值"}';
  const isWrong = ([name, content]: readonly [string, unknown]) =>
    !/^[\w-]+$/.test(name) || !isText(content) || !/^[ -~]+$/.test(content);
  return Object.entries(value).some(isWrong) ? '有不能作为请求头的名称或值' : undefined;
};

const sites: Check = (value) => {
  const isSite = (site: unknown) =>
    isObject(site) && text(site['title']) === undefined && address(site['url']) === undefined;
  return Array.isArray(value) && value.every(isSite) ? undefined : '应为 [{"title":"名称","url":"地址"}]';
};

const hosts: Check = (value) =>
  Array.isArray(value) && value.every((host) => isText(host) && /^\.?[a-z\d][a-z\d.-]*$/.test(host))
    ? undefined
    : '应为主机名的列表，如 ["mall.example.cn", ".example.cn"]';

const subApplication: Fields = { entry: address, standalone: address };

const FIELDS = {
  name: text,
  apiBase: address,
  loginUrl: address,
  authoriseUrl: address,
  logoutUrl: address,
  hotline: text,
  personalSite: address,
  sites: {
    modelSearch: address,
    marketing: address,
    academy: address,
    lending: address,
    promotion: address,
    scene: address,
    chat: address,
    learnMore: address,
  },
  qrCodes: { app: address, officialAccount: address },
  subApplications: {
    'pc-mall': subApplication,
    'pc-finance': subApplication,
    'pc-generic': subApplication,
  },
  embeddingAgent: anyText,
  canaryHeaders: headers,
  frequentSites: sites,
  tally: { system: address, video: address },
  openHosts: hosts,
  observe: { url: addressOrNone, share, format: oneOf('portal', 'otlp') },
} satisfies Record<keyof PortalConfig, Check | Fields>;

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
    return { kind: 'wrong', problems: ['不是 JSON'] };
  }
  if (!isObject(file)) return { kind: 'wrong', problems: ['应为一个对象 {…}'] };
  const notes: Notes = { problems: [], unknown: [] };
  // Every value has passed the check of its field.
  const settings = readFields({ given: file, fields: FIELDS, standard: { ...defaults } }, notes, '');
  const { problems, unknown } = notes;
  if (problems.length > 0) return { kind: 'wrong', problems };
  return { kind: 'settings', settings: settings as unknown as PortalConfig, unknown };
}

interface Notes {
  readonly problems: string[];
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
    else if (typeof field === 'function') {
      const problem = field(value);
      if (problem === undefined) values[name] = value;
      else notes.problems.push(`${path} ${problem}`);
    } else if (isObject(value)) {
      const below = standard[name];
      const part = { given: value, fields: field, standard: isObject(below) ? below : {} };
      values[name] = readFields(part, notes, `${path}.`);
    } else notes.problems.push(`${path} 应为一个对象 {…}`);
  }
  return values;
}
