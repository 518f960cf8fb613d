/** Bulk orders and demands before the mock's ledger. */
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { loseAnswer } from '../../../test/faults';
import { answer, choose, inDialog, pressReady, typeQuantity } from '../../../test/form-hands';
import { openAddress } from '../../../test/render-page';
import { useLedger } from '../../../test/world';

const { armFault, call } = useLedger();

const ACTIVITY = '/bigorder/detail?activityId=DD20261118';

/** Waits until the page has a text, which may be in several elements. */
const see = (text: string) => waitFor(() => expect(document.body.textContent).toContain(text));

const typeInto = (label: string, text: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value: text } });

/** Finds a product and puts it into the bulk order. */
async function pick(model: string, option: string): Promise<void> {
  const box = await screen.findByRole('combobox', { name: '查找产品并加入大单' });
  fireEvent.change(box, { target: { value: model } });
  const options = () => [...document.querySelectorAll('.ant-select-item-option')];
  const shownOption = () => options().find(({ textContent }) => textContent.includes(option));
  fireEvent.click(await waitFor(() => shownOption() ?? Promise.reject(new Error(`no ${option}`))));
}

it('BIG-01a an activity that is over shows the message of the server', async () => {
  await armFault({ operationId: 'getBigActivity', kind: 'business', code: '0', msg: '活动不存在或已下线' });
  await openAddress('/bigorder/detail?activityId=DD1');
  await see('活动不存在或已下线');
});

it('BIG-01b BIG-01 a payer that is short is named; a refusal by the server changes nothing', async () => {
  await openAddress(ACTIVITY);
  await screen.findByRole('textbox', { name: 'BCD-536WGHTD数量' });
  typeQuantity('BCD-536WGHTD', '20');
  typeQuantity('KFR-35GW/01K', '50');
  await choose('BCD-536WGHTD到货周', /第49周/);
  await choose('KFR-35GW/01K到货周', /第50周/);
  await see('2 种 · 70 台');
  const place = () => screen.getByRole('button', { name: /^提交大单/ });
  await choose('付款方', /安全付/);
  await waitFor(() => expect(place().getAttribute('aria-disabled')).toBe('true'));
  await choose('付款方', /\(8800123456\)/);
  await armFault({ operationId: 'placeBigOrder', kind: 'example', example: 'tooFew' });
  await pressReady(/^提交大单/);
  await answer(/^提交 ¥/);
  await see('536升对开门变频无霜冰箱起订20台，请增加数量');
  await pressReady('知道了');
  expect(screen.getByRole('textbox', { name: 'KFR-35GW/01K数量' })).toHaveProperty('value', '50');
});

it('BIG-01c ORDER-01 a part that failed is shown with its reason', async () => {
  await armFault({ operationId: 'getBigOrderStatus', kind: 'example', example: 'partly' });
  await openAddress('/bigorder/result?batchNo=DDPC20261120001');
  await see('2 个订单中有 1 个失败');
  await see('付款方可用余额不足');
});

it('BIG-01 /bulkOrder takes any products but a withdrawn one, and saves a pre-order', async () => {
  await openAddress('/bulkOrder');
  await see('还没有选择产品');
  await pick('BCD-190', 'BCD-190TMPK');
  await see('BCD-190TMPK 已停产退市，不能下大单');
  await pick('EC60', 'EC60-PT5');
  await screen.findByRole('textbox', { name: 'EC60-PT5数量' });
  typeQuantity('EC60-PT5', '30');
  await see('1 种 · 30 台');
  await pressReady('保存预订单');
  await screen.findByText(/预订单 YD\d+ 已保存，未下单/);
});

it('BIG-01 without a payer both buttons say that it is missing, and not that nothing was typed', async () => {
  await armFault({ operationId: 'listPayTos', kind: 'business', code: '0', msg: '付款方查询失败' });
  await openAddress('/bulkOrder');
  await pick('EC60', 'EC60-PT5');
  await screen.findByRole('textbox', { name: 'EC60-PT5数量' });
  typeQuantity('EC60-PT5', '30');
  await see('1 种 · 30 台');
  for (const name of ['保存预订单', '提交大单']) {
    const button = screen.getByRole('button', { name });
    fireEvent.focus(button);
    await screen.findByText('请选择付款方', { selector: '[role="tooltip"] *, [role="tooltip"]' });
    fireEvent.blur(button);
  }
});

it('BIG-01f BIG-01g demands have their state by the lookup and their final time as a date', async () => {
  await openAddress('/bigorder/mall_list.json?tab=demands');
  await screen.findByRole('button', { name: '删除：6601，需求已被评估，不能删除' });
  const row = within(document.querySelector<HTMLElement>('[data-row-key="6601"]') ?? document.body);
  row.getByText('评估中');
  row.getByText('2026-12-10');
});

/** A demand that nobody has looked at yet. */
const OPEN_DEMAND = {
  customerCode: '8800123456',
  demandName: '公寓冰箱',
  category: '100000',
  number: 60,
  finalTime: '2027-12-31 23:59:59',
  contactName: '王建国',
  contactPhone: '13800000001',
  dynamicList: [
    { fieldCode: 'projectName', value: '西海岸公寓' },
    { fieldCode: 'energyLevel', value: '1' },
    { fieldCode: 'deliverDate', value: '2027-12-31' },
  ],
  imageList: [],
};

it('BIG-01d an open demand is changed and deleted', async () => {
  await call('/activity/demand/saveBigOrderDemand', OPEN_DEMAND);
  await openAddress('/bulkOrderInfo');
  const demand = await screen.findByRole('link', { name: '公寓冰箱' });
  cleanup();
  await openAddress(demand.getAttribute('href') ?? '');
  const change = await screen.findByRole('link', { name: '修改' });
  cleanup();
  await openAddress(change.getAttribute('href') ?? '');
  await screen.findByRole('textbox', { name: '需求数量（台）' });
  typeInto('需求数量（台）', '80');
  await pressReady('保存修改');
  await waitFor(() => expect(screen.queryByRole('button', { name: '保存修改' })).toBeNull());
  cleanup();
  await openAddress(demand.getAttribute('href') ?? '');
  await see('80 台');
  await see('修改需求');
  await pressReady('删除');
  await answer('删除需求');
  await screen.findByText('需求 公寓冰箱 已删除');
  cleanup();
  await openAddress('/bulkOrderInfo');
  await screen.findByRole('link', { name: '人才公寓冰箱采购' });
  expect(screen.queryByRole('link', { name: '公寓冰箱' })).toBeNull();
});

it('BIG-01d a granted demand is ordered at its price, without an answer too; then it is finished', async () => {
  await openAddress('/bulkOrderInfo?id=6595');
  await pressReady('按报价下单');
  const dialog = await inDialog();
  fireEvent.change(dialog.getByRole('textbox', { name: '工程项目编码' }), {
    target: { value: 'XM20261118002' },
  });
  await choose('到货周', /第50周/);
  await choose('付款方', /安全付/);
  await see('付款方余额仅 ¥86,000.00');
  expect(dialog.getByRole('button', { name: '提交 ¥125,880.00' }).getAttribute('aria-disabled')).toBe('true');
  await choose('付款方', /\(8800123456\)/);
  loseAnswer('placeBigOrderB2B');
  await pressReady('提交 ¥125,880.00');
  await see('没有收到提交结果，但订单已生成');
  await pressReady('留在本页');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  cleanup();
  await openAddress('/bulkOrderInfo?id=6595');
  await see('客户已按报价下单');
  await pressReady('评价');
  await answer('提交评价');
  await see('请选择评分');
  const stars = (await inDialog()).getAllByRole('radio');
  fireEvent.click(stars[3] ?? document.body);
  fireEvent.change((await inDialog()).getByRole('textbox', { name: '评价内容' }), {
    target: { value: '报价合理' },
  });
  await answer('提交评价');
  await see('评分4分：报价合理');
  await waitFor(() => expect(screen.queryByRole('button', { name: '评价' })).toBeNull());
});

it('BIG-01e a finished demand shows record and evaluation', async () => {
  await openAddress('/bulkOrderInfo?id=6588');
  await see('单价2080元，80台，第45周到货');
  await see('报价及时，到货准时');
});
