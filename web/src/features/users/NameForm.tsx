import { limits } from '@dryrun/contracts/limits';
import { useState, type SubmitEvent } from 'react';
import { useFieldErrors } from '../../shared/form/useFieldErrors.ts';
import { Alert } from '../../shared/ui/Alert.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { Field } from '../../shared/ui/Field.tsx';
import { showToast } from '../../shared/ui/toast.tsx';
import { messages } from './messages.ts';
import { useUpdateProfileMutation } from './profileApi.ts';
import styles from './ProfileForms.module.css';

export function NameForm({ name }: { readonly name: string }) {
  const [draft, setDraft] = useState(name);
  const [update, { isLoading }] = useUpdateProfileMutation();
  const { form, errors, formError, showFieldErrors, showServerError } = useFieldErrors(['name']);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (showFieldErrors({ name: draft.trim() === '' ? messages.nameMissing : undefined })) return;
    try {
      const updatedUser = await update({ body: { name: draft } }).unwrap();
      setDraft(updatedUser.name);
      showToast(messages.saved);
    } catch (error) {
      showServerError(error, messages.unknownError);
    }
  };

  return (
    <form ref={form} className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      {formError !== undefined && <Alert>{formError}</Alert>}
      <Field
        label="Name"
        name="name"
        autoComplete="nickname"
        // A character has up to two UTF-16 code units, which maxLength counts.
        maxLength={limits.nameCharacters * 2}
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
        error={errors.name}
      />
      {draft !== name && (
        <div className={styles.buttons}>
          <Button type="submit" variant="primary" isPending={isLoading} pendingText="Saving…">
            Save name
          </Button>
          <Button variant="quiet" onClick={() => setDraft(name)}>
            Cancel
          </Button>
        </div>
      )}
    </form>
  );
}
