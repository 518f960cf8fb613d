import {
  type LoadFacts,
  type LoadKind,
  trafficText,
  vehicleLoad,
  volumeText,
} from '@dealer-portal/rules/traffic';
import './load-meter.css';

const NAMES: Readonly<Record<LoadKind, string>> = {
  unknown: '',
  over: '超载',
  under: '未满载',
  fit: '可发运',
};

interface LoadMeterProps {
  readonly facts: LoadFacts;
  readonly label: string;
  /** The text in place of the verdict, e.g. the remaining room. */
  readonly verdict?: string;
}

/** How full a vehicle is: a bar with its volumes, and what to do when it may not leave so (TRAF-01). */
export function LoadMeter({ facts, label, verdict }: LoadMeterProps) {
  const { kind, rate, refusal } = vehicleLoad(facts);
  const text = trafficText(refusal);
  const volumes = `${volumeText(facts.SUMVOLUME)} / ${volumeText(facts.CARVOLUME)}`;
  if (rate === undefined) return <UnknownLoad volumes={volumes} text={text} />;
  const name = verdict ?? NAMES[kind];
  return (
    <div className="load-meter" data-kind={kind}>
      <meter
        className="visually-hidden"
        min={0}
        max={100}
        value={Math.min(100, rate)}
        aria-label={label}
        aria-valuetext={`${volumes}，装载率 ${rate}%，${name}`}
      />
      {/* The look of a native meter cannot be set equally in every browser. */}
      <div className="load-meter-bar" aria-hidden="true">
        <span style={{ width: `${Math.min(100, rate)}%` }} />
      </div>
      <div className="load-meter-text">
        <span className="figure">{volumes}</span> <span className="figure">装载率 {rate}%</span>{' '}
        <strong>{name}</strong>
        {text && <span className="load-meter-advice">{text}</span>}
      </div>
    </div>
  );
}

interface UnknownLoadProps {
  readonly volumes: string;
  /** The volume that cannot be read; empty where one is missing. */
  readonly text: string | undefined;
}

/** Volumes that are missing or cannot be read make no share: what is known of them stands there. */
function UnknownLoad({ volumes, text }: UnknownLoadProps) {
  return (
    <div className="load-meter-text">
      <span className="figure">{volumes}</span> <span>装载率 —</span>
      {text && <span className="load-meter-advice">{text}</span>}
    </div>
  );
}
