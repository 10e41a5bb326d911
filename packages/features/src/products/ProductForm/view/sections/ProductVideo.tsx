'use client';
import { useFormField } from '@valise/ui/Field';
import { useMessages } from '@valise/ui/messages';
import { VideoUploader } from '@valise/ui/VideoUploader';
import { useUploadLimits } from '../../../../kit/uploads/UploadLimits.tsx';
import { productFormMessages } from '../../../formMessages.ts';
import { FormSection } from './FormSection.tsx';

export interface ProductVideoProps {
  /** The chosen file, which replaces the address. */
  video: File | null;
  /** The typed address. */
  videoUrl: string;
  /** The stored address; it is shown as a video that is kept. */
  storedUrl?: string;
  onChange: (video: File | null, videoUrl: string) => void;
  /** @default false */
  isDisabled?: boolean;
}

export function ProductVideo({ video, videoUrl, storedUrl, onChange, isDisabled }: ProductVideoProps) {
  const messages = useMessages(productFormMessages);
  const { maxVideoMb } = useUploadLimits();
  // The address is a separate field. This one shows the messages for a chosen file, which replaces the address.
  const { root, error, onEdit } = useFormField({ name: video === null ? undefined : 'videoFile', label: messages.productVideo });
  return (
    <FormSection name="productVideo" title={messages.productVideo} aside={`${messages.videoHint} ${messages.videoLimit({ megabytes: maxVideoMb })}`}>
      <div ref={root}>
        <VideoUploader
          label={messages.productVideo}
          value={video === null ? { url: videoUrl } : { file: video }}
          onChange={(value) => {
            onEdit();
            if ('file' in value) onChange(value.file, '');
            else onChange(null, value.url);
          }}
          savedUrl={storedUrl}
          urlName="videoUrl"
          maxMegabytes={maxVideoMb}
          errorMessage={error}
          isDisabled={isDisabled}
        />
      </div>
    </FormSection>
  );
}
