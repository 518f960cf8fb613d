import { refuse } from '../../base/refusal';
import { type FreezeFacts, type FreezeFlag, type FreezeType, freezeFlag } from './freeze-facts';
import type { FreezeRefusal } from './freeze-refusals';

/** Where a notice leads: to the application for unfreezing, or to the details of the one that exists (FREEZE-02). */
export type FreezeLink = 'unfreezeApplication' | 'thawingDetails';

/** One notice on the frozen page (FREEZE-02). */
export interface FreezeNotice {
  readonly kind: Exclude<FreezeFlag['kind'], 'clear'>;
  /** The types that it speaks of: two only when both are frozen. */
  readonly types: readonly FreezeType[];
  /** `freezeText` has its sentence. */
  readonly refusal: FreezeRefusal;
  /** The complete number of the unfreeze order; only of a submitted one (FREEZE-01). */
  readonly orderNo?: string;
  /** Name of the route that the link opens. */
  readonly link: FreezeLink;
  readonly linkText: string;
}

/** Title, width and closing behaviour of both dialogs (FREEZE-04). */
export const FREEZE_DIALOG = {
  title: '提示',
  width: '20%',
  isClosableOutside: false,
} as const;

/** The text above the notices of the frozen page (FREEZE-04). */
export const FROZEN_TEXT = '您的账户已被冻结，登录受限，请联系客户经理';

/** The freeze types, in the order of their notices (FREEZE-02). */
export const FREEZE_TYPES: readonly FreezeType[] = ['M', 'J'];

const LINKS: Readonly<Record<FreezeLink, string>> = {
  unfreezeApplication: '申请解冻开单',
  thawingDetails: '解冻详情',
};

function frozenNotice(types: readonly FreezeType[]): FreezeNotice {
  return {
    kind: 'frozen',
    types,
    refusal: refuse('freeze.frozen', { types }),
    link: 'unfreezeApplication',
    linkText: LINKS.unfreezeApplication,
  };
}

function noticeOf(type: FreezeType, flag: FreezeFlag): readonly FreezeNotice[] {
  const details = {
    types: [type],
    link: 'thawingDetails',
    linkText: LINKS.thawingDetails,
  } as const;
  switch (flag.kind) {
    case 'clear':
      return [];
    case 'frozen':
      return [frozenNotice([type])];
    case 'rejected':
      return [
        {
          ...details,
          kind: 'rejected',
          refusal: refuse('freeze.rejected', { type }),
        },
      ];
    case 'submitted':
      return [
        {
          ...details,
          kind: 'submitted',
          orderNo: flag.orderNo,
          refusal: refuse('freeze.submitted', { type, orderNo: flag.orderNo }),
        },
      ];
  }
}

/** The notices of both freeze types: one combined when both are frozen, else one per type, M first (FREEZE-02). */
export function freezeNotices(facts: FreezeFacts): readonly FreezeNotice[] {
  const flags = FREEZE_TYPES.map((type) => ({ type, flag: freezeFlag(facts[type]) }));
  if (flags.every(({ flag }) => flag.kind === 'frozen')) return [frozenNotice(FREEZE_TYPES)];
  return flags.flatMap(({ type, flag }) => noticeOf(type, flag));
}
