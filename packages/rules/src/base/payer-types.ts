import type { CodeNames } from './states/state';

/**
 * The types of payers (2§3, 2§9, FLOAT-05). Assumption: the specification gives codes without names, but for 90; the
 * others are called as the accounts of the example world are.
 */
export const PAYER_TYPES = {
  cash: { value: '01', label: '现款' },
  credit: { value: '02', label: '授信' },
  deposit: { value: '03', label: '保证金' },
  project: { value: '04', label: '工程' },
  sample: { value: '05', label: '样机' },
  spare: { value: '06', label: '备用' },
  rebate: { value: '07', label: '返利' },
  frozen: { value: '15', label: '冻结' },
  safePay: { value: '90', label: '安全付' },
} as const satisfies CodeNames;
