import { ApiError } from '@dealer-portal/sdk';
import { notify } from '#platform/notices';

/** Says that a paper was not printed, and why. */
export function sayNotPrinted(reason: string): void {
  notify('error', `没有打印：${reason}`);
}

/**
 * Why a paper could not be made.
 * @param otherwise where no call failed: a part of the portal did not load, or the rows did not come whole
 */
export function whyNotPrinted(error: unknown, otherwise: string): string {
  return error instanceof ApiError ? error.msg : otherwise;
}
