import type { Choices, HeadRows, Reading } from '@dealer-portal/rules/columns';
import type { ReactNode } from 'react';

/** What a door gives to the part that shows the columns of its file. */
export interface ColumnsPartProps {
  readonly reading: Reading;
  /** What was decided last is being read: the reading is that of before. */
  readonly isReading?: boolean | undefined;
  readonly choices: Choices;
  readonly onChange: (choices: Choices) => void;
  readonly file: {
    /** 要货单 or 我方账. */
    readonly label: string;
    readonly name: string;
    readonly sheets: readonly string[];
  };
  /** Another sheet of the file, from 0. */
  readonly onSheet: (at: number) => void;
  readonly onHeads: (heads: HeadRows | 'none') => void;
  readonly onOtherFile: () => void;
  /** The settings of these heads are forgotten: the reader begins again. */
  readonly onForget: () => void;
  /** What the door adds at the right of the file: 加到 送达方, or 对 公司账. */
  readonly aside: ReactNode;
  /** Notices of the door, below the strip. */
  readonly notice?: ReactNode;
  /** What the door sets beside the columns, at the end. */
  readonly children?: ReactNode;
  readonly next: {
    readonly label: string;
    readonly onPress: () => void;
    /** Why it cannot go on beside open questions. */
    readonly reason?: string | undefined;
  };
  readonly onBack: () => void;
}
