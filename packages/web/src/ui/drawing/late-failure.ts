/** What a part says whose code did not come, and what its button does. */

let isOutdated = (): boolean => false;

/** The portal says whether a new release has taken the place of the files of this page. */
export function knowReleases(ask: () => boolean): void {
  isOutdated = ask;
}

interface LateFailure {
  readonly message: string;
  /** The act of the button, with its word. */
  readonly act: string;
  readonly onPress: () => void;
}

/** After a release another try can never succeed: only a reload helps, and what was typed is kept. */
export function lateFailure(onRetry: () => void): LateFailure {
  return isOutdated()
    ? {
        message: '系统已更新，请重新加载页面，已填写的内容会保留',
        act: '重新加载',
        onPress: () => window.location.reload(),
      }
    : { message: '请检查网络后重试', act: '重试', onPress: onRetry };
}
