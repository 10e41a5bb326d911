'use client';
import { useEffect, useEffectEvent } from 'react';

export interface ScreenSubjectProps {
  /** Called with the number and the name of what the screen shows once they are known, for the title of its tab: '#ORD-20424 Yuki Tanaka'. */
  onSubjectChange?: (subject: string) => void;
}

/** Reports what a screen shows. Empty and unknown parts are left out; without any part nothing is reported. */
export function useScreenSubject(parts: readonly (string | null | undefined)[], onSubjectChange: ScreenSubjectProps['onSubjectChange']): void {
  const subject = parts.map((part) => part?.trim() ?? '').filter((part) => part !== '').join(' ');
  const report = useEffectEvent((known: string) => onSubjectChange?.(known));
  useEffect(() => {
    if (subject !== '') report(subject);
  }, [subject]);
}
