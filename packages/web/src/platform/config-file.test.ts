import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { DEFAULTS } from './config';
import { type ConfigReading, readConfigFile } from './config-file';
import { faultWords } from './config-words';

const wordsOf = (reading: ConfigReading) => (reading.kind === 'wrong' ? faultWords(reading.faults) : []);

const read = (file: unknown) => readConfigFile(JSON.stringify(file), DEFAULTS);

it('HTTP-14 SUBAPP-01 a file changes what it names, and leaves the rest as the build has it', () => {
  const reading = read({
    hotline: '400-111-2222',
    sites: { chat: 'https://chat.example.cn/' },
    subApplications: { 'pc-mall': { entry: 'https://mall.example.cn/entry.js' } },
    canaryHeaders: { 'x-canary': 'blue' },
  });
  expect(reading).toEqual({
    kind: 'settings',
    unknown: [],
    settings: {
      ...DEFAULTS,
      hotline: '400-111-2222',
      sites: { ...DEFAULTS.sites, chat: 'https://chat.example.cn/' },
      subApplications: {
        ...DEFAULTS.subApplications,
        'pc-mall': { ...DEFAULTS.subApplications['pc-mall'], entry: 'https://mall.example.cn/entry.js' },
      },
      canaryHeaders: { 'x-canary': 'blue' },
    },
  });
});

it('SIDE-04 an address that runs a script, or a field of another kind, is refused with its name and what it should be', () => {
  const reading = read({
    name: '',
    loginUrl: 'javascript:alert(1)',
    sites: { chat: 'chat.example.cn' },
    qrCodes: 'https://app.example.cn',
    canaryHeaders: { 'x canary': 'blue' },
    frequentSites: [{ title: '物流' }],
    openHosts: ['https://example.cn'],
    observe: { share: 2 },
    flags: { closedPages: ['payment', 'paymnet', '/cart', '/no-page', '/403', 'index', 5] },
  });
  expect(wordsOf(reading)).toEqual([
    'name 应为非空文字',
    'loginUrl 应为以 / 或 http(s):// 开头的地址',
    'sites.chat 应为以 / 或 http(s):// 开头的地址',
    'qrCodes 应为一个对象 {…}',
    'canaryHeaders 有不能作为请求头的名称或值',
    'frequentSites 应为 [{"title":"名称","url":"地址"}]',
    'openHosts 应为主机名的列表，如 ["mall.example.cn", ".example.cn"]',
    'observe.share 应为 0 到 1 的数',
    'flags.closedPages 应为可以关闭的页面的名称或地址，如 ["payment", "/cart"]，不能是 paymnet、/no-page、/403、index、5',
  ]);
  expect(wordsOf(readConfigFile('<!doctype html>', DEFAULTS))).toEqual(['不是 JSON']);
  expect(wordsOf(read([]))).toEqual(['应为一个对象 {…}']);
});

it('a file that is newer than the build opens it all the same, and the name that is not known is told', () => {
  expect(read({ later: 1, sites: { later: '/x' }, constructor: {} })).toMatchObject({
    kind: 'settings',
    settings: DEFAULTS,
    unknown: ['later', 'sites.later', 'constructor'],
  });
});

it('the example of an operator can be read by this build, every name of it', () => {
  const example = readFileSync('packages/web/deploy/config.example.json', 'utf8');
  expect(readConfigFile(example, DEFAULTS)).toMatchObject({ kind: 'settings', unknown: [] });
  expect(Object.keys(JSON.parse(example)).toSorted()).toEqual(Object.keys(DEFAULTS).toSorted());
});
