import { formatYuan } from '@dealer-portal/rules/money';
import { namedOrdersText, type PaymentRequest } from '@dealer-portal/rules/movement';
import { Descriptions, Form } from 'antd';
import { codeAndName } from '#ui/text/joined';
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
export function requestedPayment({ payerCode, amount, orderNos, expenseNos }: PaymentRequest) {
  const orders = orderNos.length > 0 ? orderNos.join('、') : NO_ORDERS;
  const charges = expenseNos.join('、');
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
            charges
              ? { key: 'charges', label: '融资服务费', children: charges }
              : { key: 'orders', label: '订单', children: <RequestedOrders named={facts.named} /> },
          ]}
        />
        <ChannelField />
      </>
    ),
    useFacts: () => useRequestedFacts(orderNos),
    slip: (draft, facts) => ({
      to: partyIn(facts),
      amount,
      facts: [
        ['付款渠道', channelOf(draft.payChannel).label],
        charges ? ['费用编号', charges] : ['订单号', orders],
      ],
      about: [...orderNos, ...expenseNos].join(),
      consequence: charges ? CHARGE_AT_CASHIER : AT_CASHIER,
    }),
    send: (draft, account) =>
      sendPayment(draft, account, {
        payChannel: channelOf(draft.payChannel).value,
        ...(orderNos.length > 0 && { orderNoList: [...orderNos] }),
        ...(expenseNos.length > 0 && { expenseNoList: [...expenseNos] }),
      }),
  });
}

const CHARGE_AT_CASHIER = '提交后生成付款单，到收银台付完款才算缴纳；这笔钱缴服务费，不增加余额。';

const NO_ORDERS = '无，充值';

/** The orders of the address, a row each; one that cannot be paid is said, and nothing can be pressed. */
function RequestedOrders({ named }: Pick<RequestedFacts, 'named'>) {
  const { orders } = named;
  const problem = namedOrdersText(named);
  useClosedForm(problem);
  if (orders.length === 0 && problem === undefined) return NO_ORDERS;
  return (
    <div>
      {orders.map(({ orderNo, statusName, amount }) => (
        <div key={orderNo}>
          {orderNo} {statusName} <Money amount={amount} />
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
