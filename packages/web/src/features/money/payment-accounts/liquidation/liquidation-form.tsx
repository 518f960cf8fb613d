import { checkLiquidateApply, getAccountFlow } from '@dealer-portal/sdk/operations';
import { defineMoneyForm } from '#kits/money-form/define-money-form';
import { href } from '#routes';
import { plainCard } from '../calls';
import {
  ALL_INDUSTRIES,
  type LiquidationDraft,
  liquidationLookUp,
  reasonAgainst,
  sendLiquidation,
} from './calls';
import { LiquidationFields } from './liquidation-fields';
import { type LiquidationFacts, useLiquidationFacts } from './queries';

const EMPTY_DRAFT: LiquidationDraft = {
  saleOrgCode: undefined,
  industryCode: undefined,
  reason: '',
  contactName: '',
  contactPhone: '',
  bankName: '',
  bankAccount: '',
};

const masked = (number: string) => (number === '' ? '' : `****${number.slice(-4)}`);

/** 清户: applies to close the account in a sales organisation, judged before it is sent (FIN-11). */
export const LIQUIDATION = defineMoneyForm<
  LiquidationDraft,
  LiquidationFacts,
  { applyNo: string } | undefined
>({
  name: 'liquidation',
  movement: 'application',
  verb: '清户申请',
  context: '不再经营某个产业或全部产业时，关闭账户并退回余额',
  initial: EMPTY_DRAFT,
  // The account number is never kept.
  keptFields: ['saleOrgCode', 'industryCode', 'reason', 'contactName', 'contactPhone', 'bankName'],
  Fields: LiquidationFields,
  useFacts: useLiquidationFacts,
  check: reasonAgainst,
  slip: (draft, { saleOrgs, industries }) => ({
    facts: [
      ['销售组织', saleOrgs.find(({ saleOrgCode }) => saleOrgCode === draft.saleOrgCode)?.saleOrgName ?? ''],
      [
        '产业',
        industries.find(({ industryCode }) => industryCode === draft.industryCode)?.industryName ??
          '全部产业',
      ],
      ['清户原因', draft.reason ?? ''],
      ['联系人', `${draft.contactName ?? ''} ${draft.contactPhone ?? ''}`],
      ['退款开户行', draft.bankName ?? ''],
      ['退款账号', masked(plainCard(draft.bankAccount))],
    ],
    about: draft.industryCode ?? ALL_INDUSTRIES,
    consequence: '提交后由客户经理和财务审批；审批通过前账户照常使用，可以取消。',
  }),
  send: sendLiquidation,
  accepted: (answer) => ({
    number: answer?.applyNo ?? '',
    title: '已提交，等待审批',
    text: '审批通过后请确认结算，余额退回后账户关闭。',
  }),
  lookUp: liquidationLookUp,
  records: { to: href('accountmessage'), label: '查看清户进度' },
  lists: [getAccountFlow, checkLiquidateApply],
});
