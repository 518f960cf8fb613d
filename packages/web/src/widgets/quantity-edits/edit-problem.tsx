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
  const { requested: target, base, current = base } = edit;
  return (
    <div className="field-problem" role="alert">
      两处都改了数量：您 {target}，服务器 {current}
      <button type="button" className="cell-link" onClick={() => onNumber(target)}>
        用我的 {target}
      </button>
      <button type="button" className="cell-link" onClick={() => onNumber(current)}>
        用服务器的 {current}
      </button>
    </div>
  );
}
