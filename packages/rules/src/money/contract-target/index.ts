export { shanghaiYear } from '../../base/shanghai';
export { type TargetPace, targetPace } from './target-pace';
