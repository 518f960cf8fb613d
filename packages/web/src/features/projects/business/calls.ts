import type { Ops } from '@dealer-portal/sdk';
import { submitProjectStep } from '@dealer-portal/sdk/operations';
import { quietApi } from '#platform/calls/api';
import type { Account } from '#platform/session/account';
import type { Opportunity } from './queries';

type Registration = Ops['submitProjectStep']['input']['body'];

/** Registers an opportunity as a project, with everything that is known of it (FIN-10a). */
export function registerOpportunity(opportunity: Opportunity, { saleInfo: { customerCode } }: Account) {
  const { projectNo, projectName, customerName, contactName, contactPhone, address, wishDate } = opportunity;
  const body: Registration = {
    customerCode,
    step: 'REGISTER',
    projectNo,
    projectName,
    agentFlag: opportunity.agentFlag === '1' ? '1' : '0',
    productList: opportunity.productList.map(({ productCode, number }) => ({ productCode, number })),
    ...(customerName && { customerName }),
    ...(contactName && { contactName }),
    ...(contactPhone && { contactPhone }),
    ...(address && { address }),
    ...(wishDate && { wishDate }),
  };
  return quietApi.call(submitProjectStep, { body });
}
