export { type HiddenReasonLine as WhyNotLine, hiddenReason as disabledReason } from './hidden-reason';
export type { ReasonText } from './reason-text';
