export {
  type Permissions,
  parseFreezeFacts,
  parsePermissions,
  parseRedInvoice,
  parseReturnProtocol,
} from './parse-account';
export { parseCartEntries } from './parse-cart';
export { parseGateAnswer, parseShipTos, parseVehicleLines } from './parse-delivery';
export { parseSubmitJournal } from './parse-journal';
export { parsePayers, parseSettleData } from './parse-settle';
export { type Parsed, type Problem, parser, problemsText } from './parsed';
