// Written by scripts/generate-icons.mjs. Drawing: Phosphor Icons, see LICENSE.
import { Icon, type IconProps } from './Icon.tsx';

export const DotsThreeVerticalBold = (props: IconProps) => <Icon {...props} path="M112 60a16 16 0 1 1 16 16 16 16 0 0 1-16-16m16 52a16 16 0 1 0 16 16 16 16 0 0 0-16-16m0 68a16 16 0 1 0 16 16 16 16 0 0 0-16-16" />;
