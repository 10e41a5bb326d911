import type { CSSProperties } from 'react';

export interface IconProps {
  /** Width and height in px. */
  size: number;
  className?: string;
  style?: CSSProperties;
}

interface DrawingProps extends IconProps {
  /** SVG path data on a square of 256. */
  path: string;
}

/** Hidden from assistive technology: an icon is always beside its word, or in a control that has a name. */
export function Icon({ path, size, className, style }: DrawingProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 256 256" fill="currentColor" aria-hidden="true" className={className} style={style}>
      <path d={path} />
    </svg>
  );
}
