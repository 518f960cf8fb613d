import { PlusOutlined } from '@ant-design/icons';
import { fileSizeProblem } from '@dealer-portal/rules/upload';
import { useMutation } from '@tanstack/react-query';
import { Upload, type UploadFile } from 'antd';
import { useState } from 'react';
import { storedUrl } from '#platform/stored-url';
import { ReasonButton } from '#ui/button/reason-button';
import { storeFile } from './calls';
import { readFiles, writeList } from './project-draft';

interface FileFieldProps {
  /** The files as text; the form gives both. */
  readonly value?: string;
  readonly onChange?: (value: string) => void;
  /** On the button: 添加照片. */
  readonly label: string;
  readonly most: number;
}

/** Papers or pictures of a project: each is stored at once, and can be taken back until the form is sent. */
export function FileField({ value, onChange, label, most }: FileFieldProps) {
  const [problem, setProblem] = useState<string>();
  const files = readFiles(value);
  const store = useMutation({
    mutationFn: (file: File) => storeFile(file),
    onSuccess: (result, { name }) => {
      if (!result.ok) return setProblem(`${name} 没有上传：${result.msg}`);
      const stored = result.data;
      const url = storedUrl(stored, name);
      if (stored && url) onChange?.(writeList([...files, { fileId: stored.fileId, fileName: name, url }]));
    },
  });
  const items = files.map(
    ({ fileId, fileName, url }): UploadFile => ({ uid: fileId, name: fileName, url, status: 'done' }),
  );
  const add = (file: File) => {
    const tooLarge = fileSizeProblem(file, 'orderPicture');
    setProblem(tooLarge);
    if (!tooLarge) store.mutate(file);
    return false;
  };
  return (
    <>
      <Upload
        accept="image/png,image/jpeg,application/pdf"
        fileList={items}
        beforeUpload={add}
        onRemove={({ uid }) => onChange?.(writeList(files.filter(({ fileId }) => fileId !== uid)))}
      >
        {files.length < most && (
          <ReasonButton icon={<PlusOutlined aria-hidden />} loading={store.isPending}>
            {label}（最多 {most} 个）
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
