'use client';
import { Avatar } from '@valise/ui/Avatar';
import { Card } from '@valise/ui/Card';
import { Link } from '@valise/ui/Link';
import { useMessages } from '@valise/ui/messages';
import { callLink, mailLink } from './contactLinks.ts';
import { MapLink } from './MapLink.tsx';
import { orderMessages } from './messages.ts';
import * as styles from './OrderCards.css.ts';

/** The details of a person that a card shows. Travelers, partners, riders and contacts have them. */
export interface ShownPerson {
  name: string;
  email: string | null;
  phone: string | null;
  profilePhoto?: string | null;
}

export interface PersonCardProps {
  title: string;
  /** Null when the server names no person. */
  person: ShownPerson | null;
  /** The address of a map; null without one. */
  map?: string | null;
}

/** A person of an order, with links to write and to call. */
export function PersonCard({ title, person, map = null }: PersonCardProps) {
  const messages = useMessages(orderMessages);
  return (
    <Card title={title} actions={map !== null && <MapLink href={map} name={title} />}>
      {person === null ? (
        <p className={styles.note}>{messages.noDetails}</p>
      ) : (
        <div className={styles.person}>
          <Avatar name={person.name} src={person.profilePhoto} />
          <div className={styles.lines}>
            <p className={styles.name}>{person.name || '–'}</p>
            <Detail text={person.email} href={mailLink(person.email)} />
            <Detail text={person.phone} href={callLink(person.phone)} />
          </div>
        </div>
      )}
    </Card>
  );
}

function Detail({ text, href }: { text: string | null; href: string | null }) {
  if (text === null || text.trim() === '') return null;
  return <span className={styles.detail}>{href === null ? text : <Link href={href}>{text}</Link>}</span>;
}
