import { langNames } from '@dryrun/contracts/language';
import { useState } from 'react';
import { useLocalStorage } from '../../../shared/useLocalStorage.ts';
import { Alert } from '../../../shared/ui/Alert.tsx';
import { Button } from '../../../shared/ui/Button.tsx';
import { CopyButton } from '../../../shared/ui/CopyButton.tsx';
import { Modal } from '../../../shared/ui/Modal.tsx';
import { Row } from '../../../shared/ui/Row.tsx';
import type { Workspace } from '../useWorkspace.ts';
import { Difference } from './Difference.tsx';
import differenceStyles from './Difference.module.css';
import { acceptTemplate, draftKey, parseDraftState } from './draftStorage.ts';
import styles from './TemplateOffer.module.css';

/** Offers the problem's template if it has changed since the code was started. The code stays until it is replaced. */
export function TemplateOffer({ workspace }: { readonly workspace: Workspace }) {
  const { problem, lang, savedCode, resetCode } = workspace;
  const { questionId, templates } = problem;
  const [storedState] = useLocalStorage(draftKey(questionId, lang));
  const [isOpen, setOpen] = useState(false);
  const template = templates[lang];
  const startTemplate = parseDraftState(storedState)?.template ?? template;
  if (startTemplate === template || savedCode.code === template) return null;

  const close = () => setOpen(false);
  const keepCode = () => {
    savedCode.flush();
    acceptTemplate(questionId, lang, template);
    close();
  };
  return (
    <div className={styles.offer}>
      <Alert
        tone="info"
        actions={
          <>
            <Button size="sm" onClick={() => setOpen(true)}>
              Show the new template
            </Button>
            <Button size="sm" variant="quiet" onClick={keepCode}>
              Keep my code
            </Button>
          </>
        }
      >
        This problem’s {langNames[lang]} template has changed since you started. Your code is unchanged.
      </Alert>
      <Modal
        isOpen={isOpen}
        onClose={close}
        title={`New template, ${langNames[lang]}`}
        description="The judge calls your code as the new template declares it."
        width="lg"
      >
        <div className={styles.panes}>
          <div>
            <h3 className={styles.heading}>Your code</h3>
            <pre className={differenceStyles.difference} tabIndex={0} role="region" aria-label="Your code">
              {savedCode.code}
            </pre>
          </div>
          <div>
            <h3 className={styles.heading}>
              New template <CopyButton text={template} />
            </h3>
            <Difference
              from={startTemplate}
              to={template}
              label="Changes from your template to the new one"
            />
          </div>
        </div>
        <Row gap={2} className={styles.buttons}>
          <Button variant="primary" onClick={keepCode}>
            Keep my code
          </Button>
          <Button
            onClick={() => {
              close();
              resetCode();
            }}
          >
            Start over with the new template
          </Button>
        </Row>
      </Modal>
    </div>
  );
}
