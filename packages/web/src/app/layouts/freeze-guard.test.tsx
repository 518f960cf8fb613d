import type { Data } from '@dealer-portal/sdk';
import {
  getSaleInfo,
  getUnfreezeFlags,
  listUnfreezeApplies,
  submitUnfreezeApply,
} from '@dealer-portal/sdk/operations';
import { getSaleInfoExamples, listUnfreezeAppliesExamples } from '@dealer-portal/sdk/testing/examples';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { exampleApi } from '../../test/example-api';
import { openPortal } from '../../test/open-portal';

type Flags = Data<typeof getUnfreezeFlags>;

function open(flags: Flags, address = '/index') {
  const server = exampleApi().answer(getUnfreezeFlags, { data: flags });
  return { server, router: openPortal(address) };
}

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
// Its name cannot be asked for: in tests the library gives every dialog the same id.
const dialog = () => screen.findByRole('dialog');
const noticeTexts = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent ?? '');
const frozenNotices = () => noticeTexts().filter((text) => text.includes('被冻结'));

describe('FREEZE-01 FREEZE-01c FREEZE-02 FREEZE-04a a frozen account sees its notices in place of the page', () => {
  it.each([
    [{ M: 'N', J: '' }, ['无门店被冻结，可申请解冻开单']],
    [{ M: '', J: 'B' }, ['解冻申请已被驳回']],
    [{ M: 'D2026111900012', J: '' }, ['解冻单号：D2026111900012']],
    [{ M: 'N', J: 'N' }, ['无门店、僵尸户']],
    [{ M: 'N', J: 'B' }, ['可申请解冻开单', '解冻申请已被驳回']],
  ])('%o', async (flags, texts) => {
    open(flags);
    await heading('账户已冻结');
    expect(screen.getByText('您的账户已被冻结，登录受限，请联系客户经理')).toBeTruthy();
    expect(frozenNotices().length).toBe(texts.length);
    for (const [at, text] of texts.entries()) expect(frozenNotices()[at]).toContain(text);
  });

  it('FREEZE-04d FREEZE-02c a dialog leads to the application, and a press outside does not close it', async () => {
    const { router } = open({ M: 'N', J: '' });
    const element = await dialog();
    expect(within(element).getByText('提示')).toBeTruthy();
    fireEvent.click(document.querySelector('.ant-modal-wrap') ?? document.body);
    expect(screen.queryByRole('dialog')).not.toBeNull();
    fireEvent.click(within(element).getByRole('button', { name: '申请解冻开单' }));
    await heading('解冻申请');
    expect(router.state.location.pathname).toBe('/unfreezeApplication');
  });

  it('FREEZE-04b two notices have two dialogs, one after the other', async () => {
    open({ M: 'N', J: 'B' });
    within(await dialog()).getByRole('button', { name: '申请解冻开单' });
    within(await dialog()).getByText('提示');
    fireEvent.click(within(await dialog()).getByRole('button', { name: /close|关闭/i }));
    within(await dialog()).getByRole('button', { name: '解冻详情' });
    within(await dialog()).getByText('提示');
    fireEvent.click(within(await dialog()).getByRole('button', { name: /close|关闭/i }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('FREEZE-02 its home shows and asks for nothing of the working day, and the frame is there', async () => {
    const { server } = open({ M: 'N', J: '' });
    await heading('账户已冻结');
    screen.getByRole('navigation', { name: '顶部' });
    for (const name of ['资金', '要办的事', '最近订单', '常用商品', '为您推荐'])
      expect(screen.queryByRole('region', { name })).toBeNull();
    // The list of to-dos is that of 通知 in the top bar.
    const calls = new Set(server.requests.map(({ operationId }) => operationId));
    for (const id of ['queryMyOrders', 'listPayerBalances', 'queryProducts', 'getCreditCenter'])
      expect([id, calls.has(id)]).toEqual([id, false]);
  });

  it('FREEZE-02 shows how far it has come: steps, events, what is missing, whose turn it is and the next step', async () => {
    open({ M: 'D2026112000018', J: 'B' }).server.answer(listUnfreezeApplies, {
      data: listUnfreezeAppliesExamples.data('submitted'),
    });
    const progress = within(await screen.findByRole('region', { name: '解冻进度' }));
    await progress.findByText('D2026112000018');
    expect(progress.getByText(/审批/, { selector: '[aria-current]' })).toBeTruthy();
    const events = within(progress.getByRole('list', { name: '经过，新的在上面' })).getAllByRole('listitem');
    expect(events.map((event) => event.querySelector('strong')?.textContent)).toEqual([
      '无门店：已提交',
      '超过180天未提货：已驳回',
      '冻结：无门店、180 天未提货',
    ]);
    const term = (name: string) =>
      progress.getAllByText(name).map((item) => item.nextElementSibling?.textContent);
    expect(term('无门店（M）')).toEqual(['等待审批', '公司审批']);
    expect(term('180 天未提货（J）')).toEqual(['按批复补办', '您']);
    progress.getByText(/^等待审批；被驳回的按批复办好后/);
  });

  it('an empty or unknown flag blocks nothing', async () => {
    open({ M: '', J: 'X' });
    await heading(/，(夜深了|.+好)$/);
  });
});

describe('FREEZE-03c an account that is closed sees only that', () => {
  it('by its finance freeze tag, before any notice', async () => {
    open({ M: 'N', J: '', freezeTagStatus: '1' }, '/unfreezeApplication');
    await heading('页面不可用');
    screen.getByText('(8800123456) 青岛崂山腾达家电有限公司');
    screen.getByText('客户经理；这不是冻结，不能在这里申请解冻。');
    expect(frozenNotices()).toEqual([]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('by its state in the master data', async () => {
    const { data } = getSaleInfoExamples.answer();
    if (!data) throw new Error('the example has no data');
    exampleApi()
      .answer(getUnfreezeFlags, { data: { M: '', J: '' } })
      .answer(getSaleInfo, { data: { ...data, customerState: '1' } });
    openPortal('/cart');
    await heading('页面不可用');
  });
});

describe('FREEZE-02 the application', () => {
  it('offers what is frozen, is submitted for the customer, and shows its number', async () => {
    const { server } = open({ M: 'N', J: 'B' }, '/unfreezeApplication');
    server.answer(submitUnfreezeApply, { data: { unfreezeNo: 'D1' } });
    await heading('解冻申请');
    expect(screen.getAllByRole('radio').length).toBe(1);
    fireEvent.click(screen.getByRole('button', { name: '提交解冻申请' }));
    await screen.findByText('请说明申请解冻的原因');
    fireEvent.change(screen.getByLabelText('申请原因'), { target: { value: '门店已重新开业' } });
    fireEvent.change(screen.getByLabelText('联系电话'), { target: { value: '13800000001' } });
    fireEvent.click(screen.getByRole('button', { name: '提交解冻申请' }));
    await screen.findByText(/解冻单号 D1/);
    const sent = server.requests.find(({ operationId }) => operationId === 'submitUnfreezeApply');
    expect(sent?.body).toMatchObject({
      freezeType: 'M',
      reason: '门店已重新开业',
      customerCode: '8800123456',
    });
  });

  it('FREEZE-01 HTTP-08 keeps what was typed through a reload and a time-out, which is said', async () => {
    open({ M: 'N', J: '' }, '/unfreezeApplication');
    fireEvent.change(await screen.findByLabelText('申请原因'), { target: { value: '门店已重新开业' } });
    cleanup();
    const { server } = open({ M: 'N', J: '' }, '/unfreezeApplication');
    server.answer(submitUnfreezeApply, () => new Response('', { status: 504 }));
    expect(await screen.findByLabelText('申请原因')).toHaveProperty('value', '门店已重新开业');
    fireEvent.change(screen.getByLabelText('联系电话'), { target: { value: '13800000001' } });
    fireEvent.click(screen.getByRole('button', { name: '提交解冻申请' }));
    await screen.findByText(/^没有收到结果/);
    expect(screen.getByLabelText('申请原因')).toHaveProperty('value', '门店已重新开业');
  });

  it('says so when there is nothing to apply for', async () => {
    open({ M: 'D1', J: '' }, '/unfreezeApplication');
    await screen.findByText('当前没有可以申请解冻的冻结');
  });

  it('the details show the state and every application', async () => {
    open({ M: 'B', J: '' }, '/thawingDetails');
    await heading('解冻详情');
    expect(await screen.findByText('D2025061200002')).toBeTruthy();
    expect(screen.getByText(/解冻申请已被驳回/)).toBeTruthy();
  });
});
