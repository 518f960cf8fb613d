import { config } from '#platform/config';
import { Hotline } from '../shell/service/hotline';
import '../shell/shell.css';

/** Over pages that stand for one that is not there: whose they are, and whom to call (HEAD-01). */
export function GateStrip() {
  return (
    <header className="strip gate-strip no-print">
      <img src="/favicon.svg" alt="" width={24} height={24} />
      <strong>{config.name}</strong>
      <Hotline />
    </header>
  );
}
