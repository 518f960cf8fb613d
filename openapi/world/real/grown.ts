/** A special, project or sample-machine price in yuan, with its days (offsets from the day of the data) and its quota. */
export interface GrownPolicy {
  readonly priceType: 'TJ' | 'GC' | 'YJCY';
  readonly versionCode: string;
  readonly price: number;
  readonly usableQty: number;
  readonly realQty: number;
  readonly beginDay: number;
  readonly endDay: number;
}

/** A product of the catalogue with its terms. */
export interface GrownProduct {
  readonly code: string;
  readonly model: string;
  readonly name: string;
  readonly category: string;
  readonly type: string;
  readonly series: string;
  readonly picture: string;
  readonly attributes: readonly { readonly name: string; readonly value: string }[];
  readonly tags: readonly string[];
  readonly isNew: boolean;
  readonly isWithdrawn: boolean;
  /** The model that is sold in place of a withdrawn one. */
  readonly successor?: string;
  /** Yuan. */
  readonly price: number;
  readonly retailPrice: number;
  /** Units of the centre. */
  readonly stock: number;
  readonly inTransit: number;
  /** Units by cloud warehouse, in the order of the warehouses; none where it keeps nothing of it. */
  readonly cloudStocks: readonly number[];
  readonly policies: readonly GrownPolicy[];
}

/** What the world at its real size has beyond the examples of the description. */
export interface Grown {
  readonly products: readonly GrownProduct[];
  /** The sold-to whose own lists are long. */
  readonly wholesaler: string;
}
