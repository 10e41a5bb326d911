'use client';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { createDetector } from './barcodeDetector.ts';
import { type CameraFailure, cameraFailure } from './cameraFailure.ts';

/** The time between two readings of the picture, in ms: short enough to feel instant, long enough to save a phone's battery. */
const PAUSE_MS = 150;

export type CameraState = 'starting' | 'looking' | CameraFailure;

interface Camera {
  /** The ref for the element that shows the camera's picture. */
  video: RefObject<HTMLVideoElement | null>;
  state: CameraState;
  /** Asks for the camera again. */
  retry: () => void;
}

const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));

/**
 * Reads codes with the camera, the back one if there is one, until the component is unmounted. A hidden page does not use the
 * camera. Calls back with a code's text, once for as long as the camera sees the same code.
 */
export function useCamera(onCode: (code: string) => void): Camera {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<CameraState>('starting');
  const [attempt, setAttempt] = useState({ number: 0, isSeen: document.visibilityState === 'visible' });
  const report = useEffectEvent(onCode);

  useEffect(() => {
    const follow = () => setAttempt(({ number }) => ({ number: number + 1, isSeen: document.visibilityState === 'visible' }));
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, []);

  const look = useEffectEvent(async (stream: MediaStream, signal: AbortSignal) => {
    const picture = video.current;
    const detector = await createDetector();
    if (signal.aborted || picture === null) return;
    if (detector === null) throw new DOMException('The browser reads no codes', 'NotSupportedError');
    picture.srcObject = stream;
    await picture.play();
    setState('looking');
    let seen = '';
    while (!signal.aborted) {
      // The reader throws when the picture is not there yet or no longer there: that counts as no code.
      const codes = await detector.detect(picture).catch(() => []);
      const code = codes.map(({ rawValue }) => rawValue.trim()).find((text) => text !== '') ?? '';
      if (!signal.aborted && code !== '' && code !== seen) report(code);
      if (code !== '') seen = code;
      await pause();
    }
  });

  useEffect(() => {
    if (!attempt.isSeen) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    const fail = (failure: CameraFailure) => !signal.aborted && setState(failure);
    const picture = video.current;
    navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } }).then(
      (stream) => {
        const end = () => stream.getTracks().forEach((track) => track.stop());
        if (signal.aborted) return end();
        signal.addEventListener('abort', () => {
          end();
          if (picture !== null) picture.srcObject = null;
        });
        // Unplugged, or taken away by the system.
        stream.getTracks().forEach((track) => track.addEventListener('ended', () => fail('missing')));
        return look(stream, signal).catch((error: unknown) => {
          end();
          fail(error instanceof DOMException && error.name === 'NotSupportedError' ? 'unreadable' : 'busy');
        });
      },
      (error: unknown) => fail(cameraFailure(error)),
    );
    return () => stop.abort();
  }, [attempt]);

  return {
    video,
    state,
    retry: () => {
      setState('starting');
      setAttempt(({ number, isSeen }) => ({ number: number + 1, isSeen }));
    },
  };
}
