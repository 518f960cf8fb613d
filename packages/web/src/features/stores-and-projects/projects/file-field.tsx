import type { FileTerms } from '@dealer-portal/rules/upload';
import { storeFor } from '#widgets/uploads/calls';
import { UploadField } from '#widgets/uploads/upload-field';
import { readFiles, writeList } from './project-draft';

interface FileFieldProps {
  /** Names the field: 验收照片. */
  readonly label: string;
  readonly terms: FileTerms;
  /** The files as text, as a draft keeps them; the form gives the three. */
  readonly id?: string;
  readonly value?: string;
  readonly onChange?: (value: string) => void;
}

const storePaper = storeFor('PROJECT');

/** Papers or pictures of a project. */
export function FileField({ value, onChange, ...field }: FileFieldProps) {
  return (
    <UploadField
      {...field}
      store={storePaper}
      value={readFiles(value)}
      onChange={(files) => onChange?.(writeList(files))}
    />
  );
}
