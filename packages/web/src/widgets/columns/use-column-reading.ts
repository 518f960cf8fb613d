import {
  type Choices,
  chooseHeads,
  type Door,
  isSettled,
  type LedgerReading,
  type Memory,
  memoryKeyOf,
  memoryOf,
  type OrderReading,
  type ReadInput,
  type Reading,
} from '@dealer-portal/rules/columns';
import { useEffect, useMemo, useState } from 'react';
import { today } from '#platform/today';
import { type ColumnFile, choicesOf, inputOf, keepMemory, memoryFor, withChoices } from './column-file';
import type { DoorInput } from './file-answers';
import { isLarge, readByWorker, stopReading } from './file-reader';

/** The reader of a door with what it knows beside the file. */
export interface ColumnReader<R extends Reading> {
  readonly door: Door;
  readonly read: (input: ReadInput) => R;
  /** The same for the worker. */
  readonly doorInput: (input: Omit<ReadInput, 'sheets'>) => DoorInput;
  readonly isOwn: (reading: Reading) => reading is R;
}

/** Whether a reading is that of an order sheet. */
export function isOrderReading(reading: Reading): reading is OrderReading {
  return reading.door === 'order';
}

/** Whether a reading is that of a book. */
export function isLedgerReading(reading: Reading): reading is LedgerReading {
  return reading.door === 'ledger';
}

/** What the reader is given: the file, its choices, and what is remembered of its heads. */
function remembering(file: ColumnFile, door: Door): ReadInput & { readonly memory?: Memory | undefined } {
  const input = inputOf(file);
  return { ...input, memory: memoryFor(memoryKeyOf(door, input)) };
}

/** Reads a file with the settings that are remembered for its heads. */
export function readWithMemory<R extends Reading>(file: ColumnFile, { door, read }: ColumnReader<R>): R {
  return read(remembering(file, door));
}

/**
 * The same for a file of any size: a large one is read beside the page, or by the page where that fails.
 * @returns undefined when the reading was stopped
 */
export async function readBeside<R extends Reading>(
  file: ColumnFile,
  reader: ColumnReader<R>,
): Promise<R | undefined> {
  if (!isLarge(file.sheets)) return readWithMemory(file, reader);
  const { sheets: _, ...input } = remembering(file, reader.door);
  const read = await readByWorker(file.sheets, reader.doorInput(input));
  if (read.kind === 'stopped') return undefined;
  return read.kind === 'read' && reader.isOwn(read.reading) ? read.reading : readWithMemory(file, reader);
}

interface Read<R> {
  readonly of: object;
  readonly reading: R;
}

/** The last reading of a file; undefined until a large one is read for the first time. */
function useReading<R extends Reading>(file: ColumnFile, reader: ColumnReader<R>, forgotten: number) {
  const isHere = !isLarge(file.sheets);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is remembered is read again when it was forgotten.
  const source = useMemo(() => ({ file, reader }), [file, reader, forgotten]);
  const readingHere = useMemo(
    () => (isHere ? readWithMemory(source.file, source.reader) : undefined),
    [source, isHere],
  );
  const [readingBeside, setReadingBeside] = useState<Read<R>>();
  useEffect(() => {
    if (isHere) return;
    let isWanted = true;
    void readBeside(source.file, source.reader).then((reading) => {
      if (isWanted && reading) setReadingBeside({ of: source, reading });
    });
    return () => {
      isWanted = false;
    };
  }, [source, isHere]);
  useEffect(() => stopReading, []);
  return {
    reading: readingHere ?? readingBeside?.reading,
    isReading: !isHere && readingBeside?.of !== source,
  };
}

/**
 * The reading of a file, made again with each decision, and what the page part needs to make them. A large file is read
 * beside the page: its last reading stands until the next one is there.
 * @param reader the door's reader
 * @param onFile keeps the changed file
 */
export function useColumnReading<R extends Reading>(
  file: ColumnFile,
  reader: ColumnReader<R>,
  onFile: (file: ColumnFile) => void,
) {
  const [forgotten, setForgotten] = useState(0);
  const { reading, isReading } = useReading(file, reader, forgotten);
  const at = reading?.sheet.at ?? 0;
  const choices = choicesOf(file, at);
  const onChange = (next: Choices) => onFile(withChoices(file, at, next));
  return {
    reading,
    isReading,
    choices,
    onChange,
    onSheet: (next: number) => onFile({ ...file, at: next }),
    onHeads: (heads: Parameters<typeof chooseHeads>[1]) => onChange(chooseHeads(choices, heads)),
    onForget: () => {
      if (reading) keepMemory(reading.memoryKey, undefined);
      setForgotten(forgotten + 1);
    },
    /** Keeps the decisions about columns for the next file with the same heads. */
    remember: () => {
      if (!reading || !isSettled(reading)) return;
      const before = memoryFor(reading.memoryKey);
      keepMemory(reading.memoryKey, memoryOf(reading, { choices, before }, today()));
    },
  };
}
