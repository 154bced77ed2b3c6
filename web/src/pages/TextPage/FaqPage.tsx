import { TextPage } from './TextPage.tsx';
import { faq } from './textPages.ts';

export function FaqPage() {
  return <TextPage page={faq} />;
}
