export { ChangePassword, type ChangePasswordProps } from './ChangePassword/ChangePassword.tsx';
export { ChangePasswordContainer, type ChangePasswordContainerProps } from './ChangePassword/ChangePasswordContainer.tsx';
export { PersonalInformation, type PersonalInformationProps } from './PersonalInformation/PersonalInformation.tsx';
export {
  PersonalInformationContainer,
  type PersonalInformationContainerProps,
} from './PersonalInformation/PersonalInformationContainer.tsx';
export { Settings, type SettingsProps } from './Settings/Settings.tsx';
export { SettingsContainer, type SettingsContainerProps } from './Settings/SettingsContainer.tsx';
export { settingsPath, type SettingsTab, settingsTabOf, settingsTabs } from './settingsTab.ts';
export { TwoFactorVerification, type TwoFactorVerificationProps } from './TwoFactorVerification/TwoFactorVerification.tsx';
export {
  TwoFactorVerificationContainer,
  type TwoFactorVerificationContainerProps,
} from './TwoFactorVerification/TwoFactorVerificationContainer.tsx';
