import { LogOut } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { fromLocation } from '../../shared/navigationState.ts';
import { href } from '../../shared/paths.ts';
import { loggedOutMessage } from '../../shared/session.ts';
import { ButtonLink } from '../../shared/ui/Button.tsx';
import { Stack } from '../../shared/ui/Stack.tsx';
import styles from './LockedPanel.module.css';
import { messages } from './messages.ts';

/** Replaces the text of a paid lesson when the session ends on its page. */
export function LoggedOutPanel({ hasCode }: { readonly hasCode: boolean }) {
  return (
    <Stack gap={4} align="start" className={styles.locked}>
      <LogOut size={20} aria-hidden />
      <p>{messages.notInPreview}</p>
      <p>
        {loggedOutMessage} {hasCode && 'Your code is saved in this browser. '}Log in to continue here.
      </p>
      <ButtonLink to={href.login()} state={fromLocation(useLocation())} variant="primary">
        Log in
      </ButtonLink>
    </Stack>
  );
}
