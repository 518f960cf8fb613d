import './signature-lines.css';

/** Where driver and receiver sign: only on the paper of a delivery note. */
export function SignatureLines() {
  return (
    <dl className="print-only signature-lines">
      {['司机签字', '收货人签字', '收货日期', '实收件数及异常说明'].map((label) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd />
        </div>
      ))}
    </dl>
  );
}
