/** A page of the portal, as routes.tsv has it. */
export interface Page {
  readonly name: string;
  readonly address: string;
  readonly title: string;
  /** `anywhere`, or the pages that lead here. */
  readonly from: string;
}

/** The pages of the portal, from the text of routes.tsv. */
export function readPages(tsv: string): readonly Page[] {
  const [, ...lines] = tsv.trimEnd().split('\n');
  return lines.map((line) => {
    const [name = '', address = '', title = '', from = ''] = line.split('\t');
    return { name, address, title, from };
  });
}
