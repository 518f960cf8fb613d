/** Files of whole lists whose rows are being fetched: they go on while the user is on another page (FIN-01). */
import { useEffect } from 'react';
import { closeMessage, notify, notifyWith } from '#platform/notices';
import { createStore, useStore } from '#ui/store';

/** A file that is being made. */
interface FileUnderWay {
  /** The list, as its page is called. */
  readonly name: string;
  /** Rows that are there, of how many. */
  readonly count: number;
  readonly total: number;
  readonly stop: () => void;
}

type Files = Readonly<Record<string, FileUnderWay>>;

const files = createStore<Files>({});
/** The lists whose page is on show. */
const shown = new Set<string>();

/** The message of a file whose page was left; lists of two objects have the same name. */
const messageOf = (key: string) => `file ${key}`;

/**
 * The file that is being made of a list; undefined while none is. When its page is left, a message stays by which it can
 * be stopped.
 * @param key the list, and whose rows of what it has
 */
export function useFileUnderWay(key: string): FileUnderWay | undefined {
  useEffect(() => {
    shown.add(key);
    closeMessage(messageOf(key));
    return () => {
      shown.delete(key);
      const left = files.read()[key];
      if (!left) return;
      const stop = { label: '停止', onPress: left.stop };
      notifyWith('info', `${left.name}还在导出，做完会自动保存`, stop, 0, messageOf(key));
    };
  }, [key]);
  return useStore(files)[key];
}

interface NewFile {
  readonly key: string;
  readonly name: string;
  readonly total: number;
  /** Fetches the rows and saves them; gives how many the file has, which may be other than at the press. */
  readonly make: (signal: AbortSignal, onProgress: (count: number) => void) => Promise<number>;
  readonly onFailed: (error: unknown) => void;
}

/** Makes the file of a list, one at a time; where it ends is said where the user is by then. */
export async function makeFile({ key, name, total, make, onFailed }: NewFile): Promise<void> {
  if (files.read()[key]) return;
  const controller = new AbortController();
  const show = (count: number) =>
    files.write({ ...files.read(), [key]: { name, count, total, stop: () => controller.abort() } });
  show(0);
  try {
    const written = await make(controller.signal, show);
    if (!shown.has(key)) notify('success', `${name}已导出，共 ${written} 条`);
  } catch (error) {
    if (controller.signal.aborted) notify('info', '已停止导出，没有保存文件');
    else onFailed(error);
  } finally {
    const { [key]: _, ...others } = files.read();
    files.write(others);
    closeMessage(messageOf(key));
  }
}
