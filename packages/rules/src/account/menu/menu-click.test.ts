import { expect, it } from 'vitest';
import { refuse } from '../../base/refusal';
import { EXPORT_MESSAGE_MS } from './click-results';
import {
  engineeringExport,
  HOTSPOTS_FAILED,
  MENUS_FAILED,
  menuAddress,
  menuText,
  NOT_LISTED,
  needsReturnProtocol,
  unbindNotice,
} from './index';
import { menuClick } from './menu-click';

it.each([
  [{ path: '/cart' }, { kind: 'path', path: '/cart' }],
  [
    { path: '/cart', routeName: 'cart' },
    { kind: 'path', path: '/cart' },
  ],
  [
    { path: '/cart', url: '/list' },
    { kind: 'path', path: '/cart' },
  ],
  [{ url: '/list' }, { kind: 'path', path: '/list' }],
  [{ routeName: 'myConcern' }, { kind: 'route', routeName: 'myConcern' }],
  [
    { path: '', url: '', routeName: 'cart' },
    { kind: 'route', routeName: 'cart' },
  ],
  [
    { url: 'https://x.example/a', path: '/cart' },
    { kind: 'window', url: 'https://x.example/a' },
  ],
  [{ path: '//x.example/a' }, { kind: 'window', url: '//x.example/a' }],
  [{ path: '/myOrder' }, { kind: 'window', url: '/myOrder' }],
  [{ path: 'myOrder/100?x=1' }, { kind: 'window', url: '/myOrder/100?x=1' }],
  [{ path: '/myOrders' }, { kind: 'path', path: '/myOrders' }],
  [{ path: '/personal/myOrder' }, { kind: 'path', path: '/personal/myOrder' }],
  [{ path: '/easyindex' }, { kind: 'path', path: '/easyindex' }],
  [{ url: 'javascript:alert(1)' }, { kind: 'none' }],
  [{ path: ' JavaScript:alert(1)', routeName: 'cart' }, { kind: 'none' }],
  [{ path: '/a:b' }, { kind: 'path', path: '/a:b' }],
  [{ path: 'goods/a:b' }, { kind: 'path', path: '/goods/a:b' }],
  [{ path: '/\\shop.example.cn' }, { kind: 'path', path: '/shop.example.cn' }],
  [{ url: '/\r\\shop.example.cn' }, { kind: 'path', path: '/shop.example.cn' }],
  [{ url: 'web+x-1.2:y' }, { kind: 'none' }],
  [{}, { kind: 'none' }],
])('SIDE-04 the address %o leads to %o', (address, target) => {
  expect(menuAddress({ id: 1, ...address })).toEqual(target);
  expect(menuClick({ id: 1, title: '其他', ...address })).toEqual(target);
});

it.each([
  [{ id: 20090, path: '/x' }, { kind: 'scene' }],
  [
    { id: 2, title: '易工程' },
    { kind: 'route', routeName: 'easyindex' },
  ],
  [
    { id: 3, title: '培训', path: '/x' },
    { kind: 'alert', text: '请前往 app 营销课堂学习' },
  ],
  [{ id: 4, title: '电子签章' }, { kind: 'sign' }],
  [{ id: 901 }, { kind: 'sso' }],
  [{ id: '902', url: 'https://x.example' }, { kind: 'sso' }],
  [{ id: 903 }, { kind: 'none' }],
  [
    { id: 5, title: '电子签章解绑' },
    { kind: 'unbind', question: '确定要解除电子签章绑定吗？' },
  ],
  [
    { id: 5, title: '解除电子签章绑定' },
    { kind: 'unbind', question: '确定要解除电子签章绑定吗？' },
  ],
  [
    { id: 6, title: '信用样表' },
    { kind: 'export', sheet: 'credit' },
  ],
  [
    { id: 6, title: '信用样表导出' },
    { kind: 'export', sheet: 'credit' },
  ],
  [
    { id: 6, title: '样机样表' },
    { kind: 'export', sheet: 'prototype' },
  ],
  [
    { id: 6, title: '样机样表导出' },
    { kind: 'export', sheet: 'prototype' },
  ],
  [
    { id: 6, title: '整车样表' },
    { kind: 'export', sheet: 'wholeVehicle' },
  ],
  [
    { id: 6, title: '整车样表导出' },
    { kind: 'export', sheet: 'wholeVehicle' },
  ],
  [
    { id: 6, title: '工程样表' },
    { kind: 'export', sheet: 'engineering' },
  ],
  [
    { id: 6, title: '工程样表导出' },
    { kind: 'export', sheet: 'engineering' },
  ],
  [{ id: 20240922, path: '/returnsmanage' }, { kind: 'protocol' }],
  [{ id: '20240923' }, { kind: 'protocol' }],
])('SIDE-03c SIDE-05 SIDE-07 a click on %o does %o', (item, click) => {
  expect(menuClick(item)).toEqual(click);
});

it.each([
  [{ ok: true }, { level: 'success', text: '解绑成功' }],
  [
    { ok: false, code: 'X', msg: '' },
    { level: 'error', text: '解绑失败！' },
  ],
  ['cancelled', { level: 'info', text: '已取消' }],
] as const)('SIDE-06 unbinding that ends in %o gives the message %o', (outcome, notice) => {
  expect(unbindNotice(outcome)).toEqual(notice);
});

const noLink = { kind: 'refuse', refusal: refuse('menu.exportLink') };
const noData = { kind: 'refuse', refusal: refuse('menu.exportRefused', { message: '没有数据' }) };

it.each([
  [
    { ok: true, data: 'https://x.example/f.xlsx' },
    { kind: 'window', url: 'https://x.example/f.xlsx' },
  ],
  [{ ok: true, data: 'javascript:1' }, noLink],
  [{ ok: true }, noLink],
  [{ ok: true, data: 5 }, noLink],
  [{ ok: false, code: '0', msg: '没有数据' }, noData],
  [{ ok: false, code: '0', msg: '没有数据', data: 'https://x.example/1' }, noData],
] as const)('SIDE-07c the engineering export %o leads to %o', (outcome, result) => {
  expect(engineeringExport(outcome)).toEqual(result);
  expect(EXPORT_MESSAGE_MS).toBe(2000);
});

it('MENU-07b loading errors of menus and hot spots give a message', () => {
  expect(menuText(MENUS_FAILED)).toBe('菜单加载失败，请稍后重试');
  expect(menuText(HOTSPOTS_FAILED)).toBe('热点图片加载失败，请稍后重试');
});

it('SIDE-07 a customer who is not on the white list reads whom to ask', () => {
  expect(menuText(NOT_LISTED)).toBe('当前客户没有样表导出权限，请联系客户经理开通');
});

it('MENU-08 the protocol of returns is asked for before the two items of return goods, and before no other', () => {
  expect([20240922, '20240923', 20240919, 44].map(needsReturnProtocol)).toEqual([true, true, false, false]);
});
