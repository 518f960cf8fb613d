export { explainCalculation } from './explain-calculation';
