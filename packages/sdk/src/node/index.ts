export { type SavedFile, type SaveOptions, saveFile } from './save-file';
