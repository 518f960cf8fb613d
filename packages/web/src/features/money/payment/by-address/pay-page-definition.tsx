import { type Amount, formatYuan } from '@dealer-portal/rules/money';
import { namedOrdersText, type PaymentRequest } from '@dealer-portal/rules/movement';
import { Descriptions, Form } from 'antd';
import { codeAndName, stateText } from '#ui/text/joined';
import { Money } from '#ui/text/money';
import '#ui/antd/fact-table.css';
import { accountProblem } from '#kits/money-form/accounts/account-line';
import { useClosedForm } from '#kits/money-form/closed-form';
import { defineMoneyForm } from '#kits/money-form/define-money-form';
import type { PayerFacts } from '#kits/money-form/payer-balances';
import { partyOf } from '#kits/money-form/slip-party';
import { sendPayment } from '../calls';
import { ChannelField } from '../payment-fields';
import { AT_CASHIER, channelOf, NO_PAYMENT, PAYMENT_PARTS } from '../payment-form';
import { type RequestedFacts, useRequestedFacts } from './requested-orders';

/** A payment that an address asks for: nothing of it can be changed but the way to pay. */
export function requestedPayment(request: PaymentRequest) {
  const { payerCode, amount } = request;
  const document = documentOf(request);
  const partyIn = ({ payers }: PayerFacts) => partyOf('入账付款方', payers, payerCode);
  return defineMoneyForm({
    ...PAYMENT_PARTS,
    name: 'payPage',
    context: '核对要付的款项',
    initial: { ...NO_PAYMENT, to: payerCode, amount },
    keptFields: [],
    Fields: ({ facts }: { readonly facts: RequestedFacts }) => (
      <>
        <FixedPayer payers={facts.payers} code={payerCode} name={partyIn(facts).name} />
        <Descriptions
          column={1}
          items={[
            { key: 'amount', label: '付款金额', children: formatYuan(amount) },
            { key: 'document', label: document.label, children: <Requested {...document.rows(facts)} /> },
          ]}
        />
        <ChannelField />
      </>
    ),
    useFacts: () => useRequestedFacts(request),
    slip: (draft, facts) => ({
      to: partyIn(facts),
      amount,
      facts: [['付款渠道', channelOf(draft.payChannel).label], document.fact],
      about: document.numbers.join(),
      consequence: document.consequence,
    }),
    send: (draft, account) =>
      sendPayment(draft, account, { payChannel: channelOf(draft.payChannel).value, ...document.sent }),
  });
}

/** What is paid, in its words and as it is sent: charges, else orders, else nothing but a recharge. */
function documentOf({ orderNos, expenseNos }: PaymentRequest) {
  if (expenseNos.length > 0)
    return {
      label: '融资服务费',
      numbers: expenseNos,
      fact: ['费用编号', expenseNos.join('、')] as const,
      consequence: CHARGE_AT_CASHIER,
      sent: { expenseNoList: [...expenseNos] },
      rows: ({ namedCharges: { charges, refusals } }: RequestedFacts): RequestedProps => ({
        rows: charges.map(({ expenseNo, ...row }) => ({ number: expenseNo, ...row })),
        problem: namedOrdersText({ refusals }),
      }),
    };
  const hasOrders = orderNos.length > 0;
  return {
    label: '订单',
    numbers: orderNos,
    fact: ['订单号', hasOrders ? orderNos.join('、') : NO_ORDERS] as const,
    consequence: AT_CASHIER,
    sent: hasOrders ? { orderNoList: [...orderNos] } : {},
    rows: ({ named }: RequestedFacts): RequestedProps => ({
      rows: named.orders.map(({ orderNo, ...row }) => ({ number: orderNo, ...row })),
      problem: namedOrdersText(named),
    }),
  };
}

const CHARGE_AT_CASHIER = '提交后生成付款单，到收银台付完款才算缴纳；这笔钱缴服务费，不增加余额。';

const NO_ORDERS = '无，充值';

interface RequestedProps {
  readonly rows: readonly {
    readonly number: string;
    readonly statusName?: string | undefined;
    readonly amount?: Amount;
  }[];
  readonly problem: string | undefined;
}

/** The orders or charges of the address, a row each; one that cannot be paid is said, and nothing can be pressed. */
function Requested({ rows, problem }: RequestedProps) {
  useClosedForm(problem);
  if (rows.length === 0 && problem === undefined) return NO_ORDERS;
  return (
    <div>
      {rows.map(({ number, statusName, amount }) => (
        <div key={number}>
          {number} {stateText(statusName)} <Money amount={amount} />
        </div>
      ))}
      {problem !== undefined && <div className="field-problem">{problem}</div>}
    </div>
  );
}

interface FixedPayerProps extends PayerFacts {
  readonly code: string;
  readonly name: string;
}

/** The payer of the address; one that gets no payments says why, and nothing can be pressed. */
function FixedPayer({ payers, code, name }: FixedPayerProps) {
  const problem = accountProblem({ form: 'payment', side: 'target' }, payers, code);
  useClosedForm(problem);
  return (
    <Form.Item
      name="to"
      label="入账付款方"
      {...(problem !== undefined && { validateStatus: 'error' as const, help: problem })}
    >
      <span>{codeAndName(code, name, ' ')}</span>
    </Form.Item>
  );
}
