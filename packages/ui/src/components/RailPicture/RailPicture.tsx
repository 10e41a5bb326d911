// Separate files, so that scripts contain no images.
import short from '../../../assets/rail-short.svg?no-inline';
import banner from '../../../assets/rail-banner.svg?no-inline';
import signIn from '../../../assets/rail-sign-in.svg?no-inline';
import full from '../../../assets/rail.svg?no-inline';
import { picture, shortWindow } from './RailPicture.css.ts';

const scenes = {
  full: { src: full, width: 640, height: 420 },
  'sign-in': { src: signIn, width: 580, height: 390 },
  banner: { src: banner, width: 508, height: 218 },
};
const shortSignIn = { srcSet: short, width: 580, height: 284 };

export interface RailPictureProps {
  /**
   * `full` shows five pieces far apart (640 by 420), `sign-in` the same five close together (580 by 390) or, in windows
   * below 720 px, six smaller ones (580 by 284), `banner` four on a rail with its knob (508 by 218).
   */
  scene: 'full' | 'sign-in' | 'banner';
}

/**
 * A wardrobe on a brass rail. It fills the width of its container and is cropped at the bottom.
 * It is decoration for three places: sign-in, the welcome banner and the empty state.
 */
export function RailPicture({ scene }: RailPictureProps) {
  const image = <img {...scenes[scene]} alt="" draggable={false} className={picture} />;
  if (scene !== 'sign-in') return image;
  return (
    <picture>
      <source media={shortWindow} {...shortSignIn} />
      {image}
    </picture>
  );
}
