export { shanghaiYear, type TargetPace, targetPace } from './target-pace';
