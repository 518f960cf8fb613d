export {
  type Permissions,
  parseFreezeFacts,
  parsePermissions,
  parseRedInvoice,
  parseReturnProtocol,
} from './parse-account';
export { parseCalculatorProduct } from './parse-calculator';
export { parseCartEntries } from './parse-cart';
export { parseGateAnswer, parseShipTos, parseVehicleLines } from './parse-delivery';
export { parseSubmitJournal } from './parse-journal';
export { parsePayers, parseSettleData } from './parse-settle';
export { parseCategories, parseRecommendedWords } from './parse-shell';
export { type Parsed, type Problem, parser, problemsText } from './parsed';
