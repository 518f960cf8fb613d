export { type CancelChoice, type CancelRead, type CancelReason, readCancelChoice } from './cancel-reason';
export { type NamedLine, readSomeOfLines, type SomeOfLines, type SomeOfLinesRead } from './some-of-lines';
