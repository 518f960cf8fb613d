export { sheetSizeRefusal, unpackedSizeRefusal } from './file-size';
export { FILE_TERMS, type FileTerms, fileRefusal } from './file-terms';
export { acceptedEndings, fileSizeText } from './file-type';
export { type UploadRefusal, uploadText } from './upload-refusals';
