import { orderPrice, piecesText } from '@dealer-portal/rules/money';
import { priceTypeName } from '@dealer-portal/rules/price';
import type { Account } from '#platform/session/account';
import { codeAndName, countText, joined, stateText } from '#ui/text/joined';
import { listOf, UNREAD_LINES } from '#ui/text/list-of';
import { minuteText } from '#ui/text/wire-text';
import { unitsOf } from '#widgets/orders/order-codes';
import type { OrderDetail } from '#widgets/orders/queries';
import type { Paper } from '#widgets/paper/paper';
import { BY_HAND, figure } from '#widgets/paper/paper-words';

const COLUMNS = [
  { title: '序' },
  { title: '型号、名称' },
  { title: '产品编码' },
  { title: '价格类型' },
  { title: '单价', isFigure: true },
  { title: '数量', isFigure: true },
  { title: '金额', isFigure: true },
  { title: '实收', isFigure: true },
];

/** An order on paper: both parties, where it goes, its lines with room for what arrived, what is paid, and who signs (ORDER-01). */
export function orderPaper(order: OrderDetail, account: Account, ownNumber: string | undefined): Paper {
  const { orderNo, statusName, createDate, amount, depositAmount, restAmount, remark } = order;
  const soldTo = codeAndName(order.saletoCode ?? account.saletoCode, account.saleInfo.customerName);
  const hasLines = Array.isArray(order.lineList);
  const lines = listOf(order.lineList).map((line, at) => ({
    cells: [
      String(at + 1),
      joined([line.productModel || line.productCode, line.productName], '\n'),
      line.productCode || '—',
      line.priceType ? priceTypeName(line.priceType) : '—',
      figure(line.price),
      countText(line.number, '台'),
      figure(orderPrice([line])),
      '',
    ],
  }));
  const parts = [
    ['订单金额', amount],
    ['已付定金', depositAmount],
    ['待付金额', restAmount],
  ] as const;
  const paid = parts.flatMap(([name, own]) => (own === undefined ? [] : [`${name} ${figure(own)}`]));
  return {
    title: `订单 ${orderNo}`,
    note: `打印时状态：${stateText(statusName)}　单位：人民币元`,
    isUpright: true,
    facts: [
      ['供方', BY_HAND],
      ['下单', minuteText(createDate) || '—'],
      ['售达方', soldTo],
      ['付款方', codeAndName(order.payerCode, order.payerName)],
      ['送达方', codeAndName(order.sendtoCode, order.sendtoAddress)],
      ['备注', joined([ownNumber && `您的单号 ${ownNumber}`, remark], '　') || '—'],
    ],
    tables: [
      {
        columns: COLUMNS,
        lines: [
          ...(hasLines ? lines : [{ cells: ['', UNREAD_LINES, '', '', '', '', '', ''] }]),
          {
            isSum: true,
            cells: [
              '',
              `合计 ${countText(hasLines ? lines.length : undefined, '种')}`,
              '',
              '',
              '',
              piecesText([unitsOf(order)]),
              figure(amount),
              '',
            ],
          },
        ],
      },
    ],
    notes: [
      ...(paid.length > 0 ? [`${paid.join('，')}。`] : []),
      '订单以门户里的记录为准；审核后数量或价格有变，请重新打印。',
    ],
    seals: [
      { party: '客户', name: soldTo },
      { party: '收货', name: '', choices: '到货后填写“实收”一栏' },
    ],
    file: ['订单', orderNo],
  };
}
