import { formatYuan, isAmount } from '@dealer-portal/rules/money';
import type { MovementCandidate } from '@dealer-portal/rules/movement';
import { wireInstant } from '@dealer-portal/rules/time';
import { Link } from 'react-router-dom';
import { ReasonButton } from '#ui/button/reason-button';
import { dayText } from '#ui/text/wire-text';
import type { MoneyForm } from '../define-money-form';
import { clockText, distanceText } from './moments';
import './unknown.css';

interface CandidatesProps {
  readonly records: readonly MovementCandidate[];
  readonly continuesAt: MoneyForm<never, never, never>['continuesAt'];
  /** Nothing but an application was sent: there is no amount to compare. */
  readonly isApplication: boolean;
  readonly onName: (number: string) => unknown;
  readonly onDeny: (number: string) => unknown;
}

/** The records that may be the lost movement; the press names one of them, or says that one is not it: a colleague's. */
export function Candidates({ records, continuesAt, isApplication, onName, onDeny }: CandidatesProps) {
  return (
    <ul className="unknown-candidates" aria-label="可能是这一笔的记录">
      {records.map((record) => {
        const { number, amount, stateName } = record;
        const way = continuesAt?.(number);
        return (
          <li key={number}>
            <span className="unknown-number">
              {way ? <Link to={way.to}>{number}</Link> : <strong>{number}</strong>}
              <small>{timeText(record)}</small>
            </span>
            <span className="unknown-alike">
              {isApplication
                ? '同一项申请'
                : isAmount(amount)
                  ? '账户、金额都相同'
                  : '账户相同，金额无法识别'}
              {stateName && <small>{stateName}</small>}
            </span>
            {!isApplication && <strong className="figure">{formatYuan(amount)}</strong>}
            <span className="unknown-choice">
              <ReasonButton aria-label={`不是这一笔：${number}`} onClick={() => onDeny(number)}>
                不是这一笔
              </ReasonButton>
              <ReasonButton
                kind="primary"
                aria-label={`就是这一笔：${number}`}
                onClick={() => onName(number)}
              >
                就是这一笔
              </ReasonButton>
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** 10:42:09，晚 1 秒; the day alone where the list says no more. */
function timeText({ time, laterMs, precision }: MovementCandidate): string {
  if (precision === 'none') return '';
  const instant = wireInstant(time);
  if (instant === undefined) return '时间无法识别';
  return laterMs === undefined ? dayText(String(time)) : `${clockText(instant)}，${distanceText(laterMs)}`;
}
