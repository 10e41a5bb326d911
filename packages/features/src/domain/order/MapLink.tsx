'use client';
import { MapPin } from '@valise/ui/icons/MapPin';
import { Link } from '@valise/ui/Link';
import { useMessages } from '@valise/ui/messages';
import { orderMessages } from './messages.ts';
import * as styles from './OrderCards.css.ts';

export interface MapLinkProps {
  href: string;
  /** The place on the map, for the link's accessible name. */
  name: string;
}

/** Opens a map in a new tab. */
export function MapLink({ href, name }: MapLinkProps) {
  const messages = useMessages(orderMessages);
  return (
    <Link href={href} target="_blank" rel="noopener noreferrer" aria-label={messages.mapOf({ name })}>
      <span className={styles.mapLink}>
        <MapPin size={18} />
        {messages.map}
      </span>
    </Link>
  );
}
