export { type TallyAddress, type TallyDoor, tallyDoor } from './tally-door';
export {
  type TallyDifference,
  type TallyLine,
  type TallyOrderLine,
  type TallyRecord,
  tallyLines,
} from './tally-lines';
export { type TallyRefusal, tallyText } from './tally-refusals';
export { tokenLeftMs } from './video-token';
