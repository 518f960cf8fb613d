import { PAYMENT_ACCOUNT_STATES } from '@dealer-portal/rules/states';
import { listPaymentAccounts } from '@dealer-portal/sdk/operations';
import { Form, Select } from 'antd';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { defineMoneyForm } from '#kits/money-form/define-money-form';
import { MoneyFormPage } from '#kits/money-form/money-form-page';
import { NoFields } from '#kits/money-form/no-fields';
import { href } from '#routes';
import { sendUnbinding, unbindingLookUp } from '../calls';
import { type AccountFacts, useAccountFacts } from '../use-account-facts';

type UnbindDraft = Readonly<Record<'id', string | undefined>>;

/** 银行卡解绑: the card of an open account, that of the address first; the payment password confirms it (FIN-07). */
const unbindForm = (id: string | undefined) =>
  defineMoneyForm<UnbindDraft, AccountFacts, unknown>({
    name: 'unbindCard',
    movement: 'cardUnbinding',
    verb: '解绑',
    context: '解除账户和银行卡的绑定',
    initial: { id },
    keptFields: [],
    Fields: UnbindFields,
    useFacts: useAccountFacts,
    slip: (draft, accounts) => {
      const account = accounts.find((item) => item.id === draft.id);
      return {
        facts: [
          ['账户类型', account?.accountTypeName ?? ''],
          ['开户银行', account?.bankName ?? ''],
          ['银行卡号', account?.bankCardNo ?? ''],
        ],
        about: draft.id ?? '',
        consequence: '解绑后这个账户不能再付款，需要时重新开户',
      };
    },
    send: (draft, account, { payPassword }) => sendUnbinding(draft.id ?? '', account, payPassword),
    accepted: (_, { about = '' }) => ({
      number: about,
      title: '银行卡已解绑',
      text: '这个账户不能再付款；需要时请重新开户。',
    }),
    lookUp: unbindingLookUp,
    records: { to: href('accountmessage'), label: '查看开户信息' },
    lists: [listPaymentAccounts],
  });

function UnbindFields({ facts }: { readonly facts: AccountFacts }) {
  const open = facts.filter(({ status }) => status === PAYMENT_ACCOUNT_STATES.open.value);
  if (open.length === 0) {
    return <NoFields title="没有可以解绑的银行卡" reason="只有已开通的账户可以解绑银行卡。" />;
  }
  return (
    <Form.Item name="id" label="账户" rules={[{ required: true, message: '请选择要解绑的账户' }]}>
      <Select
        placeholder="请选择账户"
        options={open.map(({ id, accountTypeName, bankName = '', bankCardNo = '' }) => ({
          value: id,
          label: [accountTypeName, bankName, bankCardNo].filter(Boolean).join(' · '),
        }))}
      />
    </Form.Item>
  );
}

export function Component() {
  const [params] = useSearchParams();
  const id = params.get('id') ?? undefined;
  const form = useMemo(() => unbindForm(id), [id]);
  return <MoneyFormPage key={id} form={form} />;
}
