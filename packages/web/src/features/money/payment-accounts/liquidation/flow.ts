import type { Data } from '@dealer-portal/sdk';
import type { getAccountFlow } from '@dealer-portal/sdk/operations';

/** The latest application to close an account, with its steps. */
export type LiquidationFlow = NonNullable<Data<typeof getAccountFlow>>;
