import { DigitalTransfer } from './digital-transfer';

/** 数币转账: filled in from the beginning, or as far as it was filled in before (FIN-07). */
export function Component() {
  return <DigitalTransfer />;
}
