import { useRef, type ChangeEvent } from 'react';
import { messageOf } from '../../shared/error.ts';
import { formatFieldError } from '../../shared/form/formatFieldError.ts';
import { showFailure } from '../../shared/requestToast.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Row } from '../../shared/ui/Row.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import { showError, showToast } from '../../shared/ui/toast.tsx';
import { messages } from './messages.ts';
import { useDeleteAvatarMutation, useUpdateAvatarMutation } from './profileApi.ts';
import { squareImage } from './squareImage.ts';

interface AvatarFormProps {
  readonly imageUrl: string | null;
  /** Converts a file to the base64 image to send. Replaced in tests, where jsdom has no canvas. */
  readonly readImage?: (file: File) => Promise<string>;
}

export function AvatarForm({ imageUrl, readImage = squareImage }: AvatarFormProps) {
  const fileInput = useRef<HTMLInputElement>(null);
  const [update, updateState] = useUpdateAvatarMutation();
  const [remove, removeState] = useDeleteAvatarMutation();

  const upload = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    target.value = ''; // allows choosing the same file again
    if (!file) return;
    const image = await readImage(file).catch(() => undefined);
    if (image === undefined) return showError(messages.imageNotReadable);
    try {
      await update({ body: { image } }).unwrap();
      showToast(messages.saved);
    } catch (error) {
      showError(formatFieldError(messageOf(error), 'image'));
    }
  };

  return (
    <Row gap={4} rowGap={3} justify="space-between">
      <Text>JPEG, PNG, WebP or GIF. Cropped to a square.</Text>
      <Row gap={2}>
        <Button
          isPending={updateState.isLoading}
          pendingText="Saving…"
          onClick={() => fileInput.current?.click()}
        >
          {imageUrl === null ? 'Choose a picture' : 'Change picture'}
        </Button>
        {imageUrl !== null && (
          <Button
            variant="quiet"
            isPending={removeState.isLoading}
            onClick={() => void showFailure(remove().unwrap())}
          >
            Remove
          </Button>
        )}
        <input
          ref={fileInput}
          type="file"
          accept="image/*"
          aria-label="Picture file"
          hidden
          onChange={(event) => void upload(event)}
        />
      </Row>
    </Row>
  );
}
