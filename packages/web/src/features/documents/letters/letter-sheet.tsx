import { monthState } from '@dealer-portal/rules/month-close';
import { RECONCILIATION_STATES } from '@dealer-portal/rules/states';
import { Flex } from 'antd';
import { Link } from 'react-router-dom';
import { today } from '#platform/today';
import { href } from '#routes';
import { Money } from '#ui/text/money';
import { dayText, minuteText } from '#ui/text/wire-text';
import { RichText } from '#widgets/links/rich-text';
import { LetterAnswer } from './letter-answer';
import { LETTER_STATUS } from './letters-report';
import { type Letter, type LetterMonthQuery, lateText, useLetterMonth } from './queries';
import './letters.css';
import { stateText } from '#ui/text/joined';

/** One letter as it was sent, with its amount, and below it the answer that was given or is to be given. */
export function LetterSheet({ letter }: { readonly letter: Letter }) {
  const { id, letterNo, title, content, amount, status, sendDate, deadline } = letter;
  const month = useLetterMonth(letter);
  const late = lateText(letter, today());
  return (
    <article className="panel letter-sheet" aria-labelledby={`letter-${id}`}>
      <Flex justify="space-between" align="baseline" gap="small" wrap>
        <h2 id={`letter-${id}`}>{title}</h2>
        {LETTER_STATUS.render(letter)}
      </Flex>
      <p className="secondary">
        {letterNo} · 发函 {dayText(sendDate) || '—'} · 截止 {dayText(deadline) || '—'}
        {late && <span className="letter-late"> {late}</span>}
      </p>
      <RichText html={content} />
      {amount !== undefined && (
        <p>
          函证金额 <Money amount={amount} strong />
        </p>
      )}
      {(month.isAwaited || month.record) && <LetterMonth record={month.record} />}
      {status === RECONCILIATION_STATES.toConfirm.value ? (
        <LetterAnswer letter={letter} disabledReason={month.reason} />
      ) : (
        <GivenAnswer letter={letter} />
      )}
    </article>
  );
}

/** The month that the letter asks about; its line is kept free until the month is known, so that the answer does not move. */
function LetterMonth({ record }: Pick<LetterMonthQuery, 'record'>) {
  return (
    <p className="letter-month">
      {record && (
        <>
          <Link to={`${href('reconciliation')}?${new URLSearchParams({ period: record.period })}`}>
            {record.period} 往来对账
          </Link>{' '}
          {monthState(record).text}：公司账 <Money amount={record.companyBalance} />
          ，我方账 <Money amount={record.customerBalance} />
          ，差异 <Money amount={record.difference} />
        </>
      )}
    </p>
  );
}

function GivenAnswer({ letter }: { readonly letter: Letter }) {
  const { statusName, confirmUser, confirmDate, remark } = letter;
  return (
    <p className="letter-given">
      {stateText(statusName)} · {confirmUser || '—'} · {minuteText(confirmDate) || '—'}
      {remark && <span> · 异议说明：{remark}</span>}
    </p>
  );
}
