import {
  checkReverseAgreement,
  checkWhitelist,
  exportSampleSheet,
  savePurchaseReturnProtocol,
  signReturnContract,
  superviseContract,
  unbindSigningAccount,
} from '@dealer-portal/sdk/operations';
import type { FakeApi } from '@dealer-portal/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { personaApi } from '../../../test/persona-api';
import { renderShell } from '../../../test/render-shell';
import { MainLayout } from '../main-layout';

let api: FakeApi;
/** The address that the waiting window was sent to, and whether it was closed in place of that. */
const waiting = { goTo: vi.fn(), close: vi.fn() };

beforeEach(async () => {
  api = personaApi('directAdmin');
  waiting.goTo.mockReset();
  waiting.close.mockReset();
  vi.stubGlobal(
    'open',
    vi.fn(() => ({ closed: false, opener: null, location: { replace: waiting.goTo }, close: waiting.close })),
  );
  await renderShell(MainLayout);
});

const bar = () => within(screen.getByRole('navigation', { name: '功能菜单' }));

async function choose(entry: string, ...path: readonly string[]): Promise<void> {
  bar().getByRole('button', { name: entry }).focus();
  await userEvent.keyboard('{ArrowRight}');
  for (const title of path) await userEvent.click(bar().getByRole('button', { name: title }));
}

const bodyOf = (operationId: string) =>
  api.requests.find((request) => request.operationId === operationId)?.body;

it('SIDE-05a 培训 only alerts', async () => {
  await userEvent.click(bar().getByRole('button', { name: '培训' }));
  await screen.findByText('请前往 app 营销课堂学习');
  expect(screen.getByRole('heading', { name: '/index' })).toBeDefined();
});

it('SIDE-05b 电子签章 leads to the signing page', async () => {
  await choose('财务自助');
  expect(bar().getByRole('link', { name: '电子签章' }).getAttribute('href')).toBe('/goElectricSignPage');
});

it('SIDE-05c items 901 and 902 open a signed-on window; a refusal shows a message and the window closes', async () => {
  api.answer(superviseContract, { data: { url: 'https://sso.example.cn/1' } });
  await choose('业务办理', '内部订单系统');
  await waitFor(() => expect(waiting.goTo).toHaveBeenCalledWith('https://sso.example.cn/1'));
  expect(bodyOf('superviseContract')).toMatchObject({ menuId: '901' });
  api.answer(superviseContract, { code: '0', msg: '未绑定电子签章账号' });
  await choose('业务办理', '内部价格系统');
  await screen.findByText('未绑定电子签章账号');
  expect(waiting.close).toHaveBeenCalled();
  const calls = api.requests.filter(({ operationId }) => operationId === 'superviseContract');
  expect(calls.map(({ body }) => body)).toMatchObject([{ menuId: '901' }, { menuId: '902' }]);
});

describe('unbinding', () => {
  const ask = () => choose('财务自助', '解除电子签章绑定');

  it.each([
    [{ code: '1' }, '解绑成功'],
    [{ code: '0', msg: '有待签署的合同' }, '解绑失败！'],
  ])('SIDE-06a SIDE-06b asks first, and %o is reported as %s', async (answer, text) => {
    api.answer(unbindSigningAccount, answer);
    await ask();
    await screen.findAllByText('确定要解除电子签章绑定吗？');
    expect(bodyOf('unbindSigningAccount')).toBeUndefined();
    await userEvent.click(screen.getByRole('button', { name: '解除绑定' }));
    await screen.findByText(text);
    expect(bodyOf('unbindSigningAccount')).toMatchObject({ accountCode: 'wangjg' });
  });

  it('SIDE-06c no reports 已取消 and sends nothing', async () => {
    await ask();
    await userEvent.click(await screen.findByRole('button', { name: '取消' }));
    await screen.findByText('已取消');
    expect(bodyOf('unbindSigningAccount')).toBeUndefined();
  });
});

describe('sample sheets', () => {
  beforeEach(() => void api.answer(checkWhitelist, { data: true }));

  it('SIDE-07d HTTP-10 a sheet is saved under the name that the server gives, with a full-screen loading', async () => {
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    const file = {
      blob: new Blob(['PK\x05\x06']),
      fileName: '信用样表.xlsx',
      contentType: 'application/octet-stream',
    };
    api.answer(exportSampleSheet, { data: file });
    let release = () => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    vi.stubGlobal('fetch', async (...fetchArguments: Parameters<typeof fetch>) => {
      if (String(fetchArguments[0]).includes('/operateAssistant/export')) await gate;
      return api.fetch(...fetchArguments);
    });
    await choose('库存', '样表查询', '信用样表导出');
    await screen.findByText('正在导出信用样表…');
    release();
    await waitFor(() => expect(saved).toEqual(['信用样表.xlsx']));
    await waitFor(() => expect(screen.queryByText('正在导出信用样表…')).toBeNull());
  });

  it.each([
    ['信用样表', 'CREDIT'],
    ['样机样表', 'PROTOTYPE'],
    ['整车样表', 'TRAFFIC'],
  ])('SIDE-07a %s is downloaded as a sheet of the type %s', async (name, type) => {
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    const contentType = 'application/octet-stream';
    api.answer(exportSampleSheet, {
      data: { blob: new Blob(['PK\x05\x06']), fileName: `${name}.xlsx`, contentType },
    });
    await choose('库存', '样表查询', `${name}导出`);
    await waitFor(() => expect(saved).toEqual([`${name}.xlsx`]));
    const request = api.requests.find(({ operationId }) => operationId === 'exportSampleSheet');
    expect(request?.url.searchParams.get('type')).toBe(type);
  });

  it.each([[{ data: false }], [{ code: '0', msg: '白名单查询失败，请稍后再试' }]])(
    'SIDE-07 MENU-07 a customer for whom the white list answers %j gets no sheet, and reads whom to ask',
    async (answer) => {
      api.answer(checkWhitelist, answer);
      await choose('库存', '样表查询', '信用样表导出');
      await screen.findByText('当前客户没有样表导出权限，请联系客户经理开通');
      expect(api.requests.some(({ operationId }) => operationId === 'exportSampleSheet')).toBe(false);
    },
  );

  it('SIDE-07b engineering opens the returned link on code 1', async () => {
    api.answer(exportSampleSheet, { code: '1', data: 'https://files.portal.invalid/1.xlsx' });
    await choose('库存', '样表查询', '工程样表导出');
    await waitFor(() => expect(waiting.goTo).toHaveBeenCalledWith('https://files.portal.invalid/1.xlsx'));
  });

  it('SIDE-07 any other answer to engineering shows its message', async () => {
    api.answer(exportSampleSheet, { code: '0', msg: '没有可导出的数据' });
    await choose('库存', '样表查询', '工程样表导出');
    await screen.findByText('没有可导出的数据');
    expect(waiting.close).toHaveBeenCalled();
  });
});

describe('return goods', () => {
  const enter = () => choose('直供采购', '采购退货查询');
  const protocol = (agreementSignFlag: boolean, agreementApplyFlag: boolean, contractCode = '') =>
    api.answer(checkReverseAgreement, { data: { agreementSignFlag, agreementApplyFlag, contractCode } });

  it('SIDE-07e a full-screen loading covers the check of the protocol', async () => {
    protocol(true, true, 'TH1');
    let release = () => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    vi.stubGlobal('fetch', async (...fetchArguments: Parameters<typeof fetch>) => {
      await gate;
      return api.fetch(...fetchArguments);
    });
    await enter();
    await screen.findByText('正在检查采购退货协议…');
    release();
    await waitFor(() => expect(screen.queryByText('正在检查采购退货协议…')).toBeNull());
  });

  it('MENU-08e a signed protocol lets the item open its page', async () => {
    protocol(true, true, 'TH1');
    await enter();
    await screen.findByRole('heading', { name: '/returnsmanage' });
  });

  it('MENU-08f unsigned but applied for: the warning leads to the contract', async () => {
    protocol(false, true, 'TH1');
    api.answer(signReturnContract, { data: { signUrl: 'https://sign.example.cn/TH1' } });
    await enter();
    await screen.findByText(/请先前往财务自助-电子签章模块签署采购退货协议/);
    await userEvent.click(screen.getByRole('button', { name: '去签署' }));
    await waitFor(() => expect(waiting.goTo).toHaveBeenCalledWith('https://sign.example.cn/TH1'));
    expect(bodyOf('signReturnContract')).toEqual({ customerCode: '8800123456', contractCode: 'TH1' });
  });

  it('MENU-08 not applied for: a protocol is created and its link opens', async () => {
    protocol(false, false);
    api.answer(savePurchaseReturnProtocol, {
      data: { contractCode: 'TH2', signUrl: 'https://sign.example.cn/TH2' },
    });
    await enter();
    await userEvent.click(await screen.findByRole('button', { name: '去签署' }));
    await waitFor(() => expect(waiting.goTo).toHaveBeenCalledWith('https://sign.example.cn/TH2'));
  });

  it('MENU-08f cancelling the warning creates nothing', async () => {
    protocol(false, false);
    await enter();
    await userEvent.click(await screen.findByRole('button', { name: '取消' }));
    expect(bodyOf('savePurchaseReturnProtocol')).toBeUndefined();
  });

  it('MENU-07 MENU-08 a check that fails stops with a sentence', async () => {
    api.answer(checkReverseAgreement, { code: '0', msg: '失败' });
    await enter();
    await screen.findByText('采购退货协议查询失败，请稍后重试');
  });
});
