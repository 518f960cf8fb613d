import type { Ops } from '@dealer-portal/sdk';
import { listPaymentAccounts } from '@dealer-portal/sdk/operations';
import { defineMoneyForm } from '#kits/money-form/define-money-form';
import { href } from '#routes';
import { type AccountType, type OpenDraft, openingLookUp, plainCard, sendOpening } from '../calls';
import { type AccountFacts, useAccountFacts } from '../use-account-facts';
import { ACCOUNT_TYPES, BankFields, ChosenOpenFields } from './open-fields';

type Answer = Ops['openPaymentAccount']['data'] | undefined;

interface OpenTerms {
  readonly name: string;
  /** 开户, 绑定银行卡. */
  readonly verb: string;
  readonly context: string;
  /** Absent where the user chooses it. */
  readonly type?: AccountType;
}

const typeOf = ({ accountType }: OpenDraft, type: AccountType | undefined) =>
  ACCOUNT_TYPES.find(({ value }) => value === (type ?? accountType)) ?? { value: 'KJT' as const, label: '' };

/** All but the ends of a number. */
const masked = (number: string) => `${number.slice(0, 3)}****${number.slice(-4)}`;

/** Applies for an account with a bank card, which the bank examines (FIN-07, FIN-08). */
export function openAccount({ name, verb, context, type }: OpenTerms) {
  return defineMoneyForm<OpenDraft, AccountFacts, Answer>({
    name,
    verb,
    context,
    movement: 'application',
    initial: {
      accountType: type,
      companyName: '',
      legalPerson: '',
      identityCard: '',
      bankName: '',
      bankCardNo: '',
      phoneNumber: '',
    },
    // Identity card and card number are never kept.
    keptFields: ['accountType', 'companyName', 'legalPerson', 'bankName', 'phoneNumber'],
    Fields: type ? ({ facts }) => <BankFields facts={facts} type={type} /> : ChosenOpenFields,
    useFacts: useAccountFacts,
    slip: (draft) => ({
      facts: [
        ['账户类型', typeOf(draft, type).label],
        ['企业名称', draft.companyName ?? ''],
        ['法定代表人', draft.legalPerson ?? ''],
        ['身份证号', masked(draft.identityCard ?? '')],
        ['开户银行', draft.bankName ?? ''],
        ['银行卡号', masked(plainCard(draft.bankCardNo))],
        ['预留手机号', draft.phoneNumber ?? ''],
      ],
      about: typeOf(draft, type).value,
      consequence: '提交后由银行审核，审核结果在开户信息里查看',
    }),
    send: (draft, account) => sendOpening(draft, typeOf(draft, type).value, account),
    accepted: (answer) => ({
      number: answer?.applyNo ?? '',
      title: `已提交，${answer?.statusName ?? '审核中'}`,
      text: '审核一般需要一至两个工作日，结果在开户信息里查看。',
    }),
    lookUp: openingLookUp,
    records: { to: href('accountmessage'), label: '查看开户信息' },
    lists: [listPaymentAccounts],
  });
}
