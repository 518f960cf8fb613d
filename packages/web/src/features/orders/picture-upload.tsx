import { PlusOutlined } from '@ant-design/icons';
import { fileSizeProblem } from '@dealer-portal/rules/upload';
import { useMutation } from '@tanstack/react-query';
import { Upload, type UploadFile } from 'antd';
import { useState } from 'react';
import { storedUrl } from '#platform/stored-url';
import { ReasonButton } from '#ui/button/reason-button';
import { storePicture } from './calls';

/** At most so many pictures, as the calls take them. */
const MOST = 9;

interface PictureUploadProps {
  /** Addresses of the pictures that were stored; the form gives both. */
  readonly value?: readonly string[];
  readonly onChange?: (value: readonly string[]) => void;
}

/** Pictures for a form: each is stored at once, the form keeps its address. */
export function PictureUpload({ value = [], onChange }: PictureUploadProps) {
  const [problem, setProblem] = useState<string>();
  const store = useMutation({
    mutationFn: (file: File) => storePicture(file),
    onSuccess: (result, file) => {
      const url = result.ok ? storedUrl(result.data, file.name) : undefined;
      if (url) onChange?.([...value, url]);
    },
  });
  const files = value.map(
    (url, at): UploadFile => ({ uid: url, name: `照片 ${at + 1}`, url, status: 'done' }),
  );
  return (
    <>
      <Upload
        accept="image/png,image/jpeg"
        listType="text"
        fileList={files}
        beforeUpload={(file) => {
          const tooLarge = fileSizeProblem(file, 'orderPicture');
          setProblem(tooLarge);
          if (!tooLarge) store.mutate(file);
          return false;
        }}
        onRemove={({ uid }) => onChange?.(value.filter((url) => url !== uid))}
      >
        {value.length < MOST && (
          <ReasonButton icon={<PlusOutlined aria-hidden />} loading={store.isPending}>
            添加照片（最多 {MOST} 张）
          </ReasonButton>
        )}
      </Upload>
      {problem && (
        <div role="alert" className="field-problem">
          {problem}
        </div>
      )}
    </>
  );
}
