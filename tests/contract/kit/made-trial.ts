import type { TestCall } from './input/call-values';
import type { KitOperation } from './input/operation';
import { envelopeOf } from './judge/envelope';
import type { Problem } from './judge/problem';
import { businessRefusal } from './judge/success';
import type { Outcome, SentRequest } from './send-call';

/** One call that was made, with what is wrong with its answer. */
export interface Trial {
  readonly operation: KitOperation;
  readonly call: TestCall;
  readonly request: SentRequest;
  readonly outcome: Outcome;
  readonly problems: readonly Problem[];
}

/** Whether the business said no to a valid call. */
export function isRefusedByCode({ call, outcome }: Trial): boolean {
  if (call.fault !== undefined || outcome.kind === 'silence' || outcome.exchange.status >= 400) return false;
  return businessRefusal(envelopeOf(outcome.exchange)) !== undefined;
}
