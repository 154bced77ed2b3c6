import { ShieldCheck } from 'lucide-react';
import { useGetAuthOptionsQuery } from '../authOptionsApi.ts';
import styles from './CaptchaNote.module.css';

/** Under a form: how it is kept free of bots. Google asks for these words where its badge is hidden. */
export function CaptchaNote() {
  const { data } = useGetAuthOptionsQuery();
  return (
    <p className={styles.note}>
      <ShieldCheck size={16} aria-hidden />
      <span>{data?.captcha.provider === 'recaptcha' ? <GoogleNote /> : altchaNote}</span>
    </p>
  );
}

const altchaNote = 'Your browser proves by a short computation that it is no bot: no puzzle, no tracking.';

function GoogleNote() {
  return (
    <>
      This site is protected by reCAPTCHA and the Google{' '}
      <a href="https://policies.google.com/privacy">Privacy Policy</a> and{' '}
      <a href="https://policies.google.com/terms">Terms of Service</a> apply.
    </>
  );
}
