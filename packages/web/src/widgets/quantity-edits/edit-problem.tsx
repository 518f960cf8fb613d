import { Button, Flex } from 'antd';
import type { Edit } from './quantity-edits';

interface EditProblemProps {
  readonly edit: Edit | undefined;
  readonly onNumber: (number: number) => void;
  readonly onRetry: () => void;
}

/** What became of an edited quantity that is not saved: waiting, or changed on the server too, where the user chooses. */
export function EditProblem({ edit, onNumber, onRetry }: EditProblemProps) {
  if (edit?.state === 'waiting') {
    return (
      <div className="field-problem" role="status">
        {edit.text}
        <Button type="link" size="small" onClick={onRetry}>
          现在重试
        </Button>
      </div>
    );
  }
  if (edit?.state !== 'conflict') return null;
  const { requested: target, base, current = base } = edit;
  return (
    <div className="field-problem" role="alert">
      两处都改了数量：您 {target}，服务器 {current}
      <Flex>
        <Button type="link" size="small" onClick={() => onNumber(target)}>
          用我的 {target}
        </Button>
        <Button type="link" size="small" onClick={() => onNumber(current)}>
          用服务器的 {current}
        </Button>
      </Flex>
    </div>
  );
}
