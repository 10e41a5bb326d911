import { type ReactNode, useRef } from 'react';

interface FileChoice {
  /** The media types and file name extensions that the browser offers first. */
  accept: readonly string[];
  /** @default false */
  allowsMultiple?: boolean;
  onChoose: (files: File[]) => void;
}

/** Opens the browser's file dialog: a function for a button, and an input to render beside it. */
export function useFileChoice({ accept, allowsMultiple = false, onChoose }: FileChoice): [open: () => void, input: ReactNode] {
  const input = useRef<HTMLInputElement>(null);
  const open = () => {
    // Cleared, so that the same file can be chosen again.
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
