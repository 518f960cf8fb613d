import type { World } from '../../world';
import type { Movement } from '../events';
import { KNOWN_PROJECTS, type KnownProject } from './known-projects';

/** Assumption: the deposit of a project is 30 % of its sum; both in cents. */
export const depositOf = (cents: number): number => Math.round((cents * 30) / 100);

/** The text next to a payment of a project. */
export const DEPOSIT_TEXT = '工程定金';
export const REST_TEXT = '工程尾款';

/** Assumption: projects are paid from the project account, if there is one, else from the dealer's own. */
export function projectPayer(world: World, saletoCode: string): string {
  const payers = world.personas.find((persona) => persona.saletoCode === saletoCode)?.payers ?? [];
  return payers.find(({ payerType }) => payerType === '04')?.payerCode ?? saletoCode;
}

/** The price of a piece in a project, in cents: its own price, else that of the product. */
export function pieceCents({ products }: World, known: KnownProject['goods'][number]): number {
  const product = products.find(({ productCode }) => productCode === known.productCode);
  return Math.round((known.price ?? product?.price ?? 0) * 100);
}

/** The sum of a project in cents. */
const sumOf = (world: World, { goods }: KnownProject): number =>
  goods.reduce((sum, goodsLine) => sum + goodsLine.number * pieceCents(world, goodsLine), 0);

interface ProjectPayment {
  readonly day: string;
  readonly text: string;
  readonly cents: number;
}

/** The deposit and the rest of a project, as far as they were paid. */
export function projectPayments(world: World, project: KnownProject): readonly ProjectPayment[] {
  const sum = sumOf(world, project);
  const deposit = depositOf(sum);
  return (project.paid ?? []).map((day, at) =>
    at === 0 ? { day, text: DEPOSIT_TEXT, cents: deposit } : { day, text: REST_TEXT, cents: sum - deposit },
  );
}

/** The money that the projects of the world took from the accounts of a dealer. */
export function projectMovements(world: World, saletoCode: string): readonly Movement[] {
  const payerCode = projectPayer(world, saletoCode);
  return KNOWN_PROJECTS.filter((project) => project.saletoCode === saletoCode).flatMap((project) =>
    projectPayments(world, project).map(({ day, text, cents }) => ({
      day,
      kind: 'MAIN' as const,
      payerCode,
      type: 'TH' as const,
      text: `${text} ${project.projectNo}`,
      orderNo: '',
      sourceNo: project.projectNo,
      industryCode: '',
      debit: cents,
      credit: 0,
    })),
  );
}
