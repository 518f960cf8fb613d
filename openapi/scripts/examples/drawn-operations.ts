/** The calls whose first answer example is drawn: all that show or change the business of the ledger. */
import type { OperationId } from '../../bundle/operation-ids';
import { batchOrderHandlers } from '../../mock/state/bulk/batch-orders';
import { financeHandlers } from '../../mock/state/finance/finance-handlers';
import type { Handlers } from '../../mock/state/memory/state';
import { todoHandlers } from '../../mock/state/notices/todos';
import { deliveryHandlers } from '../../mock/state/orders/deliveries';
import { foundGoodsHandlers } from '../../mock/state/orders/found-goods';
import { myOrderHandlers } from '../../mock/state/orders/my-orders';
import { orderActionHandlers } from '../../mock/state/orders/order-actions';
import { orderAuditHandlers } from '../../mock/state/orders/order-audit';
import { orderTermsHandlers } from '../../mock/state/orders/order-terms';
import { popReserveHandlers } from '../../mock/state/orders/pop-reserves';
import { returnHandlers } from '../../mock/state/orders/returns';
import { wholeHouseHandlers } from '../../mock/state/orders/whole-house';
import { projectHandlers } from '../../mock/state/projects/projects';
import { liquidationHandlers } from '../../mock/state/requests/liquidation';
import { serviceOrderHandlers } from '../../mock/state/requests/service-orders';
import { flowOrderHandlers } from '../../mock/state/vehicles/flow-orders';
import { trafficOrderHandlers } from '../../mock/state/vehicles/traffic-orders';

const handlers: Handlers = {
  ...financeHandlers,
  ...batchOrderHandlers,
  ...deliveryHandlers,
  ...flowOrderHandlers,
  ...foundGoodsHandlers,
  ...liquidationHandlers,
  ...myOrderHandlers,
  ...orderActionHandlers,
  ...orderAuditHandlers,
  ...orderTermsHandlers,
  ...popReserveHandlers,
  ...projectHandlers,
  ...returnHandlers,
  ...serviceOrderHandlers,
  ...todoHandlers,
  ...trafficOrderHandlers,
  ...wholeHouseHandlers,
};

/** Buttons of each state, grace amounts of dealers that have some, a contract to sign: the mock begins with their examples. */
const SEEDS: readonly OperationId[] = ['judgeOrderButtons', 'queryBatchKuanxianStatus', 'getFinanceContract'];

/** Whether `pnpm examples` writes the first answer example of an operation. */
export const isDrawn = (operationId: OperationId): boolean =>
  operationId in handlers && !SEEDS.includes(operationId);
