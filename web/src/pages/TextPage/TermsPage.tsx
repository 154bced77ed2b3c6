import { TextPage } from './TextPage.tsx';
import { terms } from './textPages.ts';

/** The terms of service. */
export function TermsPage() {
  return <TextPage page={terms} />;
}
