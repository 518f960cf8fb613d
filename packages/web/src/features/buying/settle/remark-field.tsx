import { type GuardedText, guardText, inputText, REMARK_LENGTH } from '@dealer-portal/rules/input';
import { ownNumberOf, withOwnNumber } from '@dealer-portal/rules/settle-draft';
import { AutoComplete, Input, type InputProps } from 'antd';
import { notify } from '#platform/notices';
import { type Remarks, useSavedRemarks } from './use-remarks';
import '#ui/antd/wide-options.css';
import './settle.css';

interface RemarkFieldProps {
  readonly label: string;
  readonly text: string;
  readonly isFailed?: boolean;
  readonly onText: (text: string) => void;
  /** As low as the controls of a row. */
  readonly isSmall?: boolean;
}

/** Assumption: the three `code,text` strings of the guard are choices that this form does not have (VALID-03). */
const NOTHING_CODED = ['', '', ''] as const;

/** The remark for the driver or the warehouse, typed or chosen from those kept with the ship-to (VALID-03). */
export function RemarkField({ label, text, isFailed = false, isSmall = false, onText }: RemarkFieldProps) {
  const { saved } = useSavedRemarks();
  const remark = text.trim();
  // A chosen remark is the server's own and stays as it is; typed text passes the guard.
  const leave = () => {
    const { text: guarded, refusal } = saved.includes(remark) ? { text } : guardRemark(text);
    if (refusal) notify('warning', inputText(refusal));
    if (guarded !== text) onText(guarded);
  };
  return (
    <AutoComplete
      className="settle-remark-field"
      popupMatchSelectWidth={false}
      value={text}
      options={saved.filter((item) => item !== remark && item.includes(remark)).map((value) => ({ value }))}
      onChange={(value: string) => onText(value)}
      onBlur={leave}
    >
      <RemarkInput
        aria-label={label}
        placeholder="备注，最多 25 字"
        maxLength={REMARK_LENGTH}
        size={isSmall ? 'small' : 'middle'}
        status={isFailed ? 'error' : ''}
      />
    </AutoComplete>
  );
}

/** Guards the words of a remark; the own number at its end keeps the space by which it is found again (ORDER-01). */
function guardRemark(text: string): GuardedText {
  const number = ownNumberOf(text);
  if (number === undefined) return guardText(NOTHING_CODED, text);
  const guarded = guardText(NOTHING_CODED, withOwnNumber(text, '') ?? text);
  const carried = withOwnNumber(guarded.text, number);
  return carried === undefined ? guardText(NOTHING_CODED, text) : { ...guarded, text: carried };
}

/** While no line is chosen the library names line -1 as the active one, which does not exist (WCAG 4.1.2). */
function RemarkInput(props: InputProps) {
  const { 'aria-activedescendant': active, ...rest } = props;
  const isThere = active !== undefined && !active.endsWith('_-1');
  return <Input {...rest} {...(isThere && { 'aria-activedescendant': active })} />;
}

interface RemarkProblemProps {
  readonly orderNo: string;
  readonly remarks: Remarks;
}

/** A remark that the server did not take, with the way to send it again. */
export function RemarkProblem({ orderNo, remarks }: RemarkProblemProps) {
  return (
    <span className="settle-remark-failed">
      备注没有保存
      <button
        type="button"
        className="cell-link"
        aria-label={`重试：保存订单 ${orderNo} 的送货备注`}
        onClick={() => remarks.save(orderNo, remarks.textOf(orderNo))}
      >
        重试
      </button>
    </span>
  );
}
