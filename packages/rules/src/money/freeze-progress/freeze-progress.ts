/** How far a frozen account has come on the way back to ordering, and who has the turn (FREEZE-01, FREEZE-02). */
import {
  type FreezeFacts,
  type FreezeFlag,
  type FreezeType,
  freezeFlag,
  ZOMBIE_DAYS,
} from '../../account/freeze/freeze-facts';
import { FREEZE_TYPES } from '../../account/freeze/freeze-notices';
import { compareNewest, daysBetween } from '../../base/shanghai';
import { UNFREEZE_STATES } from '../../base/states';

/** An application to unfreeze, by wire name. */
export interface FreezeApply {
  readonly unfreezeNo: string;
  readonly freezeType: string;
  readonly freezeTypeName: string;
  readonly reason: string;
  /** A code of `UNFREEZE_STATES`. */
  readonly status: string;
  readonly statusName: string;
  readonly remark?: string | undefined;
  readonly applyUser?: string | undefined;
  readonly applyDate: string;
}

/** The steps from the freeze back to ordering. */
export const FREEZE_STEPS = ['冻结', '提交申请', '审批', '解冻', '恢复开单'] as const;

const AT_APPLICATION = 1;
const AT_APPROVAL = 2;

/** A type that is frozen, with whose turn it is. */
export interface FreezeTurn {
  readonly type: FreezeType;
  readonly name: string;
  readonly state: Exclude<FreezeFlag['kind'], 'clear'>;
  readonly who: 'dealer' | 'company';
}

/** Something that happened; the freeze itself has no date, since no call gives one. */
export type FreezeEvent =
  | { readonly kind: 'apply'; readonly apply: FreezeApply }
  | { readonly kind: 'freeze'; readonly names: readonly string[] };

export interface FreezeProgress {
  /** The step of `FREEZE_STEPS` that is under way. */
  readonly step: number;
  /** Days since the newest application that still waits; undefined where none does. */
  readonly waitingDays?: number;
  readonly turns: readonly FreezeTurn[];
  /** The newest first; those whose day cannot be read last. */
  readonly events: readonly FreezeEvent[];
}

const NAMES: Readonly<Record<FreezeType, string>> = { M: '无门店', J: `${ZOMBIE_DAYS} 天未提货` };

/** Ruler, events and turns of a frozen account, from its flags and its applications. */
export function freezeProgress(
  facts: FreezeFacts,
  applies: readonly FreezeApply[],
  now: Date,
): FreezeProgress {
  const flags = FREEZE_TYPES.map((type) => ({ type, flag: freezeFlag(facts[type]) }));
  const turns = flags.flatMap(({ type, flag }) => (flag.kind === 'clear' ? [] : [turnOf(type, flag.kind)]));
  const orderNos = flags.flatMap(({ flag }) => (flag.kind === 'submitted' ? [flag.orderNo] : []));
  const waiting = applies.find(({ unfreezeNo }) => orderNos.includes(unfreezeNo));
  const days = waiting && daysSince(waiting.applyDate, now);
  return {
    step: orderNos.length > 0 ? AT_APPROVAL : AT_APPLICATION,
    ...(days !== undefined && { waitingDays: days }),
    turns,
    events: eventsOf(
      applies,
      turns.map(({ name }) => name),
    ),
  };
}

/** A rejected or missing application is the dealer's turn; a sent one waits for the company. */
function turnOf(type: FreezeType, state: FreezeTurn['state']): FreezeTurn {
  return { type, name: NAMES[type], state, who: state === 'submitted' ? 'company' : 'dealer' };
}

/** The freeze stands below what was applied for since, and above what was lifted before. Assumption: the last one lifted came before it. */
function eventsOf(applies: readonly FreezeApply[], names: readonly string[]): readonly FreezeEvent[] {
  const newest = [...applies].sort((left, right) => compareNewest(left.applyDate, right.applyDate));
  const lifted = newest.findIndex(({ status }) => status === UNFREEZE_STATES.unfrozen.value);
  const at = lifted === -1 ? newest.length : lifted;
  const eventOf = (apply: FreezeApply): FreezeEvent => ({ kind: 'apply', apply });
  return [
    ...newest.slice(0, at).map(eventOf),
    ...(names.length > 0 ? [{ kind: 'freeze', names } as const] : []),
    ...newest.slice(at).map(eventOf),
  ];
}

function daysSince(moment: string, now: Date): number | undefined {
  const days = daysBetween(moment, now.getTime());
  return days && Math.max(0, days);
}
