export {
  differenceTotal,
  type LineChange,
  type LineDifference,
  type LineFacts,
  lineDifferences,
  seenLines,
} from './line-differences';
