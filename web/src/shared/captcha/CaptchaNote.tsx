import { ShieldCheck } from 'lucide-react';
import { useGetAuthOptionsQuery } from '../authOptionsApi.ts';
import styles from './CaptchaNote.module.css';

/** States how a form is protected from bots. Google requires this text if its badge is hidden. */
export function CaptchaNote() {
  const { data } = useGetAuthOptionsQuery();
  return (
    <p className={styles.note}>
      <ShieldCheck size={16} aria-hidden />
      <span>{data?.captcha.provider === 'recaptcha' ? <GoogleNote /> : altchaNote}</span>
    </p>
  );
}

const altchaNote = 'Protected by a quick automatic check. No puzzles, no tracking.';

function GoogleNote() {
  return (
    <>
      This site is protected by reCAPTCHA and the Google{' '}
      <a href="https://policies.google.com/privacy">Privacy Policy</a> and{' '}
      <a href="https://policies.google.com/terms">Terms of Service</a> apply.
    </>
  );
}
