/** Transfers of funds and between accounts: one file, since both move money by one set of terms. */
import type { Transfer } from '../../../world/ledger/events';
import { bookMoney, holdMoney, releaseMoney } from '../account/bookings';
import { payerByCode, payerRow, payersOf } from '../account/customer';
import { overtakeTransfer } from '../account/overtaken';
import { businessDate, businessTime } from '../memory/clock';
import { toCents, toYuan } from '../memory/money';
import type { Answer, Row } from '../memory/shapes';
import type { Dealer } from '../memory/slice';
import type { Handlers } from '../memory/state';
import { listOf } from '../resources/list';
import { resource } from '../resources/store';
import { addition, type Refused } from '../resources/transition';
import { handle, isOwn, type TypedCall } from '../resources/typed-handler';
import { accountRefusal, branchRefusal, paidRefusal } from './account-places';
import { inCapitals } from './capitals';
import { fromLedger, nextNumber, payerName } from './ledger-rows';
import { paymentAccountsOf } from './payment/payment-accounts';
import { sonOf } from './transfer-access';

const FUNDS_TYPES: Readonly<Record<string, string>> = {
  DIGITAL: '数字货币转账',
  AIR: '空调专户转账',
  KJT: '快捷通转账',
  BANK: '银行转账',
  REFUND: '退款',
  INTERESTREFUND: '贴息退款',
};
const ACCOUNT_TYPES: Readonly<Record<string, string>> = {
  ACCOUNT: '账户平调',
  MASTERSON: '主子户划转',
  FINANCE: '财务划转',
};
const FUNDS_STATUS = { '10': '处理中', '20': '成功', '30': '失败' } as const;
const ACCOUNT_STATUS = { '10': '审批中', '20': '已完成', '30': '已驳回' } as const;
/** Where the dealer transfers: its sales organisation and region. */
const ORG = { saleOrgCode: '8001', gongmaoCode: '3702' };
const REBATE_TYPE = '07';
/** Above this amount in cents the conversion to capitals is refused. */
const MOST_CENTS = 10 ** 15;

interface TransferRow extends Transfer {
  /** The dealer asked for it in this run; those of the ledger are carried out on a day of the ledger. */
  readonly isApplied?: boolean;
  /** Its state was asked for once while it was on its way. */
  readonly isAsked?: boolean;
}

/** Transfers of funds and applications to transfer, newest first. */
const transfers = resource<TransferRow>(
  'transfers',
  'id',
  fromLedger(({ transfers }) => transfers),
);

const ofFamily = (family: TransferRow['family']) => (dealer: Dealer) =>
  transfers.rows(dealer).filter((transfer) => transfer.family === family);

/** The cents that a payer may use: what its transfers on their way hold is no longer in them. */
const freeCents = (dealer: Dealer, payerCode: string): number => payerByCode(dealer, payerCode)?.cents ?? 0;

/** A transfer that was asked for holds its amount until it is carried out, or withdrawn. */
function hold({ dealer }: Moment, { from, cents }: Transfer): void {
  const giver = payerByCode(dealer, from);
  if (giver) holdMoney(giver, cents);
}

interface TransferTerms {
  readonly family: Transfer['family'];
  readonly prefix: string;
  readonly transferType: string;
  readonly from: string;
  readonly to: string;
  readonly yuan: number;
  readonly remark: string | undefined;
}

/** A transfer that was just asked for. */
function newTransfer(
  { dealer, now, today }: Moment,
  { prefix, yuan, remark = '', ...terms }: TransferTerms,
): TransferRow {
  const all = transfers.rows(dealer);
  const transferNo = nextNumber(prefix, today, (number) =>
    all.some((transfer) => transfer.transferNo === number),
  );
  const id = `${terms.family === 'FUNDS' ? 7 : 8}${transferNo.slice(2)}`;
  return {
    ...terms,
    id,
    transferNo,
    cents: toCents(yuan),
    day: today,
    time: businessTime(now),
    status: '10',
    remark,
    isApplied: true,
  };
}

type Moment = Pick<TypedCall<'saveTransfer'>, 'dealer' | 'now' | 'today'>;

/** An application to transfer; all three forms ask for the same. */
interface TransferForm {
  readonly customerCode?: string | undefined;
  readonly fromPayerCode?: string | undefined;
  readonly toPayerCode?: string | undefined;
  readonly transferMoney: number;
  readonly payPassword?: string | undefined;
  readonly remark?: string | undefined;
}

function applicationOf(moment: Moment, form: TransferForm, transferType: string): Transfer {
  const { fromPayerCode = '', toPayerCode = '', transferMoney, remark } = form;
  return newTransfer(moment, {
    family: 'ACCOUNT',
    prefix: 'HB',
    transferType,
    from: fromPayerCode,
    to: toPayerCode,
    yuan: transferMoney,
    remark,
  });
}

const shortRefusal = (dealer: Dealer, { fromPayerCode = '', transferMoney }: TransferForm) =>
  toCents(transferMoney) > freeCents(dealer, fromPayerCode) ? 'shortBalance' : undefined;

/** Why two accounts of the dealer are not transferred between. */
function transferRefusal(dealer: Dealer, input: TransferForm): Refused | undefined {
  const { fromPayerCode: from, toPayerCode: to } = input;
  return (
    accountRefusal(dealer, 'transfer', { from, to }) ??
    paidRefusal({ dealer, input }) ??
    shortRefusal(dealer, input)
  );
}

/** The ways of money that need an account of their own, by the account. */
const WALLETS: readonly string[] = ['DIGITAL', 'KJT'];

const isWalletOpen = (dealer: Dealer, transferType: string): boolean =>
  !WALLETS.includes(transferType) ||
  paymentAccountsOf(dealer).some(
    ({ accountType, status }) => accountType === transferType && status === '20',
  );

const saved = ({ id, transferNo, status }: Transfer): Answer<'saveTransfer'> => ({
  id,
  transferNo,
  status,
  statusName: ACCOUNT_STATUS[status],
});

/** A transfer of funds of this run is carried out: both balances move, and their statements say why. */
function settleFunds(dealer: Dealer, transferNo: string | undefined): void {
  const transfer = ofFamily('FUNDS')(dealer).find((row) => row.transferNo === transferNo);
  if (transfer?.status !== '10' || !transfer.isApplied) return;
  const { id, from, to, cents, transferNo: sourceNo } = transfer;
  if (!transfer.isAsked) {
    transfers.change(dealer, id, { isAsked: true });
    return;
  }
  const booking = { day: businessDate(dealer.now), type: 'TZ', orderNo: '', sourceNo } as const;
  const [giver, taker] = [payerByCode(dealer, from), payerByCode(dealer, to)];
  if (giver) {
    releaseMoney(giver, cents);
    bookMoney(dealer, giver, { ...booking, text: `转出 ${sourceNo}`, cents: -cents });
  }
  if (taker) bookMoney(dealer, taker, { ...booking, text: `转入 ${sourceNo}`, cents });
  transfers.change(dealer, id, { status: '20' });
}

/** The dealer's consent to the transfer agreement; a page asks for it first. */
const consents = resource<{ readonly customerCode: string; readonly day: string }>(
  'transferConsents',
  'customerCode',
  () => [],
);

export const transferFinanceHandlers: Handlers = {
  ...listOf<'queryFundsTransfers', TransferRow>('queryFundsTransfers', {
    rows: ofFamily('FUNDS'),
    filters: {
      transferType: { is: 'transferType' },
      transferNo: { is: 'transferNo' },
      status: { is: 'status' },
      beginDate: { from: 'day' },
      endDate: { to: 'day' },
    },
    totals: {},
    // Assumption: who asks for a transfer of this run a second time finds it done; the money has not moved before.
    before: (dealer, { transferNo }) => settleFunds(dealer, transferNo),
    show: ({ transferNo, transferType, from, to, cents, time, status, remark }, dealer) => ({
      transferNo,
      transferType,
      transferTypeName: FUNDS_TYPES[transferType] ?? '',
      fromPayerCode: from,
      fromPayerName: payerName(dealer, from),
      toPayerCode: to,
      toPayerName: payerName(dealer, to),
      amount: toYuan(cents),
      fee: 0,
      createTime: time,
      status,
      statusName: FUNDS_STATUS[status],
      remark,
    }),
  }),
  ...addition<'submitFundsTransfer', TransferRow>('submitFundsTransfer', {
    resource: transfers,
    refusal: ({ dealer, input }) => {
      if (!isOwn(dealer, input)) return 'shortBalance';
      const { transferType, fromPayerCode, toPayerCode } = input;
      const wrong =
        accountRefusal(dealer, transferType, { from: fromPayerCode, to: toPayerCode }) ??
        (isWalletOpen(dealer, transferType) ? undefined : 'notOpened') ??
        paidRefusal({ dealer, input });
      if (wrong !== undefined) return wrong;
      return toCents(input.amount) <= freeCents(dealer, fromPayerCode) ? undefined : 'shortBalance';
    },
    adds: (call) => {
      const { transferType = '', fromPayerCode = '', toPayerCode = '', amount, remark } = call.input;
      return newTransfer(call, {
        family: 'FUNDS',
        prefix: 'ZJ',
        transferType,
        from: fromPayerCode,
        to: toPayerCode,
        yuan: amount,
        remark,
      });
    },
    also: hold,
    answer: ({ transferNo, status }) => ({ transferNo, status, statusName: FUNDS_STATUS[status] }),
  }),

  ...listOf<'queryTransfers', Transfer>('queryTransfers', {
    rows: ofFamily('ACCOUNT'),
    filters: {
      saleCustCode: { test: (_, code, { persona }) => code === persona.saletoCode },
      saleOrgCode: { test: (_, code) => code === ORG.saleOrgCode },
      customerChannel: { test: (_, channel, { persona }) => channel === persona.channel },
      gongmaoCode: { test: (_, code) => code === ORG.gongmaoCode },
      id: { is: 'id' },
      transferType: { is: 'transferType' },
      status: { is: 'status' },
      beginDate: { from: 'day' },
      endDate: { to: 'day' },
    },
    totals: {},
    show: transferRecord,
  }),
  ...handle('deleteTransfer', ({ dealer, input, done, refuse }) => {
    const transfer = transfers.find(dealer, input.id);
    if (transfer?.status !== '10' || !isOwn(dealer, input)) return refuse('approved');
    const giver = payerByCode(dealer, transfer.from);
    if (giver) releaseMoney(giver, transfer.cents);
    overtakeTransfer(dealer, transfer.transferNo);
    transfers.remove(dealer, transfer.id);
    return done();
  }),
  ...addition<'saveTransfer', TransferRow>('saveTransfer', {
    resource: transfers,
    refusal: ({ dealer, input }) => {
      if (input.fromPayerCode === input.toPayerCode) return 'samePayer';
      return transferRefusal(dealer, input);
    },
    adds: (call) => applicationOf(call, call.input, 'ACCOUNT'),
    also: hold,
    answer: saved,
  }),
  ...addition<'saveMasterSonTransfer', TransferRow>('saveMasterSonTransfer', {
    resource: transfers,
    refusal: ({ dealer, input }) => {
      if (sonOf(dealer) !== input.sonCustomerCode) return 'notSon';
      const taker = dealer.world.secondSoldTo.payers.find(({ payerCode }) => payerCode === input.toPayerCode);
      return (
        branchRefusal(taker?.payerType) ??
        accountRefusal(dealer, 'parallelTransfer', { from: input.fromPayerCode }) ??
        paidRefusal({ dealer, input }) ??
        shortRefusal(dealer, input)
      );
    },
    adds: (call) => applicationOf(call, call.input, 'MASTERSON'),
    also: hold,
    answer: saved,
  }),
  ...addition<'saveFinanceTransfer', TransferRow>('saveFinanceTransfer', {
    resource: transfers,
    refusal: ({ dealer, input }) => {
      if (payerByCode(dealer, input.fromPayerCode ?? '')?.payerType === REBATE_TYPE) return 'rebateAccount';
      return transferRefusal(dealer, input);
    },
    adds: (call) => applicationOf(call, call.input, 'FINANCE'),
    also: hold,
    answer: saved,
  }),

  ...handle('checkTransferPolicy', ({ dealer, input, done }) =>
    done(isOwn(dealer, input) && consents.rows(dealer).length > 0),
  ),
  ...handle('saveTransferPolicy', ({ dealer, today, done, refuse }) => {
    if (!dealer.persona.isAdmin) return refuse('refused');
    consents.add(dealer, { customerCode: dealer.persona.saletoCode, day: today });
    return done();
  }),
  ...handle('getTransferOrg', ({ dealer, input, done, refuse }) => {
    if (!isOwn(dealer, input) || input.saleOrgCode !== ORG.saleOrgCode) return refuse('refused');
    // All payers: the transfer itself refuses those whose money is bound.
    const payerList = payersOf(dealer).map(payerRow);
    return done({ ...ORG, customerChannel: dealer.persona.channel, payerList });
  }),
  ...handle('checkCrossCenterTransfer', ({ dealer, input, done, refuse }) => {
    if (!payerByCode(dealer, input.fromPayerCode)) return refuse('notFound');
    return done(payerByCode(dealer, input.toPayerCode) === undefined);
  }),
  ...handle('transformMoney', ({ input, done, refuse }) => {
    const cents = Math.round(Number(input.moneyStr) * 100);
    return cents > MOST_CENTS ? refuse('tooLarge') : done(inCapitals(cents));
  }),
};

function transferRecord(transfer: Transfer, dealer: Dealer): Row<'queryTransfers'> {
  const { id, transferNo, transferType, from, to, cents, time, status, remark } = transfer;
  const code = dealer.persona.saletoCode;
  return {
    id,
    transferNo,
    saleCustCode: code,
    ...ORG,
    customerChannel: dealer.persona.channel,
    customerCode: code,
    transferType,
    transferTypeName: ACCOUNT_TYPES[transferType] ?? '',
    fromPayerCode: from,
    fromPayerName: payerName(dealer, from),
    toPayerCode: to,
    toPayerName: payerName(dealer, to),
    transferMoney: toYuan(cents),
    createTime: time,
    status,
    statusName: ACCOUNT_STATUS[status],
    remark,
  };
}
