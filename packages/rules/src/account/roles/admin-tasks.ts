/** What administrators of a customer alone do. Assumption: the specification names the sub-accounts, and no role for the rest. */
import { isAdministrator, type MenuFacts } from '../menu';

type Admin = Pick<MenuFacts, 'isAdmin'>;

/** Whether the user keeps the sub-accounts of the customer (ACC-01, PROF-03). */
export const keepsSubAccounts = (user: Admin): boolean => isAdministrator(user);

/** Whether the user keeps the common questions (QUEST-01). */
export const keepsQuestions = (user: Admin): boolean => isAdministrator(user);

/** Whether the user sets the payment password: its code goes to the administrator's phone (FIN-07). */
export const setsPaymentPassword = (user: Admin): boolean => isAdministrator(user);

/** Whether the user cashes rebates (FIN-05). */
export const cashesRebates = (user: Admin): boolean => isAdministrator(user);
