import {
  type MoneyFormName,
  type MoneySide,
  type PlacedAccounts,
  placeAccounts,
  placeText,
} from '@dealer-portal/rules/money-place';
import { Form, type FormItemProps } from 'antd';
import { type ReactNode, useEffect } from 'react';
import { rejectWith } from '#ui/input/reject-with';
import { useClosedForm } from '../closed-form';
import type { MoneyPayer } from '../payer-balances';
import { AccountLine, accountProblem } from './account-line';
import { AccountPicker } from './account-picker';
import './accounts.css';
import '#ui/antd/forms.css';

interface AccountFieldProps {
  readonly movement: MoneyFormName;
  readonly side: MoneySide;
  /** All accounts of the customer: those that may not stand here are shown with their reason. */
  readonly accounts: readonly MoneyPayer[];
  /** The field of the form. */
  readonly name: string;
  readonly label: string;
  /** The act with the account: 转出, 入账, 还款. */
  readonly act: string;
  /** The sentence where nothing is chosen. */
  readonly missing: string;
  /** The field of the other side, and the label of what is chosen there. */
  readonly otherName?: string;
  /** Exchanges both sides; absent where they have different accounts. */
  readonly onSwap?: () => void;
  /** Further rules, such as a balance that has to suffice. */
  readonly rules?: NonNullable<FormItemProps['rules']>;
  readonly dependencies?: readonly string[];
  readonly extra?: ReactNode;
  readonly isLoading?: boolean;
}

/**
 * The account of one side of a form, by the table of the rules: which accounts may stand there, and why the others may
 * not. The only possible one is a fixed line (FIN-03, FIN-05 to FIN-08, FIN-10).
 */
export function AccountField(props: AccountFieldProps) {
  const { movement, side, accounts, name, label, act, missing, otherName, onSwap } = props;
  const { rules = [], dependencies = [], extra, isLoading = false } = props;
  const form = Form.useFormInstance();
  const other = Form.useWatch<string | undefined>(otherName ?? [], form);
  const place = { form: movement, side, other: otherName === undefined ? undefined : other };
  const placed = placeAccounts(place, accounts);
  const [only, second] = placed.possible;
  const fixed = only && !second ? only : undefined;
  const fixedReason = placed.refused.find(({ account }) => account === fixed)?.reason;
  useClosedForm(fixed ? placeText(fixedReason?.refusal) : isLoading ? undefined : noneReason(placed, act));
  const fixedCode = fixed?.payerCode;
  useEffect(() => {
    if (fixedCode !== undefined && form.getFieldValue(name) !== fixedCode)
      form.setFieldValue(name, fixedCode);
  }, [form, name, fixedCode]);
  const valid: NonNullable<FormItemProps['rules']> = [
    { required: true, message: missing },
    { validator: (_, code?: string) => rejectWith(accountProblem(place, accounts, code)) },
    ...rules,
  ];
  const item = {
    name,
    label,
    extra,
    dependencies: [...(otherName === undefined ? [] : [otherName]), ...dependencies],
    rules: valid,
  };
  if (fixed) {
    return (
      <Form.Item {...item} className="account-fixed form-item-wide">
        <FixedAccount>
          <AccountLine account={fixed} act={act} placed={placed} reason={fixedReason} />
        </FixedAccount>
      </Form.Item>
    );
  }
  return (
    <Form.Item {...item}>
      <AccountPicker
        label={label}
        act={act}
        side={side}
        placed={placed}
        isLoading={isLoading}
        onSwap={onSwap}
      />
    </Form.Item>
  );
}

/** Why no account of a list can be chosen; of a list without any the field itself asks. */
function noneReason({ allowed, refused }: PlacedAccounts<MoneyPayer>, act: string): string | undefined {
  if (allowed.length > 0 || refused.length === 0) return undefined;
  const reasons = new Set(refused.map(({ reason }) => placeText(reason.refusal)));
  const [only, second] = reasons;
  return second === undefined ? only : `没有可以${act}的账户，每个账户的原因在选择框里`;
}

interface FixedAccountProps {
  readonly children: ReactNode;
  readonly id?: string;
}

/** Takes what the form gives to its field: a fixed line needs none of it. */
function FixedAccount({ children, id }: FixedAccountProps) {
  return (
    <div id={id} className="account-fixed-body">
      {children}
    </div>
  );
}
