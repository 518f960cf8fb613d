import { expect, it } from 'vitest';
import { toMoney } from '../../base/money';
import { refuse } from '../../base/refusal';
import { type NamedCharge, namedChargesRefusals } from '.';
import { type MovementRefusal, movementText } from './movement-refusals';

const OPEN: NamedCharge = { expenseNo: 'FY1', status: '10', statusName: '待缴纳', amount: 300 };
const SECOND: NamedCharge = { ...OPEN, expenseNo: 'FY2', amount: '20.50' };

it.each<[readonly string[], readonly NamedCharge[], number, readonly MovementRefusal[]]>([
  [['FY1'], [OPEN, SECOND], 300, []],
  [['FY1', 'FY2', 'FY1'], [SECOND, OPEN], 320.5, []],
  [['FY9'], [OPEN], 300, [refuse('movement.chargeMissing', { expenseNo: 'FY9' })]],
  [
    ['FY1'],
    [{ ...OPEN, status: '20', statusName: '已缴纳' }],
    300,
    [refuse('movement.chargeClosed', { expenseNo: 'FY1', statusName: '已缴纳' })],
  ],
  [
    ['FY1'],
    [{ ...OPEN, status: '99', statusName: undefined }],
    300,
    [refuse('movement.chargeClosed', { expenseNo: 'FY1', statusName: '99' })],
  ],
  [['FY1'], [{ ...OPEN, amount: 'x' }], 300, [refuse('movement.chargeUnread', { expenseNo: 'FY1' })]],
  [['FY1'], [OPEN], 30, [refuse('movement.chargesAmount', { due: toMoney(300) })]],
])(
  'FIN-07 FIN-08 charges %j of %j paid by %s are refused only where they are not open or come to another amount',
  (...[expenseNos, rows, amount, refusals]) => {
    expect(namedChargesRefusals(expenseNos, rows, toMoney(amount))).toEqual(refusals);
  },
);

it.each([undefined, { value: '20' }])(
  'FIN-08 HTTP-05 a charge whose state is %o is not called paid',
  (lost) => {
    const row: NamedCharge = { ...OPEN, status: lost as never, statusName: lost as never };
    const [refusal] = namedChargesRefusals(['FY1'], [row], toMoney(300));
    expect(refusal && movementText(refusal)).toBe('费用 FY1 的状态没有查到，暂时不能付');
  },
);
