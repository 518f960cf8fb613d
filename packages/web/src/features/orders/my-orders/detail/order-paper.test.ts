import { expect, it } from 'vitest';
import { UNREAD_LINES } from '#ui/text/list-of';
import type { OrderDetail } from '#widgets/orders/queries';
import { personaAccount } from '../../../../test/persona-api';
import { orderPaper } from './order-paper';

const ORDER: OrderDetail = {
  orderNo: '604',
  orderTypeNo: 'ZY604',
  status: '40',
  statusName: '待签收',
  createDate: '2026-11-12',
  amount: 100.1,
  depositAmount: 20,
  restAmount: 80.1,
  lineList: [{ productCode: 'P1', productModel: '型号一', number: 2, price: 50.05, priceType: 'TJ' }],
  timeline: [],
  deliveryList: [],
};
const ACCOUNT = personaAccount('directAdmin');

/** The paper of the order with changed parts, as a server may send them. */
function paperOf(parts: object = {}) {
  const paper = orderPaper({ ...ORDER, ...parts }, ACCOUNT, undefined);
  return { ...paper, cells: paper.tables.flatMap(({ lines }) => lines.map((line) => line.cells)) };
}

it('ORDER-01 a printed order has its lines, their sum, its state and what is paid', () => {
  const { cells, note, notes } = paperOf();
  expect(cells).toEqual([
    ['1', '型号一', 'P1', '特价', '50.05', '2 台', '100.10', ''],
    ['', '合计 1 种', '', '', '', '2 台', '100.10', ''],
  ]);
  expect(note).toBe('打印时状态：待签收　单位：人民币元');
  expect(notes?.[0]).toBe('订单金额 100.10，已付定金 20.00，待付金额 80.10。');
});

it.each([undefined, null])(
  'ORDER-01 HTTP-05 a list of lines that is %s is not printed as an order of none',
  (lineList) => {
    const { cells } = paperOf({ lineList });
    expect(cells).toEqual([
      ['', UNREAD_LINES, '', '', '', '', '', ''],
      ['', '合计 — 种', '', '', '', '— 台', '100.10', ''],
    ]);
  },
);

it('ORDER-01 HTTP-05 what a printed line, its order or its amounts lack is a dash, and no word of a program', () => {
  const { cells, note, notes, facts } = paperOf({
    ...{ statusName: undefined, createDate: undefined, amount: undefined },
    ...{ depositAmount: undefined, restAmount: undefined, lineList: [{ productModel: '型号一' }] },
  });
  expect(cells).toEqual([
    ['1', '型号一', '—', '—', '—', '— 台', '—', ''],
    ['', '合计 1 种', '', '', '', '— 台', '—', ''],
  ]);
  expect(note).toBe('打印时状态：状态未知　单位：人民币元');
  expect(notes).toEqual(['订单以门户里的记录为准；审核后数量或价格有变，请重新打印。']);
  expect(facts).toContainEqual(['下单', '—']);
});
