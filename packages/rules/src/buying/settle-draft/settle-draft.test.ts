import { expect, it } from 'vitest';
import { settle } from '../settle/settle';
import type { SettleState } from '../settle/settle-state';
import { draftsByOrder, openSettle, settleDraft, withoutPlaced } from './settle-draft';

const payer = (code: string) => ({
  payerCode: code,
  payerName: code,
  payerBalance: { balance: 1000, paytoCode: code },
});
const line = (productCode: string, number = 1) => ({ productCode, number, price: 100 });
const order = (orderNo: string, ...lines: ReturnType<typeof line>[]) => ({
  orderNo,
  splitOrderProductList: lines,
  payerInfo: payer('P1'),
  payToList: [payer('P1'), payer('P2')],
});
const split = (...orders: ReturnType<typeof order>[]) => ({
  composeProductList: [{ composeOrderNo: 'C1', splitOrderDetailList: orders }],
});

/** 701 is paid by P2, 702 is unchecked. */
function draftsLeft() {
  const before = split(order('701', line('A'), line('B')), order('702', line('C')));
  const left = [
    { type: 'choosePayer', orderNo: '701', payerCode: 'P2' } as const,
    { type: 'uncheck', orderNo: '702' } as const,
  ].reduce<SettleState>((state, event) => settle(state, event), openSettle(before));
  return settleDraft(before, left, { '701': '走北门' });
}

it('ORDER-01 an order that nobody pays and that has no remark is remembered with neither', () => {
  expect(draftsLeft().map(({ isChecked, payerCode, remark }) => [isChecked, payerCode, remark])).toEqual([
    [true, 'P2', '走北门'],
    [false, '', ''],
  ]);
});

it('ORDER-01 an order whose number is the name of a property of every object has no remark of its own', () => {
  const named = split(order('constructor', line('A')));
  expect(settleDraft(named, openSettle(named), {})[0]?.remark).toBe('');
});

it('ORDER-01 a new split of the same products finds payer, remark and unchecked orders, with any numbers in any sequence', () => {
  const again = split(order('801', line('C')), order('802', line('B'), line('A')));
  const byKey = draftsByOrder(again, draftsLeft());
  expect(byKey.get('802')).toMatchObject({ isChecked: true, payerCode: 'P2', remark: '走北门' });
  const { checked, payers } = openSettle(again, byKey);
  expect(checked).toEqual(['802']);
  expect(payers.map(({ key, payerCode }) => [key, payerCode])).toEqual([['802', 'P2']]);
});

it.each([
  ['another quantity', line('A', 2), line('B')],
  ['other goods', line('A'), line('D')],
])('ORDER-01 %s is another order: it opens as the server proposes', (_, ...lines) => {
  const other = split(order('803', ...lines));
  const byKey = draftsByOrder(other, draftsLeft());
  expect(byKey.size).toBe(0);
  expect(openSettle(other, byKey).payers.map(({ payerCode }) => payerCode)).toEqual(['P1']);
});

it('ORDER-01 eleven pieces of A are not one piece of A1', () => {
  const eleven = split(order('701', line('A', 11)));
  const drafts = settleDraft(eleven, openSettle(eleven), {});
  expect(draftsByOrder(split(order('801', line('A1', 1))), drafts).size).toBe(0);
  expect(draftsByOrder(split(order('801', line('A', 11))), drafts).size).toBe(1);
});

it('ORDER-01 one draft serves one order, and a payer that is no longer there is left alone', () => {
  const twice = split(order('801', line('A'), line('B')), order('802', line('A'), line('B')));
  const drafts = draftsLeft();
  expect([...draftsByOrder(twice, drafts).keys()]).toEqual(['801']);
  const gone = split({ ...order('801', line('A'), line('B')), payToList: [payer('P1')] });
  expect(openSettle(gone, draftsByOrder(gone, drafts)).payers.map(({ payerCode }) => payerCode)).toEqual([
    'P1',
  ]);
});

it('ORDER-01 a placed order is not remembered: the same products, ordered again, begin without choices', () => {
  const two = split(order('701', line('A')), order('702', line('B')));
  const left = withoutPlaced(openSettle(two), ['701']);
  expect([...draftsByOrder(two, settleDraft(two, left, {})).keys()]).toEqual(['702']);
});

it('CART-05 orders that were placed leave the view; the others stay checked, paid and counted', () => {
  const data = split(order('701', line('A')), order('702', line('B')), order('703', line('C')));
  const state = [
    { type: 'choosePayer', orderNo: '702', payerCode: 'P2' } as const,
    { type: 'uncheck', orderNo: '703' } as const,
  ].reduce<SettleState>((before, event) => settle(before, event), openSettle(data));
  const left = withoutPlaced(state, ['701']);
  expect(left).toMatchObject({ kind: 'some', checked: ['702'], total: '100.00' });
  expect(left.payers.map(({ key, payerCode }) => [key, payerCode])).toEqual([['702', 'P2']]);
  const all = withoutPlaced(settle(state, { type: 'checkAll' }), ['701']);
  expect([all.kind, all.checked]).toEqual(['all', ['702', '703']]);
  expect(withoutPlaced(left, ['701'])).toBe(left);
  expect(withoutPlaced(state, ['701', '702', '703']).kind).toBe('none');
});
