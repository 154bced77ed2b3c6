import { Notice } from '../shared/ui/Notice.tsx';
import { Spinner } from '../shared/ui/Spinner.tsx';

/** Shown while a link is processed. */
export function WaitingPage({ text }: { readonly text: string }) {
  return <Notice icon={<Spinner />} title={text} role="status" />;
}
