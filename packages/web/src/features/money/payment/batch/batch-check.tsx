import { formatYuan } from '@dealer-portal/rules/money';
import { CheckNotes } from '#kits/money-form/check-notes';
import { partyText } from '#kits/money-form/slip-party';
import { useCapitals } from '#kits/money-form/use-capitals';
import { dialogs } from '#platform/notices';
import { PlainButton } from '#ui/button/plain-button';
import { ReasonButton } from '#ui/button/reason-button';
import { Money } from '#ui/text/money';
import { AT_CASHIER, channelOf } from '../payment-form';
import { type BatchLine, totalOf } from './batch-lines';
import type { BatchPayment, BatchStep } from './use-batch-payment';
import '#kits/money-form/money-form.css';
import './batch.css';

interface BatchCheckProps {
  readonly step: Extract<BatchStep, { readonly kind: 'check' }>;
  readonly batch: BatchPayment;
}

/** All lines with their sum, before any of them is sent. */
export function BatchCheck({ step, batch }: BatchCheckProps) {
  const { lines, notes } = step;
  const total = totalOf(lines);
  const capitals = useCapitals(total);
  const act = `付款 ${lines.length} 笔，共 ${formatYuan(total)}`;
  const ask = async () => {
    if (!(await batch.isCurrent(step.batch, lines))) return;
    dialogs.confirm({
      title: `${act}？`,
      content: `${capitals ? `大写${capitals}。` : ''}每行是一笔单独的付款单，一笔没有提交不影响其他。${AT_CASHIER}`,
      okText: act,
      cancelText: '返回核对',
      onOk: () => batch.send(lines),
    });
  };
  return (
    <>
      <CheckNotes title="核对之后有变化，请看清再提交" notes={notes} />
      <article className="slip" aria-label="批量付款单">
        <header>
          <h2>批量付款</h2>
          <span className="secondary">{channelOf(step.batch.payChannel).label}</span>
        </header>
        <CheckedLines lines={lines} />
        <p className="slip-amount">
          <strong className="figure">{formatYuan(total)}</strong>{' '}
          <span>{capitals && `人民币 ${capitals}`}</span>
        </p>
      </article>
      <div className="money-actions no-print">
        <ReasonButton kind="primary" onClick={ask}>
          提交{act}
        </ReasonButton>
        <PlainButton onClick={batch.backToFill}>返回修改</PlainButton>
        <span className="secondary">提交时会再读一次余额；每笔只提交一次。</span>
      </div>
    </>
  );
}

function CheckedLines({ lines }: { readonly lines: readonly BatchLine[] }) {
  return (
    <table className="batch-payments">
      <thead>
        <tr>
          <th scope="col">付款方</th>
          <th scope="col">余额</th>
          <th scope="col">付款金额</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ slip: { to, amount = '' } }) => (
          <tr key={to?.code}>
            <th scope="row">{to && partyText(to)}</th>
            <td data-label="余额">
              <Money amount={to?.balance ?? ''} />
            </td>
            <td data-label="付款金额">
              <Money amount={amount} strong />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
