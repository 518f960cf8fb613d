export {
  differenceTotal,
  type LineChange,
  type LineDifference,
  type LineFacts,
  lineDifferences,
} from './line-differences';
