import { TextPage } from './TextPage.tsx';
import { terms } from './textPages.ts';

export function TermsPage() {
  return <TextPage page={terms} />;
}
