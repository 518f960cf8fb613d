import { MOBILE_LENGTH } from '@dealer-portal/rules/address-book';
import { identityRefusal, identityText, isBankCard } from '@dealer-portal/rules/identity';
import { PAYMENT_ACCOUNT_STATES } from '@dealer-portal/rules/states';
import { Form, Input, Select } from 'antd';
import { Link } from 'react-router-dom';
import { NoFields } from '#kits/money-form/no-fields';
import { href } from '#routes';
import { MOBILE_RULE } from '#ui/input/mobile-rule';
import { rejectWith } from '#ui/input/reject-with';
import { joined, stateText } from '#ui/text/joined';
import { type AccountType, type OpenDraft, plainCard } from '../calls';
import type { AccountFacts } from '../use-account-facts';

/** The accounts that can be opened, by the description's codes. */
export const ACCOUNT_TYPES: readonly { readonly value: AccountType; readonly label: string }[] = [
  { value: 'KJT', label: '快捷通账户' },
  { value: 'DIGITAL', label: '数字货币账户' },
  { value: 'CREDIT', label: '信用账户（直营）' },
  { value: 'CREDITCT', label: '信用账户（传统）' },
  { value: 'LOAN', label: '融资账户' },
];

const NAME_LENGTH = 50;
const CARD_LENGTH = 30;

interface OpenFieldsProps {
  readonly facts: AccountFacts;
}

/** The type to choose, then what the bank asks for (FIN-07). */
export function ChosenOpenFields({ facts }: OpenFieldsProps) {
  const type = Form.useWatch<OpenDraft['accountType']>('accountType', Form.useFormInstance());
  return (
    <>
      <Form.Item name="accountType" label="账户类型" rules={[{ required: true, message: '请选择账户类型' }]}>
        <Select placeholder="请选择账户类型" options={[...ACCOUNT_TYPES]} />
      </Form.Item>
      <BankFields facts={facts} type={type} />
    </>
  );
}

interface BankFieldsProps extends OpenFieldsProps {
  readonly type: string | undefined;
}

/** Company, legal person and card; nothing of it while such an account is open or under review. */
export function BankFields({ facts, type }: BankFieldsProps) {
  const sameAccount = facts.find(
    ({ accountType, status }) => accountType === type && status !== PAYMENT_ACCOUNT_STATES.rejected.value,
  );
  if (sameAccount) {
    return (
      <NoFields
        title={joined([sameAccount.accountTypeName, stateText(sameAccount.statusName)], '')}
        reason={
          sameAccount.status === PAYMENT_ACCOUNT_STATES.open.value
            ? '同一种账户只能开通一个；需要更换银行卡时请先解绑。'
            : '这种账户已经提交过，不用再提交；审核结果在开户信息里查看。'
        }
        action={<Link to={href('accountmessage')}>查看开户信息</Link>}
      />
    );
  }
  return (
    <>
      <TextField name="companyName" label="企业名称" message="请填写企业名称" />
      <TextField name="legalPerson" label="法定代表人" message="请填写法定代表人姓名" />
      <Form.Item
        name="identityCard"
        label="身份证号"
        validateTrigger="onBlur"
        rules={[
          { validator: (_, card: unknown) => rejectWith(identityText(identityRefusal(card, new Date()))) },
        ]}
      >
        <Input maxLength={18} autoComplete="off" />
      </Form.Item>
      <TextField name="bankName" label="开户银行" message="请填写开户银行" />
      <Form.Item
        name="bankCardNo"
        label="银行卡号"
        validateTrigger="onBlur"
        rules={[{ validator: (_, card?: string) => rejectWith(cardProblem(card)) }]}
      >
        <Input inputMode="numeric" maxLength={CARD_LENGTH} autoComplete="off" />
      </Form.Item>
      <Form.Item name="phoneNumber" label="预留手机号" rules={[MOBILE_RULE]}>
        <Input inputMode="tel" maxLength={MOBILE_LENGTH} autoComplete="off" />
      </Form.Item>
    </>
  );
}

function cardProblem(card: string | undefined): string | undefined {
  const digits = plainCard(card);
  if (digits === '') return '请填写银行卡号';
  return isBankCard(digits) ? undefined : '银行卡号不正确，请对照银行卡逐位核对';
}

interface TextFieldProps {
  readonly name: string;
  readonly label: string;
  readonly message: string;
}

function TextField({ name, label, message }: TextFieldProps) {
  return (
    <Form.Item name={name} label={label} rules={[{ required: true, whitespace: true, message }]}>
      <Input maxLength={NAME_LENGTH} />
    </Form.Item>
  );
}
