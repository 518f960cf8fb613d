export { fileSizeProblem } from './file-size';
export { acceptedEndings, type FileKind, fileSizeText, fileTypeProblem } from './file-type';
