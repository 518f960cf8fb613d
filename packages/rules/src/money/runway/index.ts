export { dayAfter } from '../../base/shanghai';
export {
  billEnds,
  type ComingEnds,
  comingEnds,
  type EndingBill,
  type EndingRebate,
  type Forecast,
  forecast,
  type RunwayEnd,
  rebateEnds,
} from './forecast';
export {
  ALERT_CHOICES,
  type AlertFacts,
  type AlertSettings,
  type OwnAlert,
  ownAlerts,
  readAlertSettings,
} from './own-alerts';
export {
  type PayerRunway,
  RUNWAY_DAYS,
  type RunwayDay,
  type RunwayDocument,
  type RunwayDue,
  type RunwayFacts,
  type RunwayMove,
  type RunwayPayer,
  type RunwayTransfer,
  runwayMoves,
  runwayRefusal,
  runways,
} from './runway';
export { type RunwayRefusal, runwayText } from './runway-refusals';
export {
  type RunwayLoan,
  type RunwayOrder,
  repaymentDues,
  runwayTransfers,
  TAIL_DAYS,
  tailDues,
  type WireTransfer,
  worstPayer,
} from './sources';
export { mostPayable, type Trial, type WhatIf, type WhatIfRow, whatIf } from './what-if';
