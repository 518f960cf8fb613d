import type { Data } from '@dealer-portal/sdk';
import type { getAccountFlow } from '@dealer-portal/sdk/operations';

/** The latest application to close an account, with its steps. */
export type LiquidationFlow = NonNullable<Data<typeof getAccountFlow>>;

/** The states of an application, by the wire codes. */
export const FLOW = {
  approving: '10',
  settling: '20',
  rejected: '30',
  settled: '40',
  cancelled: '90',
} as const;
