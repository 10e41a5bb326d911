'use client';
import { Banner } from '@valise/ui/Banner';
import { Button } from '@valise/ui/Button';
import { Dialog } from '@valise/ui/Dialog';
import { type ErrorsBag, Form } from '@valise/ui/Form';
import { useMessages } from '@valise/ui/messages';
import { TextField } from '@valise/ui/TextField';
import { type FormEvent, useState } from 'react';
import { searchMessages } from '../messages.ts';
import { cameraMessages } from './messages.ts';
import * as styles from './CameraScan.css.ts';
import { type CameraState, useCamera } from './useCamera.ts';

const FIELD = 'code';

/** The result of looking up the last scanned or typed code. */
export interface CodeSearch {
  code: string;
  state: 'lookingUp' | 'unknown' | 'failed';
}

export interface CameraScanProps {
  isOpen: boolean;
  search: CodeSearch | undefined;
  /** A code was scanned or typed. */
  onCode: (code: string) => void;
  /** The element to focus when the button that opened the dialog is gone. */
  restoreFocusTo: () => HTMLElement | null | undefined;
  onClose: () => void;
}

/** Reads the code of a label with the camera, or from a field. */
export function CameraScan({ isOpen, restoreFocusTo, onClose, ...scan }: CameraScanProps) {
  const { scanWithCamera } = useMessages(searchMessages);
  return (
    <Dialog isOpen={isOpen} title={scanWithCamera} restoreFocusTo={restoreFocusTo} onClose={onClose}>
      <Scan {...scan} />
    </Dialog>
  );
}

const isFailure = (state: CameraState) => state !== 'starting' && state !== 'looking';

function Scan({ search, onCode }: Pick<CameraScanProps, 'search' | 'onCode'>) {
  const messages = useMessages(cameraMessages);
  const { video, state, retry } = useCamera(onCode);
  const [errors, setErrors] = useState<ErrorsBag>();

  function submit(event: FormEvent<HTMLFormElement>) {
    const code = String(new FormData(event.currentTarget).get(FIELD)).trim();
    setErrors(code === '' ? { [FIELD]: [messages.codeRequired] } : undefined);
    if (code !== '') onCode(code);
  }

  return (
    <div className={styles.content}>
      <div hidden={isFailure(state)} className={styles.box}>
        <video ref={video} aria-label={messages.picture} muted playsInline className={styles.picture} />
        <span aria-hidden="true" className={styles.mark} />
      </div>
      {isFailure(state) && (
        <Banner tone="warning" role="alert">
          <div className={styles.failure}>
            <p>{messages[state]}</p>
            {state !== 'unreadable' && (
              <Button size="small" onPress={retry}>
                {messages.tryAgain}
              </Button>
            )}
          </div>
        </Banner>
      )}
      <p role="status">{search ? messages[search.state]({ code: search.code }) : !isFailure(state) && messages[state === 'starting' ? 'starting' : 'looking']}</p>
      <Form errors={errors} onSubmit={submit}>
        <TextField label={messages.code} name={FIELD} isRequired description={messages.codeHint} autoComplete="off" autoCapitalize="none" spellCheck="false" />
        <Button type="submit">{messages.find}</Button>
      </Form>
    </div>
  );
}
