/** The business codes that the description knows, so that a typing error does not compile. */
import type { Ops } from '../generated/ops';
import type { Operation, OperationId } from './operation';
import type { Failure, Result } from './result';

/** The codes with which the server refuses an operation: `BusinessCode<typeof addToCart>`; it may send others too. */
export type BusinessCode<O extends { readonly id: OperationId }> = Ops[O['id']]['codes'];

/** Whether a call was refused with one code of its operation: `hasCode(result, addToCart, 'AS121')`. */
export function hasCode<K extends OperationId>(
  result: Result<unknown>,
  _operation: Operation<K>,
  code: Ops[K]['codes'],
): result is Failure {
  return !result.ok && result.code === code;
}
