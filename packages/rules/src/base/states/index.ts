export { DELIVERY_STATES, ORDER_STATES, TRAFFIC_ORDER_STATES } from './order-states';
export { type CodeName, choicesOf, type State, type States, type StateTone, toneOf } from './state';
