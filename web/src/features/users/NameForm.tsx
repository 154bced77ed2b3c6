import { limits } from '@dryrun/contracts/limits';
import { updateProfile } from '@dryrun/contracts/profile';
import { useContractForm } from '../../shared/form/useContractForm.ts';
import { Alert } from '../../shared/ui/Alert.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { Field } from '../../shared/ui/Field.tsx';
import { Row } from '../../shared/ui/Row.tsx';
import { Stack } from '../../shared/ui/Stack.tsx';
import { showToast } from '../../shared/ui/toast.tsx';
import { messages } from './messages.ts';
import { useUpdateProfileMutation } from './profileApi.ts';
import styles from './ProfileForms.module.css';

export function NameForm({ name }: { readonly name: string }) {
  const [update] = useUpdateProfileMutation();
  const { submit, field, formError, isPending, formState, reset } = useContractForm({
    schema: updateProfile.body.pick({ name: true }).required(),
    defaultValues: { name },
    send: async (body) => {
      reset({ name: (await update({ body }).unwrap()).name });
      showToast(messages.saved);
    },
  });

  return (
    <Stack as="form" gap={4} className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      {formError !== undefined && <Alert>{formError}</Alert>}
      <Field
        {...field('name')}
        label="Name"
        autoComplete="nickname"
        // A character has up to two UTF-16 code units, which maxLength counts.
        maxLength={limits.nameCharacters * 2}
      />
      {formState.isDirty && (
        <Row gap={2}>
          <Button type="submit" variant="primary" isPending={isPending} pendingText="Saving…">
            Save name
          </Button>
          <Button variant="quiet" onClick={() => reset()}>
            Cancel
          </Button>
        </Row>
      )}
    </Stack>
  );
}
