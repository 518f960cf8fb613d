import { DigitalTransfer } from './digital-transfer';

/** 数币转账确认: the slip of what stands in the draft; what is missing in it is asked for at its field (FIN-07). */
export function Component() {
  return <DigitalTransfer startsChecked />;
}
