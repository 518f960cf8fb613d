import { type AlertSettings, readAlertSettings } from '@dealer-portal/rules/runway';
import { storedAlerts } from './alert-slot';

/** What the account wants to be reminded of; undefined where it has set nothing. */
export function alertSettings(): AlertSettings | undefined {
  return readAlertSettings(storedAlerts.read());
}

/** Keeps the settings; without any there is nothing to keep. */
export function keepAlertSettings(settings: AlertSettings): void {
  const kept = readAlertSettings(settings);
  if (kept) storedAlerts.write({ ...kept });
  else storedAlerts.clear();
}
