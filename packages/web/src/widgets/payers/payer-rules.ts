import type { FormItemProps } from 'antd';
import { rejectWith } from '#ui/input/reject-with';
import type { ChosenPayer } from './payer-options';

/** The rules of a payer field: chosen, and a payer of the list, since an earlier choice may be missing in it. */
export function payerRules(
  payers: readonly ChosenPayer[],
  message: string,
): NonNullable<FormItemProps['rules']> {
  const isKnown = (code: string) => payers.some(({ payerCode }) => payerCode === code);
  return [
    { required: true, message },
    {
      validator: (_, code?: string) => rejectWith(!code || isKnown(code) ? undefined : '请重新选择付款方'),
    },
  ];
}
