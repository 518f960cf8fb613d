export { type RebuyLine, rebuyLines } from './rebuy';
