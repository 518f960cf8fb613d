import { afterEach, expect, it } from 'vitest';
import { configure, DEFAULTS } from '../config';
import { dataAddress, dataTarget, outsideAddress } from './data-address';

afterEach(() => configure({}));

it.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'file:///etc/passwd',
  'custom-app://run',
  '/\\evil.example',
  '',
])('SIDE-04 %s leads nowhere, whatever a server says', (address) => {
  expect(dataTarget(address)).toEqual({ kind: 'none' });
  expect([dataAddress(address), outsideAddress(address)]).toEqual([undefined, undefined]);
});

it('SIDE-04 without a list any site over https may be opened; with one only its hosts, those of the settings and the portal', () => {
  expect(outsideAddress('https://evil.example/x')).toBe('https://evil.example/x');
  const chat = 'https://chat.partner.example/';
  configure({ openHosts: ['pay.example.cn', '.docs.example.cn'], sites: { ...DEFAULTS.sites, chat } });
  const kept = [
    'https://pay.example.cn/1',
    '//a.docs.example.cn/2',
    'https://docs.example.cn/',
    `${chat}room`,
  ];
  expect(kept.map(outsideAddress)).toEqual(kept);
  const refused = [
    'https://evil.example/x',
    'https://pay.example.cn.evil.example/',
    'https://evil-docs.example.cn/',
    'https://pay.example.cn@evil.example/',
    'https://sub.pay.example.cn/',
  ];
  expect(refused.map(outsideAddress)).toEqual(refused.map(() => undefined));
  expect(dataAddress('/cart?from=1')).toBe('/cart?from=1');
});
