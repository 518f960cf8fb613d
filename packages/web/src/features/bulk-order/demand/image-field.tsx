import { fileSizeProblem } from '@dealer-portal/rules/upload';
import { useMutation } from '@tanstack/react-query';
import { Progress } from 'antd';
import { type ChangeEvent, useRef, useState } from 'react';
import { useAccount } from '#platform/session/account';
import { storedUrl } from '#platform/stored-url';
import { ReasonButton } from '#ui/button/reason-button';
import { deleteImage, uploadImage } from './calls';

/** A demand has at most so many images (the description's own limit). */
const MOST = 9;

interface ImageFieldProps {
  readonly value?: readonly string[];
  /** May be awaited: an image is deleted once nothing names it any more. */
  readonly onChange?: (images: readonly string[]) => void | Promise<void>;
  /** Why nothing can be changed. */
  readonly disabledReason?: string | undefined;
}

/** Images by their addresses: shown, uploaded with progress, removed (BIG-01). */
export function ImageField({ value = [], onChange, disabledReason }: ImageFieldProps) {
  const picker = useRef<HTMLInputElement>(null);
  const { percent, problems, upload, forget } = useUpload();
  const reason = disabledReason ?? (value.length >= MOST ? `最多 ${MOST} 张图片` : undefined);
  const onPick = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])].slice(0, MOST - value.length);
    target.value = '';
    problems.clear();
    const added: string[] = [];
    for (const file of files) {
      const url = await upload(file);
      if (url !== undefined) added.push(url);
    }
    if (added.length > 0) await onChange?.([...value, ...added]);
  };
  const onRemove = async (url: string) => {
    await onChange?.(value.filter((item) => item !== url));
    await forget(url);
  };
  return (
    <>
      <input
        ref={picker}
        type="file"
        accept="image/*"
        multiple
        className="visually-hidden"
        tabIndex={-1}
        aria-label="选择图片文件"
        onChange={(event) => void onPick(event)}
      />
      <ReasonButton
        disabledReason={reason}
        loading={percent !== undefined}
        onClick={() => picker.current?.click()}
      >
        上传图片（{value.length}/{MOST}）
      </ReasonButton>
      {percent !== undefined && <Progress percent={percent} aria-label="图片上传进度" />}
      {problems.all.map((problem) => (
        <div key={problem} role="alert" className="field-problem">
          {problem}
        </div>
      ))}
      <Images urls={value} onRemove={disabledReason === undefined ? onRemove : undefined} />
    </>
  );
}

interface ImagesProps {
  readonly urls: readonly string[];
  /** Absent where nothing can be changed. */
  readonly onRemove: ((url: string) => Promise<void>) | undefined;
}

function Images({ urls, onRemove }: ImagesProps) {
  if (urls.length === 0) return null;
  return (
    <ul className="demand-images" aria-label="已上传的图片">
      {urls.map((url, index) => (
        <li key={url}>
          <img src={url} alt={`图片 ${index + 1}`} width={96} height={96} />
          {onRemove && (
            <ReasonButton
              type="link"
              size="small"
              aria-label={`移除图片 ${index + 1}`}
              onClick={() => onRemove(url)}
            >
              移除图片
            </ReasonButton>
          )}
        </li>
      ))}
    </ul>
  );
}

function useUpload() {
  const { saletoCode } = useAccount();
  const [percent, setPercent] = useState(0);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const send = useMutation({ mutationFn: (file: File) => uploadImage(file, saletoCode, setPercent) });
  /** The documents that were uploaded here, by address: only those can be named to the server. */
  const uploaded = useRef(new Map<string, string>());
  const upload = async (file: File): Promise<string | undefined> => {
    const problem = fileSizeProblem(file, 'demandPicture');
    if (problem) {
      setProblems((before) => [...before, problem]);
      return undefined;
    }
    setPercent(0);
    const result = await send.mutateAsync(file);
    if (!result.ok) return undefined;
    if (result.data) uploaded.current.set(result.data.url, result.data.fileId);
    return storedUrl(result.data, file.name);
  };
  const forget = async (url: string): Promise<void> => {
    const fileId = uploaded.current.get(url);
    if (fileId === undefined) return;
    uploaded.current.delete(url);
    // The user asked for nothing but the image's removal here.
    await deleteImage(fileId, saletoCode);
  };
  return {
    percent: send.isPending ? percent : undefined,
    /** What is wrong with files that were chosen last. */
    problems: { all: problems, clear: () => setProblems([]) },
    upload,
    forget,
  };
}
