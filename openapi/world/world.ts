import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { type MenuGrant, type MenuItem, readMenus } from './menus';
import { type Page, readPages } from './pages';
import type { Grown } from './real/grown';

interface ShipTo {
  readonly sendtoCode: string;
  readonly sendtoAddress: string;
  /** The dealer's name of the address. */
  readonly addressName?: string;
  readonly contactName?: string;
  readonly contactPhone?: string;
}

interface Payer {
  readonly payerCode: string;
  readonly payerType: string;
  readonly name: string;
  /** Yuan. */
  readonly balance: number;
  /** Yuan of the balance that is held for rebates. */
  readonly hrsBalance?: number;
}

/** A dealer's customer code with what belongs to it; the first ship-to is the default. */
export interface SoldTo {
  readonly saletoCode: string;
  readonly name: string;
  readonly shipTos: readonly ShipTo[];
  readonly payers: readonly Payer[];
}

type Right =
  | 'calculator'
  | 'purchaseReturns'
  | 'redInvoices'
  | 'redInvoicesOfRebates'
  | 'redInvoicesOfReturns';

/** A dealer that one can sign in as: one entry of personas.yaml. */
export interface Persona extends SoldTo, MenuGrant {
  /** What is particular in its name, without place and legal form: names of its payers and stores begin with it. */
  readonly shortName: string;
  /** The features that this persona shows, for the sign-in page. */
  readonly shows: string;
  readonly saletoCodeSub?: string;
  readonly channel: string;
  readonly channelGroup: string;
  readonly subChannel: string;
  readonly customerSpecialLabel?: string;
  readonly customerFlag?: string;
  readonly userId: string;
  readonly user: string;
  readonly userName: string;
  readonly phone: string;
  readonly roleCode: string;
  readonly role: string;
  readonly isAdmin: boolean;
  readonly freeze?: { readonly M: string; readonly J: string };
  readonly mdmState?: string;
  /** Rights that calls of their own answer. */
  readonly may: readonly Right[];
  readonly secondSoldTo?: SoldTo;
  readonly buttons: readonly string[];
}

interface WorldProduct {
  readonly productCode: string;
  readonly productModel: string;
  readonly productName: string;
  readonly category: string;
  /** Supply price in yuan. */
  readonly price: number;
  /** Centre stock in units. */
  readonly stock: number;
  readonly withdrawn?: boolean;
  /** The drawing of its type (mock/provider/pictures). */
  readonly picUrl: string;
}

interface WorldOrder {
  readonly orderNo: string;
  readonly orderTypeNo: string;
  readonly date: string;
  readonly status: string;
  readonly payerCode: string;
  readonly sendtoCode: string;
  readonly lines: readonly (readonly [productCode: string, number: number, price: number])[];
  readonly amount: number;
  /** The unpaid part of the amount. */
  readonly rest?: number;
  /** The codes of the buttons that its terms bring: deposit, storage, credit, whole house (ORDER-01). */
  readonly terms?: readonly string[];
  /** The last day on which its goods are stored without a fee, where they are. */
  readonly storedFreeUntil?: string;
}

interface WorldInvoice {
  readonly invoiceNo: string;
  readonly orderNo: string;
  readonly date: string;
  readonly status: string;
}

interface WorldVoucher {
  readonly voucherNo: string;
  readonly date: string;
  readonly text: string;
}

/** The content of world.yaml: products, orders and accounts. */
interface Business {
  /** The day of the data, such as `2026-11-20`: prices, promises and activities are as of it. */
  readonly today: string;
  readonly categories: Readonly<Record<string, string>>;
  readonly products: readonly WorldProduct[];
  readonly orders: readonly WorldOrder[];
  readonly dnNumbers: Readonly<Record<string, string>>;
  readonly invoices: readonly WorldInvoice[];
  /** The payers of other customers by which the first dealer may pay. */
  readonly authorisedPayers: readonly (Payer & { readonly saletoCode: string })[];
  /** Those of the month of the examples, then those of the month before. */
  readonly vouchers: readonly WorldVoucher[];
  readonly earlierVouchers: readonly WorldVoucher[];
}

/** The one business world that every example speaks of. */
export interface World extends Business {
  readonly personas: readonly Persona[];
  readonly secondSoldTo: SoldTo & { readonly owner: string };
  /** Those of every sold-to. */
  readonly shipTos: readonly (ShipTo & { readonly saletoCode: string })[];
  readonly payers: readonly (Payer & { readonly saletoCode: string })[];
  /** Every menu that exists, independent of grants. */
  readonly menus: readonly MenuItem[];
  /** The pages of the portal. */
  readonly pages: readonly Page[];
  /** The world at its real size: what it has beyond the examples. None in the small world. */
  readonly grown?: Grown;
}

const read = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');

/** Reads the files of this folder; examples-agree.test.ts holds their form. */
export function loadWorld(): World {
  const routes = read('routes.tsv');
  const menus = readMenus(parse(read('menus.yaml')), routes);
  const business = { ...parse(read('world.yaml')), menus, pages: readPages(routes) };
  return worldOf(business, parse(read('personas.yaml')));
}

/** The world with these personas and no others. */
export function worldOf(
  business: Business & Pick<World, 'menus' | 'pages'>,
  personas: readonly Persona[],
): World {
  const owner = personas.find(({ secondSoldTo }) => secondSoldTo !== undefined);
  if (!owner?.secondSoldTo) throw new Error('No persona has a second sold-to.');
  const soldTos: readonly SoldTo[] = personas.flatMap((persona) =>
    persona.secondSoldTo ? [persona, persona.secondSoldTo] : [persona],
  );
  return {
    ...business,
    personas,
    secondSoldTo: { ...owner.secondSoldTo, owner: owner.persona },
    shipTos: soldTos.flatMap(({ saletoCode, shipTos }) => shipTos.map((row) => ({ ...row, saletoCode }))),
    payers: [
      ...soldTos.flatMap(({ saletoCode, payers }) => payers.map((row) => ({ ...row, saletoCode }))),
      ...business.authorisedPayers,
    ],
  };
}
