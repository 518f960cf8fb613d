import { cartHandlers } from './cart';
import { customerHandlers } from './customer';
import { myOrderHandlers } from './my-orders';
import { productHandlers } from './products';
import { sessionHandlers } from './session';
import { settleHandlers } from './settle';
import type { Handlers } from './state';
import { submitHandlers } from './submit';

/** Every operation that is answered from memory; all others answer with their examples. */
export const handlers: Handlers = {
  ...sessionHandlers,
  ...customerHandlers,
  ...productHandlers,
  ...cartHandlers,
  ...settleHandlers,
  ...submitHandlers,
  ...myOrderHandlers,
};
