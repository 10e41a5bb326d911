import { type ReactNode, useRef } from 'react';

interface FileChoice {
  /** Media types and file name extensions that the browser offers first. */
  accept: readonly string[];
  /** @default false */
  allowsMultiple?: boolean;
  onChoose: (files: File[]) => void;
}

/** Opens the browser's dialog for choosing files: what a button calls, and an input that has to be rendered beside it. */
export function useFileChoice({ accept, allowsMultiple = false, onChoose }: FileChoice): [open: () => void, input: ReactNode] {
  const input = useRef<HTMLInputElement>(null);
  const open = () => {
    // The same file can be chosen again.
    if (input.current) input.current.value = '';
    input.current?.click();
  };
  return [
    open,
    <input
      key="files"
      ref={input}
      type="file"
      hidden
      accept={accept.join(',')}
      multiple={allowsMultiple}
      onChange={({ target }) => onChoose([...(target.files ?? [])])}
    />,
  ];
}
