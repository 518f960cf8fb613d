export { type GateAnswer, type GateDecision, gateDecision } from './gate';
export { type GateRefusal, gateText } from './gate-refusals';
