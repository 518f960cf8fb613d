import {
  type Amount,
  compareAmounts,
  formatYuan,
  type Money,
  readFigure,
  sentFigure,
  subtractAmounts,
} from '../../base/money';
import { wireInstant } from '../../base/shanghai';

/** A contract with what it aims at. */
interface TargetContract {
  readonly targetAmount?: Amount;
  readonly achievedAmount?: Amount;
  /** YYYY-MM-DD. */
  readonly beginDate?: string | undefined;
  readonly endDate?: string | undefined;
}

/** How far the target of a contract is reached, and how much of its time has passed. */
export interface TargetPace {
  /** Percent of the target, one decimal; below 100 until it is reached. */
  readonly share: number;
  /** Percent of the term that has passed, one decimal; undefined without both dates. */
  readonly timeShare: number | undefined;
  readonly isReached: boolean;
  /** Yuan missing, or beyond the target once it is reached. */
  readonly rest: Money;
  /** The result in one sentence. */
  readonly text: string;
}

const DAY_MS = 86_400_000;
const FULL = 100;
/** The greatest share of a target that is not reached. */
const LESS_THAN_FULL = 99.9;

/** The pace of a contract; undefined where target or achievement cannot be read (FIN-11). */
export function targetPace(contract: TargetContract, now: Date): TargetPace | undefined {
  const { targetAmount, achievedAmount } = contract;
  const target = readFigure(targetAmount) ?? 0;
  if (target <= 0) return undefined;
  const timeShare = passedShare(contract, now);
  const isReached = compareAmounts(achievedAmount, targetAmount) !== -1;
  const rounded = oneDecimal((FULL * sentFigure(achievedAmount)) / target);
  const share = isReached ? rounded : Math.min(rounded, LESS_THAN_FULL);
  const rest = isReached
    ? subtractAmounts(achievedAmount, targetAmount)
    : subtractAmounts(targetAmount, achievedAmount);
  if (rest === undefined) return undefined;
  return { share, timeShare, isReached, rest, text: paceText({ share, timeShare, isReached, rest }) };
}

function paceText({ share, timeShare, isReached, rest }: Omit<TargetPace, 'text'>): string {
  if (isReached) return `已达成，超出 ${formatYuan(rest)}`;
  const missing = `还差 ${formatYuan(rest)}`;
  if (timeShare === undefined || timeShare <= 0) return missing;
  if (timeShare >= FULL) return `已到期，${missing}`;
  const lag = oneDecimal(timeShare - share);
  return lag > 0 ? `${missing}，比时间进度慢 ${lag}%` : `${missing}，不慢于时间进度`;
}

/** The first moment of the begin to the last of the end. */
function passedShare({ beginDate, endDate }: TargetContract, now: Date): number | undefined {
  const [begin, end] = [wireInstant(beginDate), wireInstant(endDate)];
  if (begin === undefined || end === undefined || end < begin) return undefined;
  const share = (FULL * (now.getTime() - begin)) / (end + DAY_MS - begin);
  return oneDecimal(Math.min(Math.max(share, 0), FULL));
}

const oneDecimal = (value: number): number => Math.round(value * 10) / 10;
