'use client';
import { User } from '@phosphor-icons/react/dist/csr/User';
import { useState } from 'react';
import { safeUrl } from '../../safeUrl.ts';
import { avatar, picture } from './Avatar.css.ts';
import { initialsOf } from './initialsOf.ts';
import { tintOf } from './tintOf.ts';

export interface AvatarProps {
  /** Whose face it is. Its initials stand in when there is no picture or it cannot be shown. */
  name: string;
  /** The picture's address. */
  src?: string | null;
  /** Picks one of three quiet tints, the same each time. @default the name */
  id?: string;
  /** 28, 36 or 56 px. @default 'medium' */
  size?: 'small' | 'medium' | 'large';
  /** Names the picture where the name does not stand beside it. @default none: it is decoration */
  label?: string;
}

const iconSizes = { small: 16, medium: 18, large: 24 } as const;

/** A person or partner, small and round. */
export function Avatar({ name, src, id = name, size = 'medium', label }: AvatarProps) {
  const [failed, setFailed] = useState<string>();
  const address = safeUrl(src, 'image');
  const initials = initialsOf(name);
  const tint = initials === '' ? 2 : ([0, 1, 2] as const)[tintOf(id, 3)];
  return (
    <span
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined || undefined}
      className={avatar({ size, tint })}
    >
      {address !== undefined && address !== failed ? (
        <img key={address} src={address} alt="" className={picture} onError={() => setFailed(address)} />
      ) : (
        initials || <User size={iconSizes[size]} />
      )}
    </span>
  );
}
