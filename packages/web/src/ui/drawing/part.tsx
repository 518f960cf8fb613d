import { Component, type ReactNode } from 'react';
import { PlainButton } from '../button/plain-button';
import { partFailed } from './part-failures';
import '../page/states.css';

interface PartProps {
  /** What is missing when it cannot be drawn, as 待办. */
  readonly name: string;
  /** Asks again for what it draws. */
  readonly onRetry?: (() => void) | undefined;
  /** What it is drawn from: another value is another attempt. */
  readonly from?: unknown;
  /** What stands in its place; a line with 重试 when absent. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

interface PartState {
  readonly isFailed: boolean;
  readonly from: unknown;
}

/** A part of a page or of the frame that costs itself alone when an answer has a shape that it cannot draw. */
export class Part extends Component<PartProps, PartState> {
  override readonly state: PartState = { isFailed: false, from: this.props.from };

  static getDerivedStateFromError(): Partial<PartState> {
    return { isFailed: true };
  }

  static getDerivedStateFromProps({ from }: PartProps, state: PartState): Partial<PartState> | null {
    return from === state.from ? null : { isFailed: false, from };
  }

  override componentDidCatch(error: unknown): void {
    partFailed(error);
  }

  override render(): ReactNode {
    const { name, fallback, children } = this.props;
    if (!this.state.isFailed) return children;
    if (fallback !== undefined) return fallback;
    return (
      <div role="alert" className="part-failed">
        <span>{name}显示出错，其他内容不受影响。</span>
        <PlainButton size="small" onClick={this.retry}>
          重试
        </PlainButton>
      </div>
    );
  }

  private readonly retry = (): void => {
    this.props.onRetry?.();
    this.setState({ isFailed: false });
  };
}

interface DrawnProps<T> {
  readonly data: T;
  readonly children: (data: T) => ReactNode;
}

/** Draws inside of a part what a function makes of an answer: outside of it an error would be that of its parent. */
export function Drawn<T>({ data, children }: DrawnProps<T>) {
  return children(data);
}
