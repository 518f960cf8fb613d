import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { exampleApi } from '../../../../test/example-api';
import { choose, press, typeText } from '../../../../test/form-hands';
import { bodiesOf, renderPage } from '../../../../test/render-page';
import { Component as Auth } from './auth-page';
import { Component as Offsite } from './offsite-page';

it.each([
  ['/trafficAuth', Auth, false],
  ['/offsitePermissionApply', Offsite, true],
] as const)(
  'TRAF-01 %s applies for a ship-to: checked, saved, then submitted',
  async (path, Page, isOffsite) => {
    const server = exampleApi();
    renderPage(Page, { path });
    const [button] = await screen.findAllByRole('button', { name: /^申请：/ });
    if (button) fireEvent.click(button);
    await press('提交申请');
    await screen.findByText('请填写联系人');
    expect(screen.queryByText('请说明异地收货的原因') !== null).toBe(isOffsite);
    await typeText('收货联系人', '孙师傅');
    await typeText('联系电话', '13800000021');
    await choose('可进入的车型', '9.6米厢式货车');
    await typeText('申请说明', '仓库可停9.6米车');
    await press('提交申请');
    await waitFor(() => expect(bodiesOf(server, 'submitTrafficCustomer')).toHaveLength(1));
    expect(bodiesOf(server, 'saveTrafficCustomer')).toMatchObject([
      { contactName: '孙师傅', contactPhone: '13800000021', remark: '仓库可停9.6米车', isOffsite },
    ]);
  },
);
