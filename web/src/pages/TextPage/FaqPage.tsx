import { TextPage } from './TextPage.tsx';
import { faq } from './textPages.ts';

/** Questions people ask before and after buying. */
export function FaqPage() {
  return <TextPage page={faq} />;
}
