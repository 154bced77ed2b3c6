import { Subprocessors } from '../../features/privacy/Subprocessors.tsx';
import { TextPage } from './TextPage.tsx';
import { privacy } from './textPages.ts';

/** The privacy policy, with the processors that this installation is configured for. */
export function PrivacyPage() {
  return <TextPage page={privacy} inset={<Subprocessors />} />;
}
