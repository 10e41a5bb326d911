// Written by scripts/generate-icons.mjs. Drawing: Phosphor Icons, see LICENSE.
import { Icon, type IconProps } from './Icon.tsx';

export const DotsThreeBold = (props: IconProps) => <Icon {...props} path="M144,128a16,16,0,1,1-16-16A16,16,0,0,1,144,128ZM60,112a16,16,0,1,0,16,16A16,16,0,0,0,60,112Zm136,0a16,16,0,1,0,16,16A16,16,0,0,0,196,112Z" />;
