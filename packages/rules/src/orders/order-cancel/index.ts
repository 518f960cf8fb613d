export { type CancelChoice, type CancelRead, type CancelReason, readCancelChoice } from './cancel-reason';
export { type CancelRefusal, cancelText, RETURN_VERBS, type ReturnVerb } from './cancel-refusals';
export { type NamedLine, readSomeOfLines, type SomeOfLines, type SomeOfLinesRead } from './some-of-lines';
