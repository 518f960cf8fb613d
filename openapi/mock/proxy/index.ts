export { type Description, loadDescription, resolved } from '../description';
export { plainEnvelope } from './check-answer';
export { type ExchangeCheck, exchangeCheckOver } from './check-exchange';
export type { DescribedCall, DescribedParameter, Schema } from './described-call';
export { createDriftList, type Drift, driftDocument, driftLine } from './drift-list';
export { type Exchange, type Finding, type FindingKind, isJson, mediaOf } from './exchange';
export { type Recorded, type Recording, recordingOfHar } from './har';
export { type RunningProxy, startProxy } from './proxy';
