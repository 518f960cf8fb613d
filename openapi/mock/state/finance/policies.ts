import type { Contract, Policy, Prize } from '../../../world/ledger/events';
import { orderContracts, signedOn } from '../account/order-contracts';
import { bindSigningAccount } from '../account/signing-accounts';
import { financeLedger } from '../memory/finance-ledger';
import { toYuan } from '../memory/money';
import type { Answer } from '../memory/shapes';
import type { Dealer } from '../memory/slice';
import type { Handlers } from '../memory/state';
import { listOf } from '../resources/list';
import { resource } from '../resources/store';
import { handle } from '../resources/typed-handler';
import { fromLedger } from './ledger-rows';

const CONTRACT_TYPES = { YEAR: '年度合同', REBATE: '返利协议', PROJECT: '工程协议' } as const;
const CONTRACT_STATUS = { '10': '待签署', '20': '履行中', '30': '已到期' } as const;
const POLICY_TYPES = { TOB: '渠道政策', TOC: '用户政策', COUNTY: '县域政策' } as const;
const POLICY_STATUS = { '20': '执行中', '30': '已结束' } as const;
const PRIZE_STATUS = { '10': '待审核', '20': '已发放' } as const;

/** The contracts of the dealer. */
const contracts = resource<Contract>(
  'contracts',
  'contractNo',
  fromLedger(({ contracts }) => contracts.toReversed()),
);

/** Agreements that no list has, by the number that they were signed under. */
const agreements = resource<{ readonly contractNo: string }>('agreements', 'contractNo', () => []);

interface PolicyRow extends Policy {
  readonly used: number;
  readonly status: keyof typeof POLICY_STATUS;
}

const policies = fromLedger(({ policies, today }) =>
  policies.map(
    (policy): PolicyRow => ({
      ...policy,
      used: policy.prizes.reduce((sum, { cents }) => sum + cents, 0),
      status: policy.end < today ? '30' : '20',
    }),
  ),
);

interface PrizeRow extends Prize {
  readonly policyNo: string;
  readonly policyName: string;
  readonly unit: number;
}

const prizes = fromLedger(({ policies }) =>
  policies.flatMap(({ policyNo, name, unit, prizes }) =>
    prizes.map((prize): PrizeRow => ({ ...prize, policyNo, policyName: name, unit })),
  ),
);

export const policyHandlers: Handlers = {
  ...listOf<'queryAppointmentContracts', Contract>('queryAppointmentContracts', {
    rows: contracts.rows,
    filters: {
      contractNo: { is: 'contractNo' },
      contractType: { is: 'type' },
      year: { test: ({ begin }, year) => begin.startsWith(year) },
      status: { is: 'status' },
    },
    totals: {},
    show: ({ contractNo, name, type, begin, end, target, achieved, status }) => ({
      contractNo,
      contractName: name,
      contractType: type,
      contractTypeName: CONTRACT_TYPES[type],
      beginDate: begin,
      endDate: end,
      targetAmount: toYuan(target),
      achievedAmount: toYuan(achieved),
      achievedRate: Math.round((achieved * 10_000) / target) / 100,
      status,
      statusName: CONTRACT_STATUS[status],
    }),
  }),

  // A contract of the ledger is itself; any other number is the one of the example, under which it may be signed.
  ...handle('getFinanceContract', ({ dealer, input: { htCode }, done }) => {
    const contract = contracts.find(dealer, htCode);
    const example = dealer.example('getFinanceContract');
    if (contract) return done(signable(dealer, contract));
    return done(agreements.find(dealer, htCode) ? { ...example, ...SIGNED } : example);
  }),

  // The contract is signed at the provider's; the mock takes it as signed when its address was asked for.
  ...handle('signFinanceContract', ({ dealer, input: { htCode }, today, done, refuse }) => {
    const contract = contracts.find(dealer, htCode);
    const ofOrder = orderContracts.find(dealer, htCode);
    const status = (contract ?? ofOrder)?.status;
    if (status ? status !== '10' : agreements.find(dealer, htCode)) return refuse('signed');
    if (contract) contracts.change(dealer, htCode, { status: '20' });
    else if (ofOrder) orderContracts.change(dealer, htCode, signedOn(today));
    else agreements.add(dealer, { contractNo: htCode });
    bindSigningAccount(dealer);
    return done({ url: addressFor(dealer, htCode) });
  }),

  ...listOf<'queryPolicyDeliveries', PolicyRow>('queryPolicyDeliveries', {
    rows: policies,
    filters: {
      policyNo: { is: 'policyNo' },
      policyType: { is: 'type' },
      status: { is: 'status' },
      beginDate: { from: 'end' },
      endDate: { to: 'begin' },
    },
    totals: {},
    show: ({ policyNo, name, type, productCode, begin, end, unit, budget, used, status }, dealer) => ({
      policyNo,
      policyName: name,
      policyType: type,
      policyTypeName: POLICY_TYPES[type],
      productCode,
      productName: financeLedger(dealer).products.get(productCode)?.productName ?? '',
      beginDate: begin,
      endDate: end,
      unitAmount: toYuan(unit),
      budgetAmount: toYuan(budget),
      usedAmount: toYuan(used),
      leftAmount: toYuan(budget - used),
      status,
      statusName: POLICY_STATUS[status],
    }),
  }),

  ...listOf<'queryPolicyPrizes', PrizeRow>('queryPolicyPrizes', {
    rows: prizes,
    filters: {
      policyNo: { is: 'policyNo' },
      orderNo: { is: 'orderNo' },
      status: { is: 'status' },
      beginDate: { from: 'day' },
      endDate: { to: 'day' },
    },
    totals: { prizeTotal: 'cents' },
    show: ({ prizeNo, policyNo, policyName, orderNo, productCode, number, unit, cents, status }) => ({
      prizeNo,
      policyNo,
      policyName,
      orderNo,
      productCode,
      number,
      unitAmount: toYuan(unit),
      prizeAmount: toYuan(cents),
      status,
      statusName: PRIZE_STATUS[status],
    }),
  }),
};

const SIGNED = { status: '20', statusName: '已签署' } as const;

/** A contract as the signing pages show it. */
function signable(
  dealer: Dealer,
  { contractNo, name, target, status }: Contract,
): Answer<'getFinanceContract'> {
  const isOpen = status === '10';
  return {
    contractCode: contractNo,
    contractName: name,
    amount: toYuan(target),
    ...(isOpen ? { status, statusName: CONTRACT_STATUS[status] } : SIGNED),
    ...(isOpen && { signUrl: addressFor(dealer, contractNo) }),
  };
}

const addressFor = (dealer: Dealer, contractNo: string): string =>
  signingAddress(dealer).replace(/[^/]+$/, contractNo);

function signingAddress(dealer: Dealer): string {
  return dealer.example('signFinanceContract').url;
}

/** Whether a contract of a year waits for its signature. */
export function hasOpenContract(dealer: Dealer, year: string): boolean {
  return contracts.rows(dealer).some(({ begin, status }) => status === '10' && begin.startsWith(year));
}
