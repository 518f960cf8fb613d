import { setDefaultAddress } from '@dealer-portal/sdk/operations';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { personaApi } from '../../../test/persona-api';
import { findDialog, renderShell } from '../../../test/render-shell';
import { MainLayout } from '../main-layout';

const bar = () => within(screen.getByRole('navigation', { name: '悬浮工具栏' }));

describe('切换送达方', () => {
  const open = async () => {
    await userEvent.click(bar().getByRole('button', { name: '切换送达方' }));
    return within(await findDialog('切换送达方'));
  };
  const reload = () => vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);

  it('FLOAT-06a FLOAT-06b FLOAT-06d ADDR-01b lists (code)address, filters, and switches: success, then a reload after 500 ms', async () => {
    const api = personaApi('directAdmin').answer(setDefaultAddress, { code: '1' });
    await renderShell(MainLayout);
    const dialog = await open();
    expect(dialog.getAllByRole('radio')).toHaveLength(3);
    await userEvent.type(dialog.getByRole('textbox', { name: '筛选送达方' }), '辽阳西路');
    expect(dialog.getAllByRole('radio')).toHaveLength(1);
    await userEvent.click(
      dialog.getByRole('radio', { name: '(8800130002)山东省青岛市市北区辽阳西路100号腾达电器城' }),
    );
    const reloaded = reload();
    const timers = vi.spyOn(window, 'setTimeout');
    await userEvent.click(dialog.getByRole('button', { name: '切换' }));
    await screen.findByText('设置默认送达方成功');
    expect(timers).toHaveBeenCalledWith(expect.any(Function), 500);
    await waitFor(() => expect(reloaded).toHaveBeenCalled());
    expect(api.requests.at(-1)?.url.pathname).toContain('8800130002');
  });

  it('FLOAT-06c while it is switching nothing else can be pressed; then it is switched', async () => {
    let release = () => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    const api = personaApi('directAdmin').answer(setDefaultAddress, { code: '1' });
    await renderShell(MainLayout);
    reload();
    const dialog = await open();
    await userEvent.click(dialog.getByRole('radio', { name: /8800130002/ }));
    vi.stubGlobal('fetch', async (...fetchArguments: Parameters<typeof fetch>) => {
      await gate;
      return api.fetch(...fetchArguments);
    });
    await userEvent.click(dialog.getByRole('button', { name: '切换' }));
    const isHeld = () => dialog.getByRole('button', { name: '取消' }).hasAttribute('disabled');
    await waitFor(() => expect(isHeld()).toBe(true));
    expect(screen.queryByText('设置默认送达方成功')).toBeNull();
    release();
    await dialog.findByRole('button', { name: '已切换' });
    expect(isHeld()).toBe(true);
  });

  it('FLOAT-06e closing without switching restores the earlier choice and sends nothing', async () => {
    const api = personaApi('directAdmin');
    await renderShell(MainLayout);
    const dialog = await open();
    await userEvent.click(dialog.getByRole('radio', { name: /8800130002/ }));
    await userEvent.click(dialog.getByRole('button', { name: '取消' }));
    await waitFor(() =>
      expect(screen.queryByText('切换送达方', { selector: '.ant-modal-title' })).toBeNull(),
    );
    const reopened = await open();
    expect(reopened.getByRole('radio', { name: /\(8800123456\)/ })).toHaveProperty('checked', true);
    expect(api.requests.some(({ operationId }) => operationId === 'setDefaultAddress')).toBe(false);
  });

  it('FLOAT-06f a failure says 设置默认送达方失败 and the dialog stays', async () => {
    personaApi('directAdmin').answer(setDefaultAddress, { code: '0', msg: '失败' });
    await renderShell(MainLayout);
    const dialog = await open();
    await userEvent.click(dialog.getByRole('radio', { name: /8800130002/ }));
    await userEvent.click(dialog.getByRole('button', { name: '切换' }));
    await screen.findByText('设置默认送达方失败');
    expect(dialog.getByRole('button', { name: '切换' })).toBeDefined();
  });

  it('ADDR-03 sub-channel HV003 is not offered 大家居门店', async () => {
    personaApi('directKzxkh');
    await renderShell(MainLayout);
    const labels = (await open()).getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
    expect(labels.filter((label) => label?.includes('大家居门店'))).toEqual([]);
  });
});
