import { notify } from './notices';

/** The address of a file that was uploaded; an answer without one is told, for the form has nothing to keep. */
export function storedUrl(
  stored: { readonly url: string } | undefined,
  fileName: string,
): string | undefined {
  if (!stored) notify('warning', `${fileName} 没有收到保存地址，请重新上传`);
  return stored?.url;
}
