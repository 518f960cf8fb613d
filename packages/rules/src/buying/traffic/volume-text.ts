import { type Amount, readFigure } from '../../base/money';

/** A volume in cubic metres, at most two decimals: `4.6 m³`; `— m³` where it cannot be read. */
export function volumeText(cubicMetres: Amount): string {
  const volume = readFigure(cubicMetres);
  return `${volume === undefined ? '—' : Math.round(volume * 100) / 100} m³`;
}
