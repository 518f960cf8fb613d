import {
  type Choices,
  chooseHeads,
  isSettled,
  memoryOf,
  type ReadInput,
  type Reading,
} from '@dealer-portal/rules/columns';
import { useMemo, useState } from 'react';
import { today } from '#platform/today';
import { type ColumnFile, choicesOf, inputOf, keepMemory, memoryFor, withChoices } from './column-file';

/** Reads a file with the settings that are remembered for its heads. */
export function readWithMemory<R extends Reading>(file: ColumnFile, read: (input: ReadInput) => R): R {
  const first = read(inputOf(file));
  const memory = first.refusal === undefined ? memoryFor(first.memoryKey) : undefined;
  return memory ? read({ ...inputOf(file), memory }) : first;
}

/**
 * The reading of a file, made again with each decision, and what the page part needs to make them.
 * @param read the door's reader
 * @param onFile keeps the changed file
 */
export function useColumnReading<R extends Reading>(
  file: ColumnFile,
  read: (input: ReadInput) => R,
  onFile: (file: ColumnFile) => void,
) {
  const [forgotten, setForgotten] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is remembered is read again when it was forgotten.
  const reading = useMemo(() => readWithMemory(file, read), [file, read, forgotten]);
  const at = reading.sheet.at;
  const choices = choicesOf(file, at);
  const onChange = (next: Choices) => onFile(withChoices(file, at, next));
  return {
    reading,
    choices,
    onChange,
    onSheet: (next: number) => onFile({ ...file, at: next }),
    onHeads: (heads: Parameters<typeof chooseHeads>[1]) => onChange(chooseHeads(choices, heads)),
    onForget: () => {
      keepMemory(reading.memoryKey, undefined);
      setForgotten(forgotten + 1);
    },
    /** Keeps the decisions about columns for the next file with the same heads. */
    remember: () => {
      if (!isSettled(reading)) return;
      const before = memoryFor(reading.memoryKey);
      keepMemory(reading.memoryKey, memoryOf(reading, { choices, before }, today()));
    },
  };
}
