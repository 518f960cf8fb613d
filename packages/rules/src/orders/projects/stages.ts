/** A project goes through seven stages; the first digit of its state is its stage (FIN-10). */
import { type Amount, compareAmounts, NO_MONEY } from '../../base/money';
import { refuse } from '../../base/refusal';
import { monthDay } from '../../base/shanghai';
import { PROJECT_STAGES, PROJECT_STATES } from '../../base/states';
import { isUnread } from '../../base/unread';
import type { ProjectRefusal } from './project-refusals';

const { registration, verification, pricing, ordering, delivery, acceptance, settlement } = PROJECT_STAGES;

/** The seven stages in their order; an opportunity comes before them, and what was withdrawn goes on no more. */
export const PROJECT_COURSE = [
  registration,
  verification,
  pricing,
  ordering,
  delivery,
  acceptance,
  settlement,
] as const;

/** A step that the dealer does itself, as the write names it. */
export type ProjectStep =
  | 'REGISTER'
  | 'SUPPLEMENT'
  | 'PRICE'
  | 'ACCEPT_PRICE'
  | 'ORDER'
  | 'DELIVER'
  | 'ACCEPT';

interface DueStep {
  readonly step: ProjectStep;
  /** On the button of a list. */
  readonly label: string;
  /** Over the form. */
  readonly title: string;
}

/** The dealer's step in each state; a state without one waits for the maker. */
const DUE_STEPS: ReadonlyMap<string, DueStep> = new Map(
  Object.entries<DueStep>({
    [PROJECT_STATES.opportunity.value]: { step: 'REGISTER', label: '登记工程', title: '登记成工程' },
    [PROJECT_STATES.draft.value]: { step: 'REGISTER', label: '继续登记', title: '填完登记' },
    [PROJECT_STATES.papersMissing.value]: { step: 'SUPPLEMENT', label: '补资料', title: '补齐资料' },
    [PROJECT_STATES.priceOpen.value]: { step: 'PRICE', label: '申请工程价', title: '申请工程价' },
    [PROJECT_STATES.quoted.value]: { step: 'ACCEPT_PRICE', label: '接受报价', title: '看报价，接受后下单' },
    [PROJECT_STATES.depositDue.value]: { step: 'ORDER', label: '下单付定金', title: '下单，付定金' },
    [PROJECT_STATES.restDue.value]: { step: 'DELIVER', label: '付尾款约交付', title: '付尾款，约交付' },
    [PROJECT_STATES.acceptanceDue.value]: { step: 'ACCEPT', label: '提交验收', title: '提交验收' },
  }),
);

/** The event that a state without a step of the dealer waits for. */
const WAITS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    [PROJECT_STATES.checking.value]: '客户经理核实中',
    [PROJECT_STATES.pricing.value]: '公司定价中',
    [PROJECT_STATES.delivering.value]: '按约交付中',
    [PROJECT_STATES.accepting.value]: '公司审核验收中',
    [PROJECT_STATES.settling.value]: '公司结算中',
    [PROJECT_STATES.settled.value]: '已结算',
    [PROJECT_STATES.withdrawn.value]: '已撤回',
  }),
);

/** The meaning of the deadline of a state. */
const DEADLINES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    [PROJECT_STATES.papersMissing.value]: '{day} 前补资料',
    [PROJECT_STATES.priceOpen.value]: '{day} 前申请工程价',
    [PROJECT_STATES.quoted.value]: '报价 {day} 前有效',
    [PROJECT_STATES.depositDue.value]: '{day} 前付定金',
    [PROJECT_STATES.restDue.value]: '{day} 前付尾款',
    [PROJECT_STATES.acceptanceDue.value]: '{day} 前提交验收',
  }),
);

/** The fields of a project that the rules read. */
export interface StagedProject {
  readonly status: string;
  readonly dueDate?: string | undefined;
  readonly settleDate?: string | undefined;
}

/**
 * Which of the seven stages a state belongs to, from 0; -1 for an opportunity, for what was withdrawn, and for a state
 * that did not come or is not known.
 */
export function stageIndex(status: string | undefined): number {
  return PROJECT_COURSE.findIndex(({ value }) => value.charAt(0) === status?.charAt(0));
}

/** A draft has a little of the first stage. */
const BEGUN = 8;
const FULL = 100;

/** How far a project has come, 0 to 100; undefined for what will not go on, and where its state is not known. */
export function projectShare(status: string | undefined): number | undefined {
  if (status === PROJECT_STATES.opportunity.value) return 0;
  const index = stageIndex(status);
  if (index < 0) return undefined;
  return index === 0 ? BEGUN : Math.round((index * FULL) / (PROJECT_COURSE.length - 1));
}

/** The step that the dealer does next; undefined while somebody else is at work, or nobody is (FIN-10). */
export function dueStep({ status }: StagedProject): DueStep | undefined {
  return DUE_STEPS.get(status);
}

/** Why a project stands where it stands, in one line: what is due by when, or who is at work. */
export function projectReason({ status, dueDate, settleDate }: StagedProject): string {
  if (status === PROJECT_STATES.settled.value && settleDate) return `返利 ${monthDay(settleDate)} 已结`;
  const deadline = dueDate ? DEADLINES.get(status)?.replace('{day}', monthDay(dueDate)) : undefined;
  return deadline ?? WAITS.get(status) ?? dueStep({ status })?.title ?? '';
}

/**
 * Why a project can no longer be withdrawn: it has ended, or something has been paid. Without an amount the state alone
 * decides; an amount that cannot be read stops it.
 */
export function withdrawalRefusal({ status, paidAmount }: WithdrawnProject): ProjectRefusal | undefined {
  if (status === PROJECT_STATES.withdrawn.value) return refuse('project.withdrawn');
  const isPaid = compareAmounts(paidAmount, NO_MONEY) === 1;
  if (isPaid || stageIndex(status) >= stageIndex(PROJECT_STATES.restDue.value)) return refuse('project.paid');
  return isUnread(paidAmount) ? refuse('project.paidUnread') : undefined;
}

interface WithdrawnProject {
  readonly status: string;
  /** Yuan; absent before anything is paid. */
  readonly paidAmount?: Amount;
}
