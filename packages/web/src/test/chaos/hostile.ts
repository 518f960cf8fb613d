/**
 * Texts that would run, lead away or break what reads them, in place of every text of every answer. The simulated browser
 * runs no script: the elements and attributes on show are looked at.
 */
import { isRecord } from '#platform/browser/storage';
import type { Fault } from './faults';

const TEXTS: readonly string[] = [
  `<img src=x onerror="window.ran=1">`,
  `"><script>window.ran=1</script>`,
  `<svg onload=window.ran=1><a href="javascript:window.ran=1">x</a>`,
  `<iframe srcdoc="<script>parent.ran=1</script>"></iframe>`,
  `</style></title></textarea><details open ontoggle=window.ran=1>`,
  `{{constructor.constructor('window.ran=1')()}}`,
  `\u202e\u0000\ud800 ${'x'.repeat(150)}`,
  '__proto__',
];

const ADDRESSES: readonly string[] = [
  `javascript:window.ran=1`,
  ` java\nscript:window.ran=1`,
  `data:text/html,<script>parent.ran=1</script>`,
  '//evil.example/x',
  'https://evil.example/x.jpg',
  'file:///etc/passwd',
  'custom-app://run',
];

/** Fields that name an address. */
const OF_ADDRESS = /url|link|href|path|image|img|pic|file|video|src|address/i;

/** What decides which page there is at all: with a code of nobody there is nothing to attack. */
const KEPT =
  /^(token|id|userId|saletoCode|sendtoCode|customerCode|channel|channelGroup|menuCode|permissionCode|code)$/;

function hostile(value: unknown, pick: (texts: readonly string[]) => string, field = ''): unknown {
  if (typeof value === 'string')
    return KEPT.test(field) ? value : pick(OF_ADDRESS.test(field) ? ADDRESSES : TEXTS);
  if (Array.isArray(value)) return value.map((item) => hostile(item, pick, field));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, hostile(part, pick, name)]));
}

export const HOSTILE_TEXTS: Fault = {
  name: 'hostile texts',
  isForAll: true,
  answer: ({ data, random }) =>
    Response.json({ code: '1', msg: '成功', data: hostile(data, (texts) => random.pick(texts)) }),
};

/** Schemes to which a link of the page may lead, and addresses of the portal itself. */
const SAFE = /^(?:https?:|mailto:|tel:|blob:|data:image\/(?!svg)|(?!\/\/)[^:]*(?:$|[/?#]))/i;

/** Addresses that are loaded or followed: one in each, or several with sizes. */
const ADDRESS_NAMES = /^(?:href|src|action|formaction|xlink:href|poster|data)$/;

/** The addresses in the attributes of an element, those of its pictures by size and of its style, too. */
function addressesIn(name: string, value: string): readonly string[] {
  if (ADDRESS_NAMES.test(name)) return [value];
  if (name === 'srcset') return value.split(',').map((part) => part.trim().replace(/\s[\d.]+[wx]$/, ''));
  if (name === 'style')
    return [...value.matchAll(/url\(\s*["']?([^"')]*)/gi)].map(([, address = '']) => address);
  return [];
}

/** Elements and attributes that would run, at once or at a press, and addresses and frames of a stranger. */
export function findDangers(): readonly string[] {
  const dangers: string[] = [];
  if (Object.keys(Object.prototype).length > 0) dangers.push('the prototype of all objects was changed');
  for (const element of document.querySelectorAll('body *')) {
    for (const { name, value } of element.attributes) {
      const isUnsafe = addressesIn(name, value).some((address) => !SAFE.test(address));
      if (name.startsWith('on') || isUnsafe || name === 'srcdoc')
        dangers.push(`<${element.localName} ${name}="${value}">`);
    }
    const isFrame = element instanceof HTMLIFrameElement && element.src.includes('evil.example');
    if (isFrame || element instanceof HTMLScriptElement) dangers.push(`<${element.localName}>`);
  }
  return dangers;
}
