import { useSearchParams } from 'react-router-dom';
import { useUnsubscribe } from '../../features/users/useUnsubscribe.ts';
import { href } from '../../shared/paths.ts';
import { ButtonLink } from '../../shared/ui/Button.tsx';
import { AuthCard } from '../AuthCard.tsx';
import { WaitingPage } from '../WaitingPage.tsx';

export function UnsubscribePage() {
  const [query] = useSearchParams();
  const text = useUnsubscribe(query.get('token'));
  if (text === undefined) return <WaitingPage text="Unsubscribing…" />;
  return (
    <AuthCard title="Unsubscribe" lead={text}>
      <ButtonLink to={href.profile()} size="lg">
        Manage email settings
      </ButtonLink>
    </AuthCard>
  );
}
