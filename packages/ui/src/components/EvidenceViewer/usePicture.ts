import { type RefObject, type SyntheticEvent, useState } from 'react';
import { useStageSize } from './useStageSize.ts';
import { type Size, type View, wholePicture, withinStage } from './view.ts';

interface Picture {
  src: string;
  index: number;
  view: View;
  /** Null until the picture has loaded. */
  size: Size | null;
  /** The number of the attempt, from 1; a new attempt requests the picture again. */
  attempt: number;
  hasFailed: boolean;
  isRetrying: boolean;
}

const fresh = (index: number, src: string): Picture => ({
  src,
  index,
  view: wholePicture,
  size: null,
  attempt: 1,
  hasFailed: false,
  isRetrying: false,
});

/** The picture on the stage. A new one starts whole and upright; the former one stays until it has faded. */
export function usePicture(stageRef: RefObject<HTMLElement | null>, index: number, src: string) {
  const stage = useStageSize(stageRef);
  const [picture, setPicture] = useState(() => fresh(index, src));
  const [leaving, setLeaving] = useState<Picture>();
  let current = picture;
  if (picture.index !== index || picture.src !== src) {
    current = fresh(index, src);
    setPicture(current);
    setLeaving(picture.size === null ? undefined : picture);
  }
  const change = (changes: Partial<Picture>) => setPicture((known) => ({ ...known, ...changes }));

  return {
    stage,
    picture: current,
    leaving,
    onLeft: () => setLeaving(undefined),
    setView: (view: View) => {
      if (current.size !== null && stage !== null) change({ view: withinStage(view, current.size, stage) });
    },
    onLoad: ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => {
      // A drawing without its own size fills the stage.
      const { naturalWidth: width, naturalHeight: height } = currentTarget;
      change({ size: width > 0 && height > 0 ? { width, height } : stage, hasFailed: false, isRetrying: false });
    },
    onError: () => change({ hasFailed: true, isRetrying: false }),
    retry: () => change({ attempt: current.attempt + 1, isRetrying: true }),
  };
}
