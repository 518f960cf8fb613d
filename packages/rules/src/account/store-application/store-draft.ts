/** The contents of a store application, and the papers for each kind (FIN-11). */
import { rowOf } from '../../base/row-of';
import { FILE_TERMS, type FileTerms } from '../../fields/upload';

/** The kinds of applications, by the wire codes, in the order of the start page. */
export const APPLY_TYPES = ['VIP', 'NEW', 'REBUILD', 'CLOSE'] as const;

export type ApplyType = (typeof APPLY_TYPES)[number];

/** The kind that an address names; the VIP application when it names none. */
export function applyType(text: string | null | undefined): ApplyType {
  return APPLY_TYPES.find((type) => type === text) ?? 'VIP';
}

/** A file that was uploaded for an application. */
export interface StorePaper {
  readonly fileId: string;
  readonly fileName: string;
  readonly url?: string;
  /** In bytes. */
  readonly size?: number;
}

/** The kinds of papers, by the wire codes. */
export type PaperType = 'STORE' | 'INSIDE' | 'LICENSE';

/** What each is called. */
export const PAPER_NAMES: Readonly<Record<PaperType, string>> = {
  STORE: '门头照片',
  INSIDE: '店内照片',
  LICENSE: '营业执照',
};

/** How many of a kind of papers, and as which files. */
export interface PaperTerms extends FileTerms {
  readonly picType: PaperType;
  readonly label: string;
  readonly least: number;
}

const FRONT = { picType: 'STORE', label: PAPER_NAMES.STORE, least: 1, ...FILE_TERMS.storeFront } as const;
const INSIDE = { picType: 'INSIDE', label: PAPER_NAMES.INSIDE, ...FILE_TERMS.storeInside } as const;
const LICENSE = {
  picType: 'LICENSE',
  label: PAPER_NAMES.LICENSE,
  least: 1,
  ...FILE_TERMS.storeLicense,
} as const;

/** Assumption: how many papers each application needs; a VIP store shows four areas of its display. */
export const PAPER_TERMS: Readonly<Record<ApplyType, readonly PaperTerms[]>> = {
  VIP: [FRONT, { ...INSIDE, least: 4 }, LICENSE],
  NEW: [FRONT, { ...INSIDE, least: 0 }, LICENSE],
  REBUILD: [FRONT, { ...INSIDE, least: 1 }],
  CLOSE: [{ ...FRONT, least: 0 }],
};

/** The values of the fields: text as typed or chosen, and the papers. */
export interface StoreDraft {
  readonly networkCode?: string;
  readonly networkName?: string;
  readonly saleOrgCode?: string;
  readonly centerCode?: string;
  readonly provinceCode?: string;
  readonly cityCode?: string;
  readonly districtCode?: string;
  readonly townCode?: string;
  readonly address?: string;
  readonly area?: string;
  readonly industryCodeList?: readonly string[];
  readonly contactName?: string;
  readonly contactPhone?: string;
  readonly STORE?: readonly StorePaper[];
  readonly INSIDE?: readonly StorePaper[];
  readonly LICENSE?: readonly StorePaper[];
}

/** The papers of a draft that its kind of application takes, each with its kind. */
export function papersOf(
  type: ApplyType,
  draft: StoreDraft,
): readonly (StorePaper & { readonly picType: PaperType })[] {
  return PAPER_TERMS[type].flatMap(({ picType }) =>
    (draft[picType] ?? []).map((paper) => ({ ...paper, picType })),
  );
}

const FIELDS: Readonly<Record<keyof StoreDraft, true>> = {
  networkCode: true,
  networkName: true,
  saleOrgCode: true,
  centerCode: true,
  provinceCode: true,
  cityCode: true,
  districtCode: true,
  townCode: true,
  address: true,
  area: true,
  industryCodeList: true,
  contactName: true,
  contactPhone: true,
  STORE: true,
  INSIDE: true,
  LICENSE: true,
};

/** Whether a name is that of a field of the form. */
export function isDraftField(name: string): name is keyof StoreDraft {
  return rowOf(FIELDS, name) === true;
}
