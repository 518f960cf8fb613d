/** The kinds of files as people call them. */
export const KIND_NAMES = { jpg: 'JPG', png: 'PNG', pdf: 'PDF' } as const;

/** A kind of file that a form may take. */
export type FileKind = keyof typeof KIND_NAMES;

/** The names of kinds, in their order. */
export const kindNames = (kinds: readonly FileKind[]): readonly string[] =>
  kinds.map((kind) => KIND_NAMES[kind]);
