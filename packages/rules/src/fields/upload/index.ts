export { sheetSizeProblem } from './file-size';
export { FILE_TERMS, type FileTerms, fileProblem } from './file-terms';
export { acceptedEndings, fileSizeText } from './file-type';
