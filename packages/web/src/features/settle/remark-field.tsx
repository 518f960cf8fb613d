import { guardText } from '@dealer-portal/rules/input';
import { AutoComplete, Button, Input, type InputProps } from 'antd';
import { notify } from '#platform/notices';
import { ReasonButton } from '#ui/button/reason-button';
import { REMARK_LENGTH, type Remarks, useSavedRemarks } from './use-remarks';

interface RemarkFieldProps {
  readonly orderNo: string;
  readonly remarks: Remarks;
}

/** Assumption: the three `code,text` strings of the guard are choices that this form does not have (VALID-03). */
const NOTHING_CODED = ['', '', ''] as const;

/** What the driver or the warehouse should know, typed or chosen from what is kept with the ship-to (VALID-03). */
export function RemarkField({ orderNo, remarks }: RemarkFieldProps) {
  const { saved, keep, isKeeping } = useSavedRemarks();
  const text = remarks.textOf(orderNo);
  const remark = text.trim();
  const isFailed = remarks.isFailed(orderNo);
  // What was chosen from the kept ones is the server's own and stays as it is; what was typed passes the guard.
  const leave = () => {
    const { text: guarded, notice } = saved.includes(remark) ? { text } : guardText(NOTHING_CODED, text);
    if (notice) notify(notice.level, notice.text);
    if (guarded !== text) remarks.change(orderNo, guarded);
  };
  return (
    <div className="settle-remark">
      <AutoComplete
        className="settle-remark-field"
        value={text}
        options={saved.filter((item) => item !== remark && item.includes(remark)).map((value) => ({ value }))}
        onChange={(value: string) => remarks.change(orderNo, value)}
        onBlur={leave}
      >
        <RemarkInput
          aria-label={`订单 ${orderNo} 的送货备注`}
          placeholder="送货备注（可不填）"
          maxLength={REMARK_LENGTH}
          status={isFailed ? 'error' : ''}
        />
      </AutoComplete>
      {isFailed && (
        <span className="settle-remark-failed">
          备注没有保存
          <Button
            type="link"
            size="small"
            aria-label={`重试：保存订单 ${orderNo} 的送货备注`}
            onClick={() => remarks.save(orderNo, text)}
          >
            重试
          </Button>
        </span>
      )}
      {remark !== '' && !remarks.isForAll(text) && (
        <Button type="link" size="small" onClick={() => remarks.changeForAll(text)}>
          用于全部订单
        </Button>
      )}
      {remark !== '' && !saved.includes(remark) && (
        <ReasonButton type="link" size="small" loading={isKeeping} onClick={() => keep(remark)}>
          存为常用
        </ReasonButton>
      )}
    </div>
  );
}

/** While no line is chosen the library names line -1 as the active one, which does not exist (WCAG 4.1.2). */
function RemarkInput(props: InputProps) {
  const { 'aria-activedescendant': active, ...rest } = props;
  const isThere = active !== undefined && !active.endsWith('_-1');
  return <Input {...rest} {...(isThere && { 'aria-activedescendant': active })} />;
}
