export { type SavedFile, type SaveOptions, saveFile } from './save-file';
export { toFile } from './to-file';
