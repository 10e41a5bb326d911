export const avatarUploaderMessages = {
  'en-US': {
    avatarChoose: 'Choose a photo',
    avatarChange: 'Change photo',
    avatarRemove: 'Remove photo',
    avatarRefusedType: 'Must be an image file (PNG, JPG, WebP or GIF)',
  },
};
