import { isMobileNumber } from '../address-book/ship-to-change';
import { type ApplyType, PAPER_TERMS, papersOf, type StoreDraft } from './store-draft';

/** A missing or wrong value of a draft, with its step and field. */
export interface DraftProblem {
  /** 0 the store, 1 its papers. */
  readonly step: 0 | 1;
  readonly field: keyof StoreDraft;
  readonly label: string;
  readonly text: string;
}

/** Assumption: a VIP store has 200 square metres and shows six categories. */
const VIP = { area: 200, categories: 6 } as const;

/** The largest area that a store may have, square metres. */
const LARGEST = 100_000;

const AREA = /^\d{1,6}(\.\d)?$/;
const PHONE_DIGITS = 11;

type Rule = (type: ApplyType, draft: StoreDraft) => string | undefined;

/** The rules of the fields that no list of papers decides, in the order of the form. */
const FIELDS: readonly (readonly [step: 0 | 1, field: keyof StoreDraft, label: string, rule: Rule])[] = [
  [
    0,
    'networkCode',
    '门店',
    (type, { networkCode }) => missing(type !== 'NEW' && !networkCode, '请选择门店'),
  ],
  [
    0,
    'networkName',
    '网点名称',
    (type, { networkName }) => missing(type === 'NEW' && !networkName?.trim(), '请填写网点名称'),
  ],
  [0, 'saleOrgCode', '销售组织', (_, { saleOrgCode }) => missing(!saleOrgCode, '请选择销售组织')],
  [
    0,
    'provinceCode',
    '所在地区',
    (type, { provinceCode, cityCode }) =>
      missing(type === 'NEW' && !(provinceCode && cityCode), '请选择到市，有区县的选到区县'),
  ],
  [0, 'address', '详细地址', (_, { address }) => missing(!address?.trim(), '请填写详细地址')],
  [0, 'area', '面积', areaProblem],
  [1, 'industryCodeList', '陈列类别', categoryProblem],
  [1, 'contactName', '联系人', (_, { contactName }) => missing(!contactName?.trim(), '请填写联系人')],
  [1, 'contactPhone', '联系人电话', (_, { contactPhone = '' }) => phoneProblem(contactPhone.trim())],
];

function missing(isMissing: boolean, text: string): string | undefined {
  return isMissing ? text : undefined;
}

function areaProblem(type: ApplyType, { area = '' }: StoreDraft): string | undefined {
  const text = area.trim();
  if (text === '') return type === 'CLOSE' ? undefined : '请填写面积';
  if (!AREA.test(text)) return '面积是数字，最多一位小数，如 480 或 86.5';
  const metres = Number(text);
  if (metres <= 0 || metres > LARGEST) return `面积要大于 0，不超过 ${LARGEST} 平方米`;
  if (type === 'VIP' && metres < VIP.area) return `网点会员要 ${VIP.area} 平方米以上，现在 ${text}`;
  return undefined;
}

function categoryProblem(type: ApplyType, { industryCodeList = [] }: StoreDraft): string | undefined {
  const count = industryCodeList.length;
  if (type === 'VIP' && count < VIP.categories) return `要 ${VIP.categories} 类以上，现在 ${count} 类`;
  return count === 0 ? '请选择至少一类' : undefined;
}

function phoneProblem(phone: string): string | undefined {
  if (isMobileNumber(phone)) return undefined;
  if (phone === '') return '请填写联系人电话';
  if (!/^\d+$/.test(phone)) return '手机号只能是数字';
  if (phone.length !== PHONE_DIGITS) return `手机号是 ${PHONE_DIGITS} 位，现在 ${phone.length} 位`;
  return '手机号以 1 开头，请核对';
}

/** Everything that keeps a draft from being sent, in the order of the form (FIN-11). */
export function storeProblems(type: ApplyType, draft: StoreDraft): readonly DraftProblem[] {
  const fields = FIELDS.flatMap(([step, field, label, rule]): DraftProblem[] => {
    const text = rule(type, draft);
    return text === undefined ? [] : [{ step, field, label, text }];
  });
  const papers = PAPER_TERMS[type].flatMap(({ picType, label, least }): DraftProblem[] => {
    const count = draft[picType]?.length ?? 0;
    if (count >= least) return [];
    const text =
      least === 1 ? `请上传${label}` : `还差 ${least - count} 张：至少 ${least} 张，每个陈列区各 1 张`;
    return [{ step: 1, field: picType, label, text }];
  });
  return [...fields.filter(({ step }) => step === 0), ...papers, ...fields.filter(({ step }) => step === 1)];
}

/** The problem with one field of a draft. */
export function fieldProblem(
  type: ApplyType,
  draft: StoreDraft,
  field: keyof StoreDraft,
): string | undefined {
  return storeProblems(type, draft).find((problem) => problem.field === field)?.text;
}

/** The checks that a draft without problems has passed, before it is sent. */
export function passedChecks(type: ApplyType, draft: StoreDraft): readonly string[] {
  const count = papersOf(type, draft).length;
  const area = draft.area?.trim();
  return [
    ...(area ? [type === 'VIP' ? `面积 ${area}，达到 ${VIP.area} 平方米` : `面积 ${area} 平方米`] : []),
    `陈列 ${draft.industryCodeList?.length ?? 0} 类`,
    ...(count > 0 ? [`照片和证照 ${count} 张`] : []),
    `电话 ${PHONE_DIGITS} 位`,
  ];
}
