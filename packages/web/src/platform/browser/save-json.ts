import { saveFile } from './save-file';

const contentType = 'application/json';

/** Saves JSON text as a file. */
export function saveJson(fileName: string, text: string): void {
  saveFile({ blob: new Blob([text], { type: contentType }), fileName, contentType }, fileName);
}
