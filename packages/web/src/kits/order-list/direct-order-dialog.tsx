import {
  compareAmounts,
  formatYuan,
  type Money as MoneyText,
  NO_MONEY,
  subtractAmounts,
} from '@dealer-portal/rules/money';
import { isShownPayer } from '@dealer-portal/rules/payer';
import { isValidPayer } from '@dealer-portal/rules/payer-details';
import { listPayTos } from '@dealer-portal/sdk/operations';
import { useQuery } from '@tanstack/react-query';
import { Alert } from 'antd';
import { useState } from 'react';
import { Loaded } from '#platform/calls/loaded';
import { asideQuery } from '#platform/calls/query';
import { useAccount } from '#platform/session/account';
import { reasonFooter } from '#ui/button/reason-footer';
import { Dialog } from '#ui/overlay/dialog';
import { Money } from '#ui/text/money';
import { PayerSelect } from '#widgets/payers/payer-select';
import './direct-order.css';

interface DirectOrderDialogProps {
  /** 备货订单, POP 订单. */
  readonly orderName: string;
  readonly lines: readonly {
    readonly productCode: string;
    readonly productModel: string;
    readonly number: number;
  }[];
  /** Undefined where the price of a line cannot be read; then nothing is submitted (CART-06). */
  readonly total: MoneyText | undefined;
  readonly onSubmit: (payerCode: string) => void;
  readonly onClose: () => void;
}

const NO_TOTAL = '有产品的价格没有取到，请返回修改或稍后再试';

/** The last step of an order without cart: who pays, what it costs, and whether the balance is enough. */
export function DirectOrderDialog({ orderName, lines, total, onSubmit, onClose }: DirectOrderDialogProps) {
  const account = useAccount();
  const query = useQuery({
    ...asideQuery(listPayTos, { query: { saletoCode: account.saletoCode } }, account),
    staleTime: 0,
  });
  const payers = (query.data ?? []).filter((payer) => isShownPayer(payer) && isValidPayer(payer));
  const [selected, setSelected] = useState<string>();
  const payer = payers.find(({ payerCode }) => payerCode === selected) ?? payers[0];
  const short = payer ? subtractAmounts(total, payer.balance) : NO_MONEY;
  const isShort = compareAmounts(short, NO_MONEY) === 1;
  const shortText = `该付款方余额不足，还差 ${formatYuan(short)}，请更换付款方或减少数量`;
  const okText = `提交 ${formatYuan(total)}`;
  const disabledReason =
    (total === undefined ? NO_TOTAL : undefined) ??
    (payer === undefined ? '请选择付款方' : undefined) ??
    (isShort ? shortText : undefined);
  return (
    <Dialog
      open
      title={`提交${orderName}`}
      okText={okText}
      cancelText="返回修改"
      footer={reasonFooter(okText, disabledReason)}
      onOk={() => payer && onSubmit(payer.payerCode)}
      onCancel={onClose}
    >
      <ul className="direct-order-lines">
        {lines.map(({ productCode, productModel, number }) => (
          <li key={productCode}>
            <span>{productModel}</span>
            <span className="figure">{number} 台</span>
          </li>
        ))}
      </ul>
      <p>
        送达方 {account.shipToLabel}
        <br />
        合计 <Money amount={total} strong />
      </p>
      <Loaded query={{ ...query, data: payers }} failure="付款方没有加载出来">
        {() => (
          <PayerSelect
            label="付款方"
            isLoading={query.isPending}
            payers={payers}
            value={payer?.payerCode}
            onChange={setSelected}
          />
        )}
      </Loaded>
      {isShort && <Alert type="warning" showIcon className="direct-order-short" title={shortText} />}
    </Dialog>
  );
}
