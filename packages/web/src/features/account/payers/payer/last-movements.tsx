import { subtractAmounts } from '@dealer-portal/rules/money';
import { Link } from 'react-router-dom';
import { Loaded } from '#platform/calls/loaded';
import { HiddenHead } from '#ui/text/hidden-head';
import { Money } from '#ui/text/money';
import { documentAddress } from '#widgets/document-line/document-address';
import type { MonthStatement } from './use-month-statement';
import '../runway/runway.css';
import './payer.css';
import { dayText } from '#ui/text/wire-text';

interface LastMovementsProps {
  readonly payerCode: string;
  readonly statement: MonthStatement;
}

/** 最近往来: the last vouchers of the month, the newest first, and the way to all of them. */
export function LastMovements({ payerCode, statement }: LastMovementsProps) {
  const { data, error, refetch } = statement;
  return (
    <section className="runway-main" aria-label="最近往来">
      <h2>
        最近往来{' '}
        {data && (
          <Link
            className="payer-more"
            to={documentAddress('accountstatement', { payerCode, beginDate: data.beginDate }) ?? ''}
          >
            本月全部 {data.total} 笔
          </Link>
        )}
      </h2>
      <Loaded
        query={{ data: data?.vouchers, error, refetch }}
        failure="往来明细没有加载出来"
        rows={5}
        empty={<p className="secondary">本月没有往来。</p>}
      >
        {(vouchers) => (
          <table className="payer-table payer-movements" aria-label="最近往来">
            <HiddenHead titles={['日期', '凭证', '摘要', '收付', '余额']} />
            <tbody>
              {vouchers.map(({ voucherNo, voucherDate, text, debit, credit, balance }) => (
                <tr key={voucherNo}>
                  <td className="payer-day">{dayText(voucherDate)}</td>
                  <td className="payer-day">
                    <Link to={documentAddress('accountstatement', { payerCode, voucherNo }) ?? ''}>
                      {voucherNo}
                    </Link>
                  </td>
                  <td>{text}</td>
                  <td className="figure">
                    <Money amount={subtractAmounts(credit, debit)} />
                  </td>
                  <td className="figure" data-label="余额">
                    <Money amount={balance} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </Loaded>
    </section>
  );
}
