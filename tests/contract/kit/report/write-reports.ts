import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReportData } from './failure-report';
import { junit } from './junit';
import { page } from './page';

/** Writes what CI and people read: JUnit XML, JSON, and one HTML page. */
export function writeReports(folder: string, data: ReportData): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'junit.xml'), junit(data));
  writeFileSync(join(folder, 'contract.json'), `${JSON.stringify(data, null, 2)}\n`);
  writeFileSync(join(folder, 'contract.html'), page(data));
}
