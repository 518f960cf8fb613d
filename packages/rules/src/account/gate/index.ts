export { type GateAnswer, type GateDecision, gateDecision } from './gate';
