export { explainMenuItem, explainMenus, type MenuLine } from './explain-menu';
export { type HiddenReasonLine as WhyNotLine, hiddenReason as disabledReason } from './hidden-reason';
export { lockRemark } from './lock-remark';
export { type ReasonText, reasonText } from './reason-text';
