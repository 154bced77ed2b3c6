import { Subprocessors } from '../../features/privacy/Subprocessors.tsx';
import { TextPage } from './TextPage.tsx';
import { privacy } from './textPages.ts';

export function PrivacyPage() {
  return <TextPage page={privacy} inset={<Subprocessors />} />;
}
