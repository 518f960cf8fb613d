/**
 * What few answers need: another charset, numbers that are long or stand for texts, the wait that a server asks for. The
 * client loads it when such an answer comes, for there is a network then.
 */
export { decode } from './decode';
export { parseJson } from './parse-json';
export { retryAfterMs } from './retry-after';
export { withTexts } from './texts';
