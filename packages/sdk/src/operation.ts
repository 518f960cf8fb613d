/** The typed side of a descriptor: an operation's id leads to its input and data by plain indexed access. */
import type { Descriptor } from './call';
import type { Ops } from './generated/ops';

export type OperationId = keyof Ops;

/** A generated constant such as `listCart`; hand it to `api.call`. */
export interface Operation<K extends OperationId> extends Descriptor {
  readonly id: K;
}

/** The input of an operation: `Input<typeof addToCart>['body']`. */
export type Input<O extends { readonly id: OperationId }> = Ops[O['id']]['input'];

/** The data of an operation's success: `Data<typeof listCart>`. */
export type Data<O extends { readonly id: OperationId }> = Ops[O['id']]['data'];
