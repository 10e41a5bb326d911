'use client';
import { useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { User } from '../../icons/User.tsx';
import { safeUrl } from '../../safeUrl.ts';
import { avatar, picture, sizes, tints } from './Avatar.css.ts';
import { initialsOf } from './initialsOf.ts';
import { tintOf } from './tintOf.ts';

export interface AvatarProps {
  /** The person's name. Its initials are shown when there is no picture or it fails to load. */
  name: string;
  /** The picture's URL. */
  src?: string | null;
  /** Picks one of three tints, always the same one. @default the name */
  id?: string;
  /** 28, 36 or 56 px. @default 'medium' */
  size?: 'small' | 'medium' | 'large';
  /** The alternative text, when the name is not shown beside it. @default '', because the picture is decoration */
  label?: string;
}

const iconSizes = { small: 16, medium: 18, large: 24 } as const;

/** A round picture of a person or partner. */
export function Avatar({ name, src, id = name, size = 'medium', label }: AvatarProps) {
  const [failed, setFailed] = useState<string>();
  const address = safeUrl(src, 'image');
  const initials = initialsOf(name, useLocale().locale);
  const tint = initials === '' ? tints.length - 1 : tintOf(id, tints.length);
  return (
    <span
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined || undefined}
      className={`${avatar} ${sizes[size]} ${tints[tint]}`}
    >
      {address !== undefined && address !== failed ? (
        <img key={address} src={address} alt="" className={picture} onError={() => setFailed(address)} />
      ) : (
        initials || <User size={iconSizes[size]} />
      )}
    </span>
  );
}
