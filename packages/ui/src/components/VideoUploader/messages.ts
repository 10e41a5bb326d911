export const videoUploaderMessages = {
  'en-US': {
    videoFile: 'Upload a file',
    videoChoose: 'Choose a video',
    videoOr: 'or',
    videoUrl: 'Paste a video URL',
    videoRefusedType: 'MP4, MOV, AVI only',
  },
};
