import { refuse } from '../../base/refusal';
import { isMobileNumber } from '../address-book/ship-to-change';
import { type ApplyType, PAPER_TERMS, papersOf, type StoreDraft } from './store-draft';
import type { StoreRefusal } from './store-refusals';

/** A missing or wrong value of a draft, with its step and field. */
export interface DraftProblem {
  /** 0 the store, 1 its papers. */
  readonly step: 0 | 1;
  readonly field: keyof StoreDraft;
  readonly label: string;
  /** `storeText` has its sentence. */
  readonly refusal: StoreRefusal;
}

/** Assumption: a VIP store has 200 square metres and shows six categories. */
const VIP = { area: 200, categories: 6 } as const;

/** The largest area that a store may have, square metres. */
const LARGEST = 100_000;

const AREA = /^\d{1,6}(\.\d)?$/;
const PHONE_DIGITS = 11;

type Rule = (type: ApplyType, draft: StoreDraft) => StoreRefusal | undefined;

/** The rules of the fields that no list of papers decides, in the order of the form. */
const FIELDS: readonly (readonly [step: 0 | 1, field: keyof StoreDraft, label: string, rule: Rule])[] = [
  [
    0,
    'networkCode',
    '门店',
    (type, { networkCode }) => missing(type !== 'NEW' && !networkCode, refuse('store.storeMissing')),
  ],
  [
    0,
    'networkName',
    '网点名称',
    (type, { networkName }) => missing(type === 'NEW' && !networkName?.trim(), refuse('store.nameMissing')),
  ],
  [
    0,
    'saleOrgCode',
    '销售组织',
    (_, { saleOrgCode }) => missing(!saleOrgCode, refuse('store.organisationMissing')),
  ],
  [
    0,
    'provinceCode',
    '所在地区',
    (type, { provinceCode, cityCode }) =>
      missing(type === 'NEW' && !(provinceCode && cityCode), refuse('store.regionMissing')),
  ],
  [0, 'address', '详细地址', (_, { address }) => missing(!address?.trim(), refuse('store.addressMissing'))],
  [0, 'area', '面积', areaRefusal],
  [1, 'industryCodeList', '陈列类别', categoryRefusal],
  [
    1,
    'contactName',
    '联系人',
    (_, { contactName }) => missing(!contactName?.trim(), refuse('store.contactMissing')),
  ],
  [1, 'contactPhone', '联系人电话', (_, { contactPhone = '' }) => phoneRefusal(contactPhone.trim())],
];

function missing(isMissing: boolean, refusal: StoreRefusal): StoreRefusal | undefined {
  return isMissing ? refusal : undefined;
}

function areaRefusal(type: ApplyType, { area = '' }: StoreDraft): StoreRefusal | undefined {
  const text = area.trim();
  if (text === '') return type === 'CLOSE' ? undefined : refuse('store.areaMissing');
  if (!AREA.test(text)) return refuse('store.area');
  const metres = Number(text);
  if (metres <= 0 || metres > LARGEST) return refuse('store.areaRange', { most: LARGEST });
  if (type === 'VIP' && metres < VIP.area)
    return refuse('store.areaTooSmall', { least: VIP.area, area: text });
  return undefined;
}

function categoryRefusal(type: ApplyType, { industryCodeList = [] }: StoreDraft): StoreRefusal | undefined {
  const count = industryCodeList.length;
  if (type === 'VIP' && count < VIP.categories)
    return refuse('store.fewCategories', { least: VIP.categories, count });
  return count === 0 ? refuse('store.categoryMissing') : undefined;
}

function phoneRefusal(phone: string): StoreRefusal | undefined {
  if (isMobileNumber(phone)) return undefined;
  if (phone === '') return refuse('store.phoneMissing');
  if (!/^\d+$/.test(phone)) return refuse('store.phoneDigits');
  if (phone.length !== PHONE_DIGITS)
    return refuse('store.phoneLength', { length: PHONE_DIGITS, typed: phone.length });
  return refuse('store.phoneStart');
}

/** Everything that keeps a draft from being sent, in the order of the form (FIN-11). */
export function storeProblems(type: ApplyType, draft: StoreDraft): readonly DraftProblem[] {
  const fields = FIELDS.flatMap(([step, field, label, rule]): DraftProblem[] => {
    const refusal = rule(type, draft);
    return refusal ? [{ step, field, label, refusal }] : [];
  });
  const papers = PAPER_TERMS[type].flatMap(({ picType, label, least }): DraftProblem[] => {
    const count = draft[picType]?.length ?? 0;
    if (count >= least) return [];
    const refusal =
      least === 1
        ? refuse('store.paperMissing', { paper: picType })
        : refuse('store.fewPapers', { lacking: least - count, least });
    return [{ step: 1, field: picType, label, refusal }];
  });
  return [...fields.filter(({ step }) => step === 0), ...papers, ...fields.filter(({ step }) => step === 1)];
}

/** Why one field of a draft is not sent. */
export function fieldRefusal(
  type: ApplyType,
  draft: StoreDraft,
  field: keyof StoreDraft,
): StoreRefusal | undefined {
  return storeProblems(type, draft).find((problem) => problem.field === field)?.refusal;
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
