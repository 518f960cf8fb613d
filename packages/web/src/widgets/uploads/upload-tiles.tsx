import { fileSizeText } from '@dealer-portal/rules/upload';
import { type ChangeEvent, useRef } from 'react';
import { PlainButton } from '#ui/button/plain-button';
import { Icon } from '#ui/icon/icon';
import { ShareRuler } from '#ui/ruler/ruler';
import type { OpenUpload, StoredFile } from './use-uploads';
import './uploads.css';

const PICTURE = /\.(jpe?g|png)$/i;

/** A picture, or the sign of a paper, under its name. */
export function FilePreview({ file: { fileName, url } }: { readonly file: StoredFile }) {
  return (
    <span className="upload-preview">
      {url && PICTURE.test(url) ? <img src={url} alt={fileName} /> : <Icon name="read" />}
    </span>
  );
}

interface PictureTilesProps {
  readonly label: string;
  readonly pictures: readonly StoredFile[];
}

/** Pictures that are only looked at. */
export function PictureTiles({ label, pictures }: PictureTilesProps) {
  return (
    <ul className="uploads" aria-label={label}>
      {pictures.map((picture) => (
        <li key={picture.fileId} className="upload-tile">
          <FilePreview file={picture} />
        </li>
      ))}
    </ul>
  );
}

interface StoredTileProps {
  readonly file: StoredFile;
  readonly accept: string;
  readonly onReplace: (file: File) => void;
  readonly onRemove: () => void;
}

/** A file that is there: its look, name and size, another one in its place, or none. */
export function StoredTile({ file, accept, onReplace, onRemove }: StoredTileProps) {
  const picker = useRef<HTMLInputElement>(null);
  const { fileName, size } = file;
  const onPick = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [newFile] = target.files ?? [];
    target.value = '';
    if (newFile) onReplace(newFile);
  };
  return (
    <li className="upload-tile">
      <FilePreview file={file} />
      <PlainButton className="upload-remove" aria-label={`移除 ${fileName}`} onClick={onRemove}>
        <Icon name="close" />
      </PlainButton>
      <strong title={fileName}>{fileName}</strong>
      <span className="upload-line">
        <span className="secondary">{size === undefined ? '已上传' : fileSizeText(size)}</span>
        <input
          ref={picker}
          type="file"
          className="visually-hidden"
          tabIndex={-1}
          accept={accept}
          aria-label={`选择代替 ${fileName} 的文件`}
          onChange={onPick}
        />
        <PlainButton kind="link" aria-label={`换一张 ${fileName}`} onClick={() => picker.current?.click()}>
          换一张
        </PlainButton>
      </span>
    </li>
  );
}

interface OpenTileProps {
  readonly upload: OpenUpload;
  readonly onTakeBack: () => void;
}

/** A file on its way with what has left, or one that was not taken with the reason. */
export function OpenTile({ upload: { fileName, size, sent, error }, onTakeBack }: OpenTileProps) {
  return (
    <li className="upload-tile" data-failed={error !== undefined || undefined}>
      <span className="upload-preview">
        <Icon name={error === undefined ? 'loading' : 'warning'} />
      </span>
      <strong title={fileName}>{fileName}</strong>
      {error === undefined ? (
        <ShareRuler share={size > 0 ? Math.min(sent / size, 1) : 0} />
      ) : (
        <span role="alert" className="field-problem">
          {error}
        </span>
      )}
      <span className="upload-line">
        <span className="secondary figure">
          {error === undefined ? `${fileSizeText(sent)} / ${fileSizeText(size)}` : ''}
        </span>
        <PlainButton
          kind="link"
          aria-label={`${error === undefined ? '取消' : '移除'} ${fileName}`}
          onClick={onTakeBack}
        >
          {error === undefined ? '取消' : '移除'}
        </PlainButton>
      </span>
    </li>
  );
}
