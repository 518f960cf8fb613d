/** Texts that would run, lead away or break what reads them, in place of every text of every answer. */
import { isRecord } from '#platform/browser/storage';
import type { Fault } from './faults';

/** What a text of these would leave in the window. */
const MARK = 'hostileTextRan';

const TEXTS: readonly string[] = [
  `<img src=x onerror="window.${MARK}=1">`,
  `"><script>window.${MARK}=1</script>`,
  `<svg onload=window.${MARK}=1><a href="javascript:window.${MARK}=1">x</a>`,
  `<iframe srcdoc="<script>parent.${MARK}=1</script>"></iframe>`,
  `</style></title></textarea><details open ontoggle=window.${MARK}=1>`,
  `{{constructor.constructor('window.${MARK}=1')()}}`,
  `\u202e\u0000\ud800 ${'x'.repeat(150)}`,
  '__proto__',
];

const ADDRESSES: readonly string[] = [
  `javascript:window.${MARK}=1`,
  ` java\nscript:window.${MARK}=1`,
  `data:text/html,<script>parent.${MARK}=1</script>`,
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

/** What has run, would run at a press, or would be loaded from a stranger into the page. */
export function findDangers(): readonly string[] {
  const dangers: string[] = [];
  if (MARK in window) dangers.push('a text has run');
  if (Object.keys(Object.prototype).length > 0) dangers.push('the prototype of all objects was changed');
  for (const element of document.querySelectorAll('body *')) {
    for (const { name, value } of element.attributes) {
      const isHandler = name.startsWith('on');
      const isUnsafe = /^(?:href|src|action|formaction|xlink:href)$/.test(name) && !SAFE.test(value);
      if (isHandler || isUnsafe || name === 'srcdoc')
        dangers.push(`<${element.localName} ${name}="${value}">`);
    }
    const isFrame = element instanceof HTMLIFrameElement && element.src.includes('evil.example');
    if (isFrame || element instanceof HTMLScriptElement) dangers.push(`<${element.localName}>`);
  }
  return dangers;
}

/** Forgets what has run. */
export function forgetDangers(): void {
  Reflect.deleteProperty(window, MARK);
}
