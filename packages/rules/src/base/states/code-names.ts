import type { CodeNames } from './state';

/** Why pieces of a delivery are rejected (ORDER-01). Assumption: the specification shows no reasons. */
export const REJECTION_REASONS = {
  damaged: { value: '01', label: '外观破损' },
  otherModel: { value: '02', label: '型号不符' },
  otherNumber: { value: '03', label: '数量不符' },
  late: { value: '04', label: '超时送达' },
  other: { value: '99', label: '其他' },
} as const satisfies CodeNames;

/** Why pieces of an order are returned (ORDER-01). Assumption. */
export const RETURN_REASONS = {
  quality: { value: '01', label: '质量问题' },
  otherModel: { value: '02', label: '型号错发' },
  unsold: { value: '03', label: '滞销' },
  other: { value: '99', label: '其他' },
} as const satisfies CodeNames;
