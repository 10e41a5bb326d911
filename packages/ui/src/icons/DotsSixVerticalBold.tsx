// Written by scripts/generate-icons.mjs. Drawing: Phosphor Icons, see LICENSE.
import { Icon, type IconProps } from './Icon.tsx';

export const DotsSixVerticalBold = (props: IconProps) => <Icon {...props} path="M108 60a16 16 0 1 1-16-16 16 16 0 0 1 16 16m56 16a16 16 0 1 0-16-16 16 16 0 0 0 16 16m-72 36a16 16 0 1 0 16 16 16 16 0 0 0-16-16m72 0a16 16 0 1 0 16 16 16 16 0 0 0-16-16m-72 68a16 16 0 1 0 16 16 16 16 0 0 0-16-16m72 0a16 16 0 1 0 16 16 16 16 0 0 0-16-16" />;
