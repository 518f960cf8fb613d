import { Button, Flex } from 'antd';
import type { Edit } from './quantity-edits';

interface EditProblemProps {
  readonly edit: Edit | undefined;
  /** What the server has now. */
  readonly serverNumber: number;
  readonly onNumber: (number: number) => void;
  readonly onRetry: () => void;
}

/** What became of an edited quantity that is not saved: waiting, or changed on the server too, where the user chooses. */
export function EditProblem({ edit, serverNumber, onNumber, onRetry }: EditProblemProps) {
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
  return (
    <div className="field-problem" role="alert">
      两处都改了数量：您 {edit.wanted}，服务器 {serverNumber}
      <Flex>
        <Button type="link" size="small" onClick={() => onNumber(edit.wanted)}>
          用我的 {edit.wanted}
        </Button>
        <Button type="link" size="small" onClick={() => onNumber(serverNumber)}>
          用服务器的 {serverNumber}
        </Button>
      </Flex>
    </div>
  );
}
