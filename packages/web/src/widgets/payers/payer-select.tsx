import { formatYuan } from '@dealer-portal/rules/money';
import { Select } from 'antd';
import { type ChosenPayer, chosenPayerText, payerOptions } from './payer-options';
import './payer-select.css';
import '#ui/antd/wide-options.css';

interface PayerSelectProps<Payer extends ChosenPayer> {
  readonly payers: readonly Payer[];
  /** The chosen payer's code; absent while none is chosen. A form gives value, id and onChange by itself. */
  readonly value?: string | undefined;
  readonly id?: string;
  /** The name for screen readers where no label is next to it. */
  readonly label?: string;
  readonly isLoading?: boolean;
  readonly onChange?: (payerCode: string) => void;
}

/** A payer to choose by code, name and balance; once chosen, code and name stand in the field and the balance below it. */
export function PayerSelect<Payer extends ChosenPayer>({
  payers,
  value,
  id,
  label,
  isLoading = false,
  onChange,
}: PayerSelectProps<Payer>) {
  const payer = payers.find(({ payerCode }) => payerCode === value);
  return (
    <>
      <Select
        {...(id !== undefined && { id })}
        aria-label={label}
        style={{ width: '100%' }}
        placeholder="请选择付款方"
        loading={isLoading}
        value={value ?? null}
        popupMatchSelectWidth={false}
        classNames={{ popup: { root: 'payer-popup wrapped-options' } }}
        options={payerOptions(payers)}
        labelRender={(option) => (payer ? chosenPayerText(payer) : option.label)}
        onChange={(code: string) => onChange?.(code)}
      />
      {payer && <div className="secondary figure">可用余额 {formatYuan(payer.balance)}</div>}
    </>
  );
}
