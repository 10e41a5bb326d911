'use client';
import { ArrowClockwise } from '../../icons/ArrowClockwise.tsx';
import { MagnifyingGlassMinus } from '../../icons/MagnifyingGlassMinus.tsx';
import { MagnifyingGlassPlus } from '../../icons/MagnifyingGlassPlus.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import * as styles from './EvidenceViewer.css.ts';
import { evidenceViewerMessages } from './messages.ts';
import { Tool } from './Tool.tsx';
import { LEAST_ZOOM, MOST_ZOOM, nextZoom } from './view.ts';

interface ZoomToolsProps {
  /** 1 for a picture that is shown whole. */
  zoom: number;
  /** Without a picture the tools are disabled. */
  isLoaded: boolean;
  onZoom: (zoom: number) => void;
  onRotate: () => void;
}

/** Buttons that zoom and turn the picture. */
export function ZoomTools({ zoom, isLoaded, onZoom, onRotate }: ZoomToolsProps) {
  const messages = useMessages(evidenceViewerMessages);
  return (
    <div className={styles.zoom}>
      <Tool label={messages.viewerZoomOut} keys="-" isDisabled={!isLoaded || zoom <= LEAST_ZOOM} onClick={() => onZoom(nextZoom(zoom, -1))}>
        <MagnifyingGlassMinus size={20} />
      </Tool>
      <span className={styles.percent}>{messages.viewerZoom({ percent: Math.round(zoom * 100) })}</span>
      <Tool label={messages.viewerZoomIn} keys="+" isDisabled={!isLoaded || zoom >= MOST_ZOOM} onClick={() => onZoom(nextZoom(zoom, 1))}>
        <MagnifyingGlassPlus size={20} />
      </Tool>
      <span aria-hidden="true" className={styles.divider} />
      <Tool label={messages.viewerRotate} keys="R" isDisabled={!isLoaded} onClick={onRotate}>
        <ArrowClockwise size={20} />
      </Tool>
    </div>
  );
}
