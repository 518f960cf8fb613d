import { acceptedEndings } from '@dealer-portal/rules/upload';
import { type ChangeEvent, type DragEvent, useRef, useState } from 'react';
import { PlainButton } from '#ui/button/plain-button';
import { Icon } from '#ui/icon/icon';
import { OpenTile, StoredTile } from './upload-tiles';
import { type StoredFile, type UploadWays, useUploads } from './use-uploads';
import './uploads.css';

interface UploadFieldProps extends UploadWays {
  /** Names the field: 门头照片. */
  readonly label: string;
  /** The form gives the three. */
  readonly id?: string;
  readonly value?: readonly StoredFile[];
  readonly onChange?: (files: readonly StoredFile[]) => unknown;
}

/** Pictures and papers of a form: dropped or chosen, each with its progress, its fault and the way to take it back. */
export function UploadField({ label, id, value = [], onChange, ...ways }: UploadFieldProps) {
  const uploads = useUploads({ ...ways, value, onChange });
  const { most, kinds } = ways.terms;
  const room = most - value.length - uploads.open.filter(({ error }) => error === undefined).length;
  const accept = acceptedEndings(kinds);
  return (
    <ul id={id} className="uploads" aria-label={label} tabIndex={-1}>
      {value.map((file) => (
        <StoredTile
          key={file.fileId}
          file={file}
          accept={accept}
          onReplace={(newFile) => void uploads.replace(file, newFile)}
          onRemove={() => uploads.remove(file)}
        />
      ))}
      {uploads.open.map((upload) => (
        <OpenTile key={upload.key} upload={upload} onTakeBack={() => uploads.takeBack(upload.key)} />
      ))}
      {room > 0 && (
        <li>
          <DropTile label={label} accept={accept} room={room} onFiles={(files) => void uploads.add(files)} />
        </li>
      )}
    </ul>
  );
}

interface DropTileProps {
  readonly label: string;
  readonly accept: string;
  readonly room: number;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Where files are dropped, or chosen by a press. */
function DropTile({ label, accept, room, onFiles }: DropTileProps) {
  const picker = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const onPick = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    target.value = '';
    onFiles(files);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onFiles([...event.dataTransfer.files]);
  };
  return (
    <>
      <input
        ref={picker}
        type="file"
        className="visually-hidden"
        tabIndex={-1}
        accept={accept}
        multiple={room > 1}
        aria-label={`选择${label}文件`}
        onChange={onPick}
      />
      <PlainButton
        className="upload-drop"
        data-over={isOver || undefined}
        aria-label={`${label}：拖进来或点这里 还可以传 ${room} 张`}
        onClick={() => picker.current?.click()}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
      >
        <Icon name="top" />
        <span>拖进来或点这里</span>
        <span className="secondary">还可以传 {room} 张</span>
      </PlainButton>
    </>
  );
}
