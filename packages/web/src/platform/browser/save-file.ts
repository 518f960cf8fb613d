import type { FileAnswer } from '@dealer-portal/sdk';

/**
 * Hands a downloaded file to the browser, which saves it (HTTP-10).
 * @param fallbackName the name when the server names none
 */
export function saveFile({ blob, fileName }: FileAnswer, fallbackName: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName ?? fallbackName;
  link.click();
  // The browser has taken the content by the next task.
  window.setTimeout(() => URL.revokeObjectURL(url));
}
