import { type FileTerms, fileRefusal, uploadText } from '@dealer-portal/rules/upload';
import type { Result } from '@dealer-portal/sdk';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { closeMessage, notifyWith } from '#platform/notices';

/** A file that the server keeps; the form sends its number. */
export interface StoredFile {
  readonly fileId: string;
  readonly fileName: string;
  readonly url?: string;
  /** In bytes. */
  readonly size?: number;
}

/** A picture of which the server sends only the address. */
export const pictureAt = (url: string, at: number): StoredFile => ({
  fileId: url,
  fileName: `图片 ${at + 1}`,
  url,
});

/** The addresses of files, as a call takes them. */
export const addressesOf = (files: readonly StoredFile[]): string[] =>
  files.flatMap(({ url }) => (url === undefined ? [] : [url]));

/** How a file on its way is followed, and ended. */
export interface Sending {
  /** Called with the number of sent bytes. */
  readonly onSent: (bytes: number) => void;
  readonly signal: AbortSignal;
}

/** Stores one file; a refusal stays at its tile, so the call is a silent one. */
export type StoreFile = (file: File, sending: Sending) => Promise<Result<StoredFile | undefined>>;

/** A file that is on its way, or that was not taken. */
export interface OpenUpload {
  readonly key: number;
  readonly fileName: string;
  readonly size: number;
  readonly sent: number;
  readonly error?: string;
}

/** The actions of a field of files. */
export interface UploadWays {
  readonly terms: FileTerms;
  readonly store: StoreFile;
  /** Deletes a file at the server, once it was taken out and cannot be put back any more. */
  readonly discard?: ((file: StoredFile) => unknown) | undefined;
}

interface UploadsOptions extends UploadWays {
  readonly value: readonly StoredFile[];
  /** May be awaited: a file is deleted once nothing names it any more. */
  readonly onChange: ((files: readonly StoredFile[]) => unknown) | undefined;
}

const NO_ADDRESS = '没有收到保存地址，请重新上传';

/** The files of a field, together with those on their way: each is checked, followed, and can be removed (FIN-11). */
export function useUploads({ value, onChange, terms, store, discard }: UploadsOptions) {
  const [open, setOpen] = useState<readonly OpenUpload[]>([]);
  const controllers = useControllers();
  const nextKey = useRef(0);
  const latest = useRef(value);
  // Before anything else happens: the effects of an earlier drawing would take back a file that was stored since.
  useLayoutEffect(() => {
    latest.current = value;
  });
  const offer = useUndoOffer(discard);
  const { mutateAsync: send } = useMutation({
    mutationFn: ({ file, sending }: { readonly file: File; readonly sending: Sending }) =>
      store(file, sending),
  });
  const change = (files: readonly StoredFile[]) => {
    latest.current = files;
    return onChange?.(files);
  };
  const drop = (key: number) => setOpen((all) => all.filter((upload) => upload.key !== key));
  const patch = (key: number, part: Partial<OpenUpload>) =>
    setOpen((all) => all.map((upload) => (upload.key === key ? { ...upload, ...part } : upload)));

  const upload = async (file: File, former?: StoredFile) => {
    nextKey.current += 1;
    const key = nextKey.current;
    const problem = uploadText(fileRefusal(file, terms));
    const tile = { key, fileName: file.name, size: file.size, sent: 0 };
    setOpen((all) => [...all, problem === undefined ? tile : { ...tile, error: problem }]);
    if (problem !== undefined) return;
    const { signal } = controllers.add(key);
    const result = await send({ file, sending: { signal, onSent: (sent) => patch(key, { sent }) } });
    controllers.remove(key);
    if (signal.aborted) return drop(key);
    if (!result.ok) return patch(key, { error: result.msg });
    if (!result.data) return patch(key, { error: NO_ADDRESS });
    drop(key);
    const stored = { ...result.data, fileName: file.name, size: file.size };
    if (!former) return void change([...latest.current, stored]);
    await change(latest.current.map((item) => (item.fileId === former.fileId ? stored : item)));
    discard?.(former);
  };

  return {
    open,
    /** As many files as there is room for. */
    add: (files: readonly File[]) =>
      Promise.all(
        files.slice(0, Math.max(0, terms.most - latest.current.length)).map((file) => upload(file)),
      ),
    replace: (former: StoredFile, file: File) => upload(file, former),
    /** Ends an upload, or takes away the tile of a file that was not taken. */
    takeBack: (key: number) => {
      controllers.abort(key);
      drop(key);
    },
    /** Takes a stored file out of the form; for a moment it can be put back. */
    remove: (file: StoredFile) => {
      const at = latest.current.findIndex(({ fileId }) => fileId === file.fileId);
      change(latest.current.filter(({ fileId }) => fileId !== file.fileId));
      offer.make(file, () =>
        change([...latest.current.slice(0, at), file, ...latest.current.slice(at)].slice(0, terms.most)),
      );
    },
  };
}

/** The offer to put back the file that was taken out last; it ends with the next one, and with the field. */
function useUndoOffer(discard: UploadWays['discard']) {
  const end = useRef(() => {});
  useEffect(() => () => end.current(), []);
  return {
    make: (file: StoredFile, putBack: () => void) => {
      end.current();
      const text = `已移除 ${file.fileName}`;
      end.current = () => {
        end.current = () => {};
        closeMessage(text);
        discard?.(file);
      };
      const onPress = () => {
        end.current = () => {};
        putBack();
      };
      notifyWith('info', text, { label: '撤销', onPress });
    },
  };
}

/** Ends the uploads under way; all of them end with their field. */
function useControllers() {
  const all = useRef(new Map<number, AbortController>());
  useEffect(() => {
    const controllers = all.current;
    return () => {
      for (const controller of controllers.values()) controller.abort();
    };
  }, []);
  return {
    add: (key: number) => {
      const controller = new AbortController();
      all.current.set(key, controller);
      return controller;
    },
    remove: (key: number) => all.current.delete(key),
    abort: (key: number) => {
      all.current.get(key)?.abort();
      all.current.delete(key);
    },
  };
}
