export { type CancelChoice, type CancelRead, type CancelReason, readCancelChoice } from './cancel-reason';
export { type CancelRefusal, cancelText } from './cancel-refusals';
export { type NamedLine, readSomeOfLines, type SomeOfLines, type SomeOfLinesRead } from './some-of-lines';
