/** What a run did before its ledger does the same happens once, on whichever day the clock stands. */
import { expect, it } from 'vitest';
import { clientOf, mockForTests } from '../../test/client';
import { type Fields, fields, list } from '../memory/input';

const user = clientOf(mockForTests());
const SOLD_TO = '8800123456';
const CREDIT = '8800200101';
const SAFE = '8800200190';
const PAGE = { customerCode: SOLD_TO, pageNum: 1, pageSize: 1000 };
const MANAGEMENT = '/account/contacts/management';
const LENDING = '/account/supplyChainFinance';
const LOAN = 'RZ20260915001';
const DAYS = ['2026-11-20', '2026-12-20', '2027-11-20', '2026-11-20'];

const post = async (path: string, body: Fields): Promise<Fields> =>
  fields((await user.post(path, { ...PAGE, ...body })).body.data);
const rowsOf = async (path: string, body: Fields = {}) => list(await post(path, body), 'records');
const setDay = (day: string) => user.post('/mock/clock', { now: `${day}T10:00:00+08:00` });

const balances = async () =>
  list((await user.get(`/customer/customers/auxiliary/payer/all?customerCode=${SOLD_TO}`)).body, 'data');

/** The balance of each account, and what its statement closes at, with what is on its way. */
async function expectAgreement(day: string): Promise<void> {
  const waiting = [
    ...(await rowsOf(`${MANAGEMENT}/fundsTransfer/list`, { status: '10' })),
    ...(await rowsOf('/account/transfer/application/list', { saleCustCode: SOLD_TO, status: '10' })),
  ];
  for (const { payerCode, balance } of await balances()) {
    const held = waiting
      .filter(({ fromPayerCode }) => fromPayerCode === payerCode)
      .reduce((sum, { amount, transferMoney }) => sum + Number(amount ?? transferMoney), 0);
    const statement = await post(`${MANAGEMENT}/accountStatement/list`, { payerCode, pageSize: 1 });
    expect(statement['closingBalance'], `${String(payerCode)} on ${day}`).toBeCloseTo(
      Number(balance) + held,
      2,
    );
  }
}

it('FIN-08 a loan that was repaid early is not repaid again when it is due', async () => {
  const terms = { financeNo: LOAN, payerCode: SAFE, principal: 200_000, payPassword: '123456' };
  await post(`${LENDING}/repay`, { ...terms, payerCode: SOLD_TO, principal: 100_000 });
  await post(`${LENDING}/repay`, { ...terms, payerCode: SOLD_TO, principal: 100_000 });
  const booked = async () =>
    (
      await Promise.all(
        [SOLD_TO, SAFE].map((payerCode) =>
          rowsOf(`${MANAGEMENT}/accountStatement/list`, { payerCode, beginDate: '2026-11-01' }),
        ),
      )
    )
      .flat()
      .filter(({ text }) => text === `归还融资 ${LOAN}`);
  expect(await booked()).toHaveLength(3); // with that of the examples
  for (const day of DAYS) {
    await setDay(day);
    expect(await booked(), day).toHaveLength(3);
    const centre = fields(
      (await user.get(`${MANAGEMENT}/creditCenter/query?customerCode=${SOLD_TO}`)).body.data,
    );
    const loans = await rowsOf(`${LENDING}/queryFinanceHistory`);
    const owed = loans.reduce((sum, { outstandingAmount }) => sum + Number(outstandingAmount), 0);
    expect(centre['usedAmount'], day).toBeCloseTo(owed, 2);
    expect(loans.find(({ financeNo }) => financeNo === LOAN)).toMatchObject({ outstandingAmount: 0 });
    expect(
      await post(`${MANAGEMENT}/accountStatement/list`, { payerCode: CREDIT, pageSize: 1 }),
    ).toMatchObject({
      closingBalance: centre['availableAmount'],
    });
    await expectAgreement(day);
  }
});

it('FIN-03 TRANS-01 a transfer that was withdrawn moves no money, and one of the run moves its own once, whatever the day', async () => {
  await user.post('/account/transfer/application/deleteTransferModel', {
    id: '80003',
    customerCode: SOLD_TO,
  });
  const terms = { transferType: 'AIR', fromPayerCode: SOLD_TO, toPayerCode: SAFE, payPassword: '123456' };
  const sent = await post(`${MANAGEMENT}/fundsTransfer/submit`, { ...terms, amount: 5000 });
  for (const _ of [1, 2])
    await rowsOf(`${MANAGEMENT}/fundsTransfer/list`, { transferNo: sent['transferNo'] });
  for (const day of DAYS) {
    await setDay(day);
    await expectAgreement(day);
  }
});

it('FIN-03 TRANS-01 a question about a transfer of the ledger moves no money, however often it is asked', async () => {
  const ledgers = { transferNo: 'ZJ2026112001' };
  const before = await balances();
  for (const _ of [1, 2, 3])
    expect(await rowsOf(`${MANAGEMENT}/fundsTransfer/list`, ledgers)).toMatchObject([{ status: '10' }]);
  expect(await balances()).toEqual(before);
});
