import {
  getFinanceContract,
  queryElectronicSignAccount,
  signFinanceContract,
} from '@dealer-portal/sdk/operations';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { exampleApi } from '../../../test/example-api';
import { openPortal } from '../../../test/open-portal';

describe('签署', () => {
  it('AUTH-04 opened by a link without a session it offers login and asks nothing', async () => {
    const server = exampleApi();
    window.localStorage.clear();
    openPortal('/signing/HT2026DZ1001');
    expect(await screen.findByText('登录后才能签署')).toBeTruthy();
    expect(server.requests).toEqual([]);
  });

  it('a contract that waits shows its amount and the way to sign it', async () => {
    exampleApi();
    openPortal('/signing/HT2026DZ1001');
    expect(await screen.findByText('¥1,293,526.00')).toBeTruthy();
    expect(screen.getByRole('button', { name: '去签署' })).toBeTruthy();
  });

  it.each([
    ['no address', undefined],
    ['an address that no window may show', { url: 'javascript:alert(1)' }],
  ])('a signing that is answered with %s shows a message, and its window closes', async (_, data) => {
    const waiting = { closed: false, opener: null, location: { replace: vi.fn() }, close: vi.fn() };
    vi.stubGlobal(
      'open',
      vi.fn(() => waiting),
    );
    exampleApi().answer(signFinanceContract, { data });
    openPortal('/signing/HT2026DZ1001');
    fireEvent.click(await screen.findByRole('button', { name: '去签署' }));
    expect(await screen.findByText('签署链接无效，请稍后重试')).toBeTruthy();
    expect(waiting.close).toHaveBeenCalled();
    expect(waiting.location.replace).not.toHaveBeenCalled();
    vi.unstubAllGlobals();
  });

  it('a contract that is unknown is said in the words of the server', async () => {
    exampleApi().answer(getFinanceContract, { code: '0', msg: '没有找到该合同，请核对合同编号' });
    openPortal('/signing/X');
    expect(await screen.findByText('没有找到该合同，请核对合同编号')).toBeTruthy();
  });

  it('ROLE-01 without a contract a direct dealer has no protocol to sign', async () => {
    exampleApi();
    openPortal('/signing');
    expect(await screen.findByText('没有需要签署的协议')).toBeTruthy();
  });
});

describe('电子签章', () => {
  it('shows the account that signs', async () => {
    exampleApi();
    openPortal('/goElectricSignPage');
    expect(await screen.findByRole('button', { name: '开通免密签署' })).toBeTruthy();
  });

  it('VALID-02 where no account is open the signer is authenticated, with a right identity card', async () => {
    const server = exampleApi().answer(queryElectronicSignAccount, { code: '0', msg: '尚未开通电子签账号' });
    openPortal('/goElectricSignPage');
    expect(await screen.findByText('尚未开通电子签账号')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('身份证号'), { target: { value: '123' } });
    fireEvent.blur(screen.getByLabelText('身份证号'));
    fireEvent.click(screen.getByRole('button', { name: '去认证' }));
    expect(await screen.findByText('身份证号码须为15位或18位')).toBeTruthy();
    expect(server.requests.some(({ operationId }) => operationId === 'authenticateSigner')).toBe(false);
  });
});
