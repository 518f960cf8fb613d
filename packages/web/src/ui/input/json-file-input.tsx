import type { Ref } from 'react';

interface JsonFileInputProps {
  /** The button that opens the choice presses the field. */
  readonly ref: Ref<HTMLInputElement>;
  readonly label: string;
  readonly onFile: (file: File | undefined) => void;
}

/** A hidden field that takes a JSON file; the same file may be chosen again. */
export function JsonFileInput({ ref, label, onFile }: JsonFileInputProps) {
  return (
    <input
      ref={ref}
      hidden
      type="file"
      accept=".json,application/json"
      aria-label={label}
      onChange={({ target }) => {
        onFile(target.files?.[0]);
        target.value = '';
      }}
    />
  );
}
