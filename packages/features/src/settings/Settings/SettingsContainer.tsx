'use client';
import type { User } from '@valise/contract';
import { ChangePasswordContainer } from '../ChangePassword/ChangePasswordContainer.tsx';
import { PersonalInformationContainer } from '../PersonalInformation/PersonalInformationContainer.tsx';
import { TwoFactorVerificationContainer } from '../TwoFactorVerification/TwoFactorVerificationContainer.tsx';
import { Settings, type SettingsProps } from './Settings.tsx';

export interface SettingsContainerProps extends Pick<SettingsProps, 'tab' | 'onTabChange'> {
  user: User;
  /** The server's user, which replaces the stored one. */
  onUserChange: (user: User) => void;
  /** Whether the tab has unsaved changes. */
  onDirtyChange?: (isDirty: boolean) => void;
}

/** The settings of the signed-in user. */
export function SettingsContainer({ user, tab, onTabChange, onUserChange, onDirtyChange }: SettingsContainerProps) {
  return (
    <Settings
      tab={tab}
      onTabChange={onTabChange}
      panels={{
        personal: <PersonalInformationContainer user={user} onUserChange={onUserChange} onDirtyChange={onDirtyChange} />,
        password: <ChangePasswordContainer user={user} onDirtyChange={onDirtyChange} />,
        'two-factor': <TwoFactorVerificationContainer user={user} onUserChange={onUserChange} onDirtyChange={onDirtyChange} />,
      }}
    />
  );
}
