import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { notify } from '#platform/notices';
import { useAccount } from '#platform/session/account';
import {
  type AddressDraft,
  type DraftField,
  type DraftProblems,
  draftProblems,
  EMPTY_DRAFT,
} from './address-draft';
import { editAddress } from './calls';
import { type Address, refreshAddresses } from './queries';

const FIELDS: readonly DraftField[] = ['addressName', 'contactName', 'contactPhone'];

/** The name of the action that opens the fields. */
export const EDIT_LABEL = '修改';

/** The row that is being changed in place, and the ways to go on with it. */
export interface AddressEdit {
  /** The address of the row; undefined while none is changed. */
  readonly code: string | undefined;
  readonly draft: AddressDraft;
  readonly problems: DraftProblems;
  readonly isSaving: boolean;
  readonly start: (address: Address) => void;
  readonly change: (change: Partial<AddressDraft>) => void;
  readonly save: () => void;
  readonly cancel: () => void;
}

/** Changing name and contact of one address at a time, in its row; a failed save leaves what was typed (ADDR-01). */
export function useAddressEdit(): AddressEdit {
  const { saleInfo } = useAccount();
  const queryClient = useQueryClient();
  const [code, setCode] = useState<string>();
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const [isChecked, setChecked] = useState(false);
  const problems = draftProblems(draft, FIELDS);
  const close = () => {
    setCode(undefined);
    focusOpener(code);
  };
  const saving = useMutation({
    mutationFn: (addressCode: string) => editAddress(saleInfo.customerCode, addressCode, draft),
    onSuccess: async (result, addressCode) => {
      if (!result.ok) return;
      notify('success', `收货地址 (${addressCode}) 已修改`);
      await refreshAddresses(queryClient);
      close();
    },
  });
  return {
    code,
    draft,
    problems: isChecked ? problems : {},
    isSaving: saving.isPending,
    start: ({ addressCode, addressName = '', contactName = '', contactPhone = '' }) => {
      setDraft({ ...EMPTY_DRAFT, addressName, contactName, contactPhone });
      setChecked(false);
      setCode(addressCode);
    },
    change: (change) => setDraft((before) => ({ ...before, ...change })),
    save: () => {
      setChecked(true);
      if (code !== undefined && Object.keys(problems).length === 0 && !saving.isPending) saving.mutate(code);
    },
    cancel: close,
  };
}

/** The fields are gone, so that the focus returns to the action that opened them. */
function focusOpener(code = ''): void {
  window.requestAnimationFrame(() =>
    document
      .querySelector<HTMLElement>(`[data-row-key="${CSS.escape(code)}"] [aria-label^="${EDIT_LABEL}"]`)
      ?.focus(),
  );
}
