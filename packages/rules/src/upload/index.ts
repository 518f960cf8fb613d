export { fileSizeProblem } from './file-size';
