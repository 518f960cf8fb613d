import type { Edit } from './quantity-edits';

interface EditProblemProps {
  readonly edit: Edit | undefined;
  readonly onNumber: (number: number) => void;
  readonly onRetry: () => void;
}

/** The state of an edited quantity that is not saved: waiting, or changed on the server too, where the user chooses. */
export function EditProblem({ edit, onNumber, onRetry }: EditProblemProps) {
  if (edit?.state === 'waiting') {
    return (
      <div className="field-problem" role="status">
        {edit.text}
        <button type="button" className="cell-link" onClick={onRetry}>
          现在重试
        </button>
      </div>
    );
  }
  if (edit?.state !== 'conflict') return null;
  const { requested, base, serverNumber = base } = edit;
  return (
    <div className="field-problem" role="alert">
      两处都改了数量：您 {requested}，服务器 {serverNumber}
      <button type="button" className="cell-link" onClick={() => onNumber(requested)}>
        用我的 {requested}
      </button>
      <button type="button" className="cell-link" onClick={() => onNumber(serverNumber)}>
        用服务器的 {serverNumber}
      </button>
    </div>
  );
}
