/** The rows of a file between two lines of what was before and after them. */
export interface FileEdges<Row> {
  readonly rows: readonly Row[];
  readonly before: EdgeLine;
  readonly after: EdgeLine;
}

/** A line of a file that is no row: its words, and amounts under the columns of these keys. */
export interface EdgeLine {
  readonly label: string;
  readonly amounts: Readonly<Record<string, string>>;
}
