/** Which of the buttons that the server gives an order is its next step (ORDER-01). */
import { rowOf } from '../../base/row-of';
import { ORDER_STATES } from '../../base/states';

/** A button as the server gives it. */
interface OrderButton {
  readonly code: string;
}

const PAY = ['deposit', 'creditPay', 'crowdFunding', 'storageFee'];

const { toAudit, toSend, underWay, toSign, signed, cancelled } = ORDER_STATES;

/** The next step of each state, the first that the server offers. Assumption: codes of buttons, as the description has them. */
const NEXT_STEPS: Readonly<Record<string, readonly string[]>> = {
  [toAudit.value]: [...PAY, 'wholeHouse'],
  [toSend.value]: [...PAY, 'advanceArrival', 'tctp', 'reschedule'],
  [underWay.value]: ['logistics', ...PAY],
  [toSign.value]: ['sign', ...PAY, 'logistics'],
  [signed.value]: ['rebuy', 'estimate'],
  [cancelled.value]: ['rebuy'],
};

const ANY_STATE = [...PAY, 'sign', 'logistics', 'rebuy'];

/** The buttons that cannot be undone come last. */
const ENDING = ['cancel', 'groupCancel', 'reject', 'tcStock', 'mfyjDelete', 'hairishengCancel'];

/** Whether a button ends an order or a part of it. */
export function isEnding(code: string): boolean {
  return ENDING.includes(code);
}

/** The reasons of the steps that an order waits for; it waits for no other. */
const REASONS: Readonly<Record<string, string>> = {
  wholeHouse: '仓库拒单，待您处理',
  deposit: '尾款待支付',
  creditPay: '信用货款待支付',
  crowdFunding: '众筹款待支付',
  storageFee: '仓储费待支付',
  sign: '已送达，待您签收',
};

/** Why an order waits for the dealer, by the button of its next step; undefined where it goes on by itself (ORDER-01). */
export function stepReason(code: string | undefined): string | undefined {
  return rowOf(REASONS, code);
}

/** Whether an order goes no further before the dealer has taken a step (ORDER-01). */
export function isAwaitedStep(code: string): boolean {
  return stepReason(code) !== undefined;
}

/** The buttons of an order: its next step, if it has one, and the others in the server's order, those that end it last. */
export function orderButtons<Button extends OrderButton>(
  status: string,
  buttons: readonly Button[],
): { readonly next: Button | undefined; readonly others: readonly Button[] } {
  const step = (rowOf(NEXT_STEPS, status) ?? ANY_STATE).find((code) =>
    buttons.some((button) => button.code === code),
  );
  const others = buttons.filter(({ code }) => code !== step);
  return {
    next: buttons.find(({ code }) => code === step),
    others: [...others.filter(({ code }) => !isEnding(code)), ...others.filter(({ code }) => isEnding(code))],
  };
}
