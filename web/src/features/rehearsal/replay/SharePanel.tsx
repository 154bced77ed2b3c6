import { useState } from 'react';
import { href } from '../../../shared/paths.ts';
import { showFailure } from '../../../shared/requestToast.ts';
import { Button } from '../../../shared/ui/Button.tsx';
import { CopyButton } from '../../../shared/ui/CopyButton.tsx';
import { Field } from '../../../shared/ui/Field.tsx';
import { Row } from '../../../shared/ui/Row.tsx';
import { Section } from '../../../shared/ui/Section.tsx';
import { useShareReplayMutation, useUnshareReplayMutation } from '../rehearsalApi.ts';

interface SharePanelProps {
  readonly rehearsalId: string;
  readonly isShared: boolean;
}

/** Creates and revokes the link to the replay. */
export function SharePanel({ rehearsalId, isShared }: SharePanelProps) {
  const [share, sharing] = useShareReplayMutation();
  const [unshare, unsharing] = useUnshareReplayMutation();
  const [link, setLink] = useState<string>();
  const params = { rehearsalId };
  const createLink = async () => {
    const { token } = await share({ params }).unwrap();
    setLink(window.location.origin + href.sharedReplay(token));
  };
  const revokeLink = async () => {
    await unshare({ params }).unwrap();
    setLink(undefined);
  };
  return (
    <Section
      title="Share the replay"
      description="People with the link see your code, the moments and your levels. They never hear your voice, nor see the task, your notes or the comment."
    >
      {link !== undefined && (
        <Field label="Link" readOnly value={link} trailing={<CopyButton text={link} />} />
      )}
      <Row gap={3}>
        <Button isPending={sharing.isLoading} onClick={() => void showFailure(createLink(), { id: 'share' })}>
          {isShared ? 'Create a new link' : 'Create a link'}
        </Button>
        {isShared && (
          <Button
            variant="quiet"
            isPending={unsharing.isLoading}
            onClick={() => void showFailure(revokeLink(), { id: 'share' })}
          >
            Revoke the link
          </Button>
        )}
      </Row>
    </Section>
  );
}
