import { slice } from '../memory/slice';
import type { Handlers } from '../memory/state';
import { handle, isOwn } from '../resources/typed-handler';

/** The fields of its archive that a dealer may change. */
const CHANGEABLE = ['contactName', 'contactPhone', 'email'];

const archiveOf = slice('customerArchive', () => ({ changed: {} as Readonly<Record<string, string>> }));

export const customerArchiveHandlers: Handlers = {
  ...handle('verifyCustomerLogin', ({ dealer, params, done }) => done(isOwn(dealer, params))),

  ...handle('getCustomerArchive', ({ dealer, params, done, refuse }) => {
    const example = dealer.example('getCustomerArchive');
    const isOwned = isOwn(dealer, { customerCode: params.id });
    return isOwned ? done({ ...example, ...archiveOf(dealer).changed }) : refuse('refused');
  }),

  ...handle('alterCustomerValues', ({ dealer, input, done, refuse }) => {
    const { valueList } = input;
    const isChangeable = valueList.every(({ field }) => CHANGEABLE.includes(field));
    if (!isOwn(dealer, input) || !isChangeable) return refuse('refused');
    const archive = archiveOf(dealer);
    const values = valueList.map(({ field, value }) => [field, value]);
    archive.changed = { ...archive.changed, ...Object.fromEntries(values) };
    return done();
  }),
};
