import { Modal } from 'antd';

interface CalculatorSlotProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The place of the calculator dialog. */
export function CalculatorSlot({ isOpen, onClose }: CalculatorSlotProps) {
  return (
    <Modal title="计算器" open={isOpen} onCancel={onClose} footer={null}>
      计算器尚未开放。
    </Modal>
  );
}
