import type { Data, RecordOf } from '@dealer-portal/sdk';
import { getProject, queryAppointmentContracts, queryProjects } from '@dealer-portal/sdk/operations';
import { accountWhole, asideWhole } from '#platform/calls/account-records';
import { askedObject } from '#platform/calls/asked-object';
import { ALL_ROWS, accountQuery, asideQuery } from '#platform/calls/query';
import type { Account } from '#platform/session/account';

/** A project as lists show it. */
export type Project = RecordOf<'queryProjects'>;

/** A project with its life, people, documents and events. */
export type ProjectDetail = Data<typeof getProject>;

/** One project; nothing is asked without its number. */
export function projectQuery(account: Account, projectNo: string) {
  const { customerCode } = account.saleInfo;
  const query = projectNo === '' ? undefined : { query: { customerCode, projectNo } };
  // A project moves on at the maker's side: its page asks again each time that it is opened.
  const project = accountQuery(getProject, query, account);
  const isAsked = (data: ProjectDetail) => data.projectNo === projectNo;
  return { ...askedObject(project, getProject.id, isAsked), staleTime: 0 };
}

/** All projects of the customer with the sums of their stages. */
export function allProjectsQuery(account: Account) {
  const { customerCode } = account.saleInfo;
  return accountWhole(queryProjects, { body: { customerCode, ...ALL_ROWS } }, account);
}

/** The same beside another question of the page. */
export function knownProjectsQuery(account: Account) {
  const { customerCode } = account.saleInfo;
  return asideWhole(queryProjects, { body: { customerCode, ...ALL_ROWS } }, account);
}

/** The agreement under which projects are done, if there is one. */
export function agreementQuery(account: Account) {
  const { customerCode } = account.saleInfo;
  const body = { customerCode, contractType: 'PROJECT', pageNum: 1, pageSize: 1 };
  return asideQuery(queryAppointmentContracts, { body }, account);
}
