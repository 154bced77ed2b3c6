import { Link } from 'react-router-dom';
import { useGetSocialSignUpQuery } from '../../features/auth/authApi.ts';
import { SocialSignUpForm } from '../../features/auth/SocialSignUpForm.tsx';
import { useSocialLogin } from '../../features/auth/useSocialLogin.ts';
import { messageOf } from '../../shared/error.ts';
import { forwardReturnPath } from '../../shared/navigationState.ts';
import { href } from '../../shared/paths.ts';
import { Alert } from '../../shared/ui/Alert.tsx';
import { providerNames } from '../../shared/ui/ProviderLogo.tsx';
import { AuthCard } from '../AuthCard.tsx';
import { WaitingPage } from '../WaitingPage.tsx';

export function SocialLoginPage() {
  const { signUpCode, origin } = useSocialLogin();
  if (signUpCode !== undefined) return <SocialSignUp code={signUpCode} origin={origin} />;
  return <WaitingPage text="Logging you in…" />;
}

/** Shows which login has no account yet. The account is created when the user accepts the terms. */
function SocialSignUp({ code, origin }: { readonly code: string; readonly origin: unknown }) {
  const { data, error } = useGetSocialSignUpQuery({ body: { code } });
  if (!data && !error) return <WaitingPage text="Logging you in…" />;
  return (
    <AuthCard
      title="Create your account"
      lead={
        data &&
        `${data.email} has no account here yet. Create one to log in with ${providerNames[data.provider]}.`
      }
      footer={
        <>
          Already have an account?{' '}
          <Link to={href.login()} state={forwardReturnPath(origin)}>
            Log in
          </Link>
        </>
      }
    >
      {data ? <SocialSignUpForm code={code} origin={origin} /> : <Alert>{messageOf(error)}</Alert>}
    </AuthCard>
  );
}
