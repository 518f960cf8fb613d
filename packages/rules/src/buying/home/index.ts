export { monthDay } from '../../base/shanghai';
export { dateLine, daysAgo, daysLeftText, greeting, monthOf } from './days';
export { endingSoon } from './ends';
export { type Dated, eventWords, fortnight, type Placed, placeEndings, placeEvents } from './fortnight';
export { balanceAfter, cashPayer, type StripPayer, safePayer } from './money';
export { isOnItsWay, type NextStep, nextStep } from './next-step';
export { openTails, TAIL_ORDERS, type TailOrder, type Tails } from './tails';
export { isNear, type TodoFacts, todoFacts, todosByDeadline } from './todos';
export { proposedNumber, USUAL_DAYS, type UsualGoods, usualGoods } from './usual';
