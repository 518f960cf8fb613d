import { formatMoney } from '@dealer-portal/rules/money';
import { MOST_EXPLANATION } from '@dealer-portal/rules/month-close';
import { Flex, Input } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { isText, slot } from '#platform/browser/storage';
import { useAccount } from '#platform/session/account';
import { PlainButton } from '#ui/button/plain-button';
import { ReasonButton } from '#ui/button/reason-button';
import { Money } from '#ui/text/money';
import { dayText } from '#ui/text/wire-text';
import { useCloseMarks } from '../close-marks';
import { helperAddress } from '../helper-address';
import type { CloseDifference } from './close-items';
import './close.css';

interface ExplanationProps {
  readonly difference: CloseDifference;
  /** The key of the saved reason. */
  readonly mark: string;
  readonly onClose: () => void;
}

/** A difference between both books, and the field for its reason; the company's own reason is proposed. */
export function Explanation({ difference, mark, onClose }: ExplanationProps) {
  const { voucherNo, voucherDate, companyAmount, customerAmount, reason = '' } = difference;
  const { saletoCode } = useAccount();
  const { markOf, setMark } = useCloseMarks();
  // Text that is typed and not saved yet survives a reload, or a new sign-in.
  const [draft] = useState(() => slot('session', `explanation:${saletoCode} ${mark}`, isText));
  const [text, setText] = useState(() => draft.read() ?? markOf(mark)?.text ?? reason);
  const change = (typed: string) => {
    draft.write(typed);
    setText(typed);
  };
  const close = () => {
    draft.clear();
    onClose();
  };
  const save = () => {
    setMark(mark, text.trim());
    close();
  };
  return (
    <div className="close-explanation">
      <p>
        {dayText(voucherDate)} 公司账 {formatMoney(companyAmount)}，我方账 {formatMoney(customerAmount)}，差{' '}
        <Money amount={difference.difference} />
      </p>
      <Input.TextArea
        className="close-text"
        autoFocus
        aria-label={`${voucherNo || '其余差额'} 的原因`}
        maxLength={MOST_EXPLANATION}
        showCount
        autoSize={{ minRows: 2, maxRows: 4 }}
        value={text}
        onChange={({ target }) => change(target.value)}
      />
      <Flex gap="small" wrap align="center">
        <ReasonButton
          kind="primary"
          disabledReason={text.trim() === '' ? '请先写原因' : undefined}
          onClick={save}
        >
          保存说明并打勾
        </ReasonButton>
        <PlainButton onClick={close}>不改</PlainButton>
        <Link to={helperAddress()}>用对账助手找原因</Link>
      </Flex>
    </div>
  );
}
