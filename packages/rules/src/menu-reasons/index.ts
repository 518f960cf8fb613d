export { type WhyNotLine, whyNot } from './why-not';
export type { WhyWords } from './why-words';
