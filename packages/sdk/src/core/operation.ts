/** The typed side of a descriptor: an operation's id leads to its input and data by plain indexed access. */

import type { Ops, ReadId } from '../generated/ops';
import type { Descriptor } from './call';

export type OperationId = keyof Ops;

/** A generated constant such as `listCart`; hand it to `api.call`. */
export interface Operation<K extends OperationId> extends Descriptor {
  readonly id: K;
}

/** An operation that changes nothing; the only kind that is sent again, cached or fetched ahead. */
export interface ReadOperation<K extends OperationId> extends Descriptor {
  readonly id: K;
  readonly effect: 'read';
}

/** The constant of an operation, as its id says. */
export type OperationOf<K extends OperationId> = K extends ReadId ? ReadOperation<K> : Operation<K>;

/** @throws {TypeError} when an operation that changes something is given where only reads may be sent */
export function assertRead({ id, effect }: Descriptor, where: string): void {
  if (effect !== 'read')
    throw new TypeError(`${id} changes something: ${where} takes operations that only read`);
}

/** The input of an operation: `Input<typeof addToCart>['body']`. */
export type Input<O extends { readonly id: OperationId }> = Ops[O['id']]['input'];

/** The data of an operation's success: `Data<typeof listCart>`. */
export type Data<O extends { readonly id: OperationId }> = Ops[O['id']]['data'];
