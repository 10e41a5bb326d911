'use client';
import { useMessages } from '../../messages/useMessages.ts';
import * as styles from './Brand.css.ts';
import { brandMessages } from './messages.ts';

export interface BrandProps {
  /** A logo of 24 px in a narrow bar, 28 in the sidebar, 34 on the illustrated panel. @default 'medium' */
  size?: 'small' | 'medium' | 'large';
  /** White, for the sidebar and the illustrated panel, which are dark in both themes. @default false */
  isOnDark?: boolean;
}

/** The logo, a case with a flap stitched into a V, and the wordmark. */
export function Brand({ size = 'medium', isOnDark = false }: BrandProps) {
  const messages = useMessages(brandMessages);
  return (
    <span className={`${styles.brand} ${styles.brandSizes[size]} ${isOnDark ? styles.brandOnDark : ''}`}>
      <Mark className={styles.mark} flap={isOnDark ? styles.flapOnDark : styles.flap} />
      {messages.brandName}
    </span>
  );
}

/** The logo alone, 44 px, above a page's message. */
export const BrandMark = () => <Mark className={styles.markAlone} flap={styles.flap} />;

const Mark = ({ className, flap }: { className: string; flap: string }) => (
  <svg viewBox="0 0 28 28" fill="none" aria-hidden="true" className={className}>
    <path d="M10 8.2V6.4A2.4 2.4 0 0 1 12.4 4h3.2A2.4 2.4 0 0 1 18 6.4v1.8" stroke="currentColor" strokeWidth="1.8" />
    <rect x="2.9" y="8.2" width="22.2" height="16" rx="3.6" stroke="currentColor" strokeWidth="1.8" />
    <path d="M6.6 9.2 14 20.4 21.4 9.2" strokeWidth="1.9" strokeLinecap="round" strokeLinejoin="round" className={flap} />
  </svg>
);
