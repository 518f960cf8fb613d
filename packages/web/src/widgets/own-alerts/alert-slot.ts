import { isRecord, slot } from '#platform/browser/storage';

/** What the account wants to be reminded of, kept in this browser as its other settings are; it is read by its own rules. */
export const storedAlerts = slot('local', 'ownAlerts', isRecord);
