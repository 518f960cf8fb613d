import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { externalUrl, linkTarget, openableAddress, portalPath } from './link';

it.each([
  ['https://mall.example.com/a', 'https://mall.example.com/a'],
  ['HTTP://mall.example.com', 'HTTP://mall.example.com'],
  ['//cdn.example.com/x', '//cdn.example.com/x'],
  ['  https://mall.example.com  ', 'https://mall.example.com'],
  ['https://mall.example.com/a b', 'https://mall.example.com/a b'],
  ['/cart', undefined],
  ['cart', undefined],
  ['javascript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['xhttps://mall.example.com', undefined],
  ['https:mall', undefined],
  ['https://', undefined],
  ['///', undefined],
  ['', undefined],
  [null, undefined],
  [undefined, undefined],
])('SIDE-04 %o leads out as %o', (address, url) => {
  expect(externalUrl(address)).toBe(url);
});

it.each([
  ['/cart?a=1#top', { kind: 'inside', path: '/cart?a=1#top' }],
  [' /cart ', { kind: 'inside', path: '/cart' }],
  ['//shop.example.cn/a', { kind: 'outside', url: '//shop.example.cn/a' }],
  ['/\t/shop.example.cn', { kind: 'outside', url: '//shop.example.cn' }],
  ['/\n/shop.example.cn', { kind: 'outside', url: '//shop.example.cn' }],
  ['\u0001//shop.example.cn', { kind: 'outside', url: '//shop.example.cn' }],
  ['java\nscript:alert(1)', { kind: 'none' }],
  ['/\\shop.example.cn', { kind: 'none' }],
  ['\\\\shop.example.cn', { kind: 'none' }],
  ['/\r\\shop.example.cn', { kind: 'none' }],
  ['https:/shop.example.cn', { kind: 'none' }],
  ['cart', { kind: 'none' }],
])('AUTH-02 %j is read as %o', (address, target) => {
  expect(linkTarget(address)).toEqual(target);
});

it.each([
  ['/cart?a=1', '/cart?a=1'],
  [' /cart ', '/cart'],
  ['//shop.example.cn/a', '//shop.example.cn/a'],
  ['/\\shop.example.cn', undefined],
  ['javascript:alert(1)', undefined],
  [5, undefined],
])('SIDE-04 a window opens %j as %s', (address, opened) => {
  expect(openableAddress(address)).toBe(opened);
});

describe('AUTH-02 a path of the portal', () => {
  it.each([
    ['/cart#top', '/cart#top'],
    ['//evil.example/p', '/evil.example/p'],
    ['/\\evil.example', '/evil.example'],
    ['\\/evil.example', '/evil.example'],
    ['/\t/evil.example', '/evil.example'],
    ['\n//evil.example', '/evil.example'],
    ['///', '/'],
    ['', '/'],
    ['https://evil.example', '/https://evil.example'],
    ['/%2F%2Fevil.example', '/%2F%2Fevil.example'],
  ])('%j gives %s', (address, path) => {
    expect(portalPath(address)).toBe(path);
  });

  const ORIGIN = 'https://portal.example';
  // Pieces from which open redirects are made.
  const piece = fc.constantFrom(
    '/',
    '\\',
    '\t',
    '\n',
    '\r',
    '\u0000',
    ' ',
    '.',
    '@',
    ':',
    '%2f',
    '%5c',
    'https:',
    'e.example',
  );

  it('stays on the portal for any address, as a browser reads it', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        expect(new URL(portalPath(pieces.join('')), ORIGIN).origin).toBe(ORIGIN);
      }),
    );
  });

  it('an inside address stays on the portal, and a path of it is itself', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const target = linkTarget(pieces.join(''));
        if (target.kind !== 'inside') return;
        expect(new URL(target.path, ORIGIN).origin).toBe(ORIGIN);
        expect(portalPath(target.path)).toBe(target.path);
      }),
    );
  });
});
