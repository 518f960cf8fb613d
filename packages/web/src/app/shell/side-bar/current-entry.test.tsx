import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { personaApi } from '../../../test/persona-api';
import { renderShell } from '../../../test/render-shell';
import { MainLayout } from '../main-layout';

it.each([
  ['/index', '在线采购', '直供采购'],
  ['/detail/GR0536A01', '在线采购', '直供采购'],
  ['/cart/settle', '在线采购', '直供采购'],
  ['/orderDetail?orderNo=6010086601', '在线采购', '直供采购'],
  ['/monthlybill', '财务自助', '财务自助'],
  ['/traffic/list', '在线采购', '业务办理'],
  ['/Ordernotice', undefined, '直供采购'],
  ['/delt', undefined, undefined],
])(
  'HEAD-03 SIDE-01 the page %s is in the area %s and below the entry %s, which have the mark',
  async (address, area, entry) => {
    personaApi('directAdmin');
    await renderShell(MainLayout, { address });
    const marked = (name: string) =>
      screen.getByRole('navigation', { name }).querySelector('[aria-current="true"]');
    const nameOf = (item: Element | null) =>
      item?.querySelector('[aria-label]')?.getAttribute('aria-label') ?? item?.textContent ?? undefined;
    expect([nameOf(marked('主导航')), nameOf(marked('功能菜单'))]).toEqual([area, entry]);
  },
);
